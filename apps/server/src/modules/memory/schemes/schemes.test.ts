import { randomUUID } from "node:crypto";

import { beforeEach, describe, expect, it } from "vitest";

import { SIGN_IN_FIRST, errorMapOf } from "../../../../test/error-map.ts";
import { buildStaff, buildTeacher, signedIn } from "../../../../test/factories.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { scoringSchemes } from "../tables/scoring-schemes.ts";
import { writeFirstSchemes } from "./write-first-schemes.ts";

const test = await startTestApp();
const { db } = test;
const office = await signedIn(test, await buildStaff(db));
const PATH = "/api/staff/scoring-schemes/";
type Scheme = { id: string; key: string; version: number; name: string; points: object };

const all = async (): Promise<Scheme[]> => (await office.get(PATH)).json();
const find = async (key = "fifty-fifty") => (await all()).find((one) => one.key === key)!;
const renew = ({ id, name, points }: Scheme, change: object = {}) =>
  office.put(`${PATH}${id}/`, { name, points: { ...points, ...change } });

beforeEach(async () => {
  await db.delete(scoringSchemes);
  await writeFirstSchemes(db, TEST_NOW);
});

it("a new installation has three, which staff find as they left them", async () => {
  expect((await all()).map(({ key, version }) => [key, version])).toHaveLength(3);
  const { id } = await find();
  await office.patch(`${PATH}${id}/`, { is_retired: true });
  await writeFirstSchemes(db, TEST_NOW);
  expect(await all()).toHaveLength(3);
  expect(await find()).toMatchObject({ is_retired: true, version: 1 });
});

describe("another way of counting", () => {
  it("is a new version, and the one before stays", async () => {
    const before = await find();
    const answer = await renew(before, { sameAtMost: 2 });
    expect(answer.json()).toMatchObject({ key: before.key, version: 2, points: { sameAtMost: 2 } });
    expect(await db.$count(scoringSchemes)).toBe(4);
    expect(await all()).toHaveLength(3);
  });

  it("that is the same makes none, and an old version is not changed any more", async () => {
    const before = await find();
    expect((await renew(before)).json()).toMatchObject({ id: before.id, version: 1 });
    await renew(before, { sameAtMost: 2 });
    expect((await renew(before, { sameAtMost: 4 })).statusCode).toBe(409);
    expect((await office.patch(`${PATH}${before.id}/`, { is_retired: true })).statusCode).toBe(409);
  });

  it.each([
    ["memory", { memory: { madd: 2 } }],
    ["tajwid", { tajwid: { prompted: 2 } }],
    ["forgot", { memory: { forgot: -1 } }],
    ["pass", { pass: { memory: 51, tajwid: 0 } }],
    ["sameAtMost", { sameAtMost: 0 }],
  ])("is refused where %s is wrong", async (_, change) => {
    const answer = await renew(await find(), change);
    expect([answer.statusCode, Object.keys(errorMapOf(answer))]).toEqual([400, ["points"]]);
  });
});

describe("a new way of counting", () => {
  const make = (body: object, key: string = randomUUID(), who = office) =>
    who.post(PATH, body, { "idempotency-key": key });
  const ours = async () => ({ name: "Ours", points: (await find()).points });

  it("has a first version of its own, once for each key", async () => {
    const body = await ours();
    const key = randomUUID();
    const made = await make(body, key);
    expect([made.statusCode, made.json()]).toEqual([
      201,
      { ...body, id: expect.any(String), key: expect.any(String), version: 1, is_retired: false },
    ]);
    expect((await make(body, key)).json()).toEqual(made.json());
    expect(await all()).toHaveLength(4);
    const renewed = await renew(made.json(), { tajwid: { madd: 2, ghunnah: 0.5 } });
    expect(renewed.json()).toMatchObject({
      key: made.json().key,
      version: 2,
      points: { tajwid: { madd: 2, ghunnah: 0.5 } },
    });
    expect(await find()).toMatchObject({ version: 1 });
  });

  it("needs a name and points that can be taken off", async () => {
    const { points } = await ours();
    expect(errorMapOf(await make({ name: " ", points }))).toHaveProperty("name");
    const wrong = { ...points, tajwid: { madd: 101 } };
    expect(errorMapOf(await make({ name: "Ours", points: wrong }))).toHaveProperty("points");
    expect(await all()).toHaveLength(3);
  });

  it("is for staff who arrange contents alone", async () => {
    const body = await ours();
    const teacher = await signedIn(test, await buildTeacher(db));
    expect((await make(body, randomUUID(), teacher)).statusCode).toBe(403);
    expect((await make(body, randomUUID(), test.client())).json()).toEqual(SIGN_IN_FIRST);
    expect(await all()).toHaveLength(3);
  });
});

it("is retired and brought back, once each", async () => {
  const { id } = await find();
  const retire = (is_retired: boolean) => office.patch(`${PATH}${id}/`, { is_retired });
  expect((await retire(true)).json().is_retired).toBe(true);
  expect((await retire(true)).json().is_retired).toBe(true);
  expect((await all()).at(-1)).toMatchObject({ id });
  expect((await retire(false)).json().is_retired).toBe(false);
  expect(
    (await office.patch(`${PATH}${crypto.randomUUID()}/`, { is_retired: true })).statusCode,
  ).toBe(404);
});
