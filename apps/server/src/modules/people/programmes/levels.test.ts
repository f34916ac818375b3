import type { Level } from "@riwaq/contracts/people/programmes";
import { and, asc, eq, notInArray } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { buildFamily, newKey } from "../../../../test/booking-scene.ts";
import { SIGN_IN_FIRST } from "../../../../test/error-map.ts";
import { buildParent, buildStaff, buildTeacher, signedIn } from "../../../../test/factories.ts";
import { buildProgramme } from "../../../../test/teaching.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { programmeLevels } from "../tables/programme-levels.ts";
import { wishes } from "../tables/wishes.ts";

const test = await startTestApp();
const { db } = test;
const staff = await signedIn(test, await buildStaff(db));
const nobody = "00000000-0000-4000-8000-000000000000";

const textsOf = (word: string) => ({ en: word, fr: `${word} (fr)`, ar: `المستوى ${word}` });
const NO_WORDS = { en: "", fr: "", ar: "" };
const shown = (word: string) => ({ name: textsOf(word), description: NO_WORDS });
const form = (word: string) => ({
  ...shown(word),
  outcome: textsOf(`Can ${word}`),
});

let programme: { id: string };
let before: number[] = [];

beforeEach(async () => {
  programme = await buildProgramme(db);
  before = (await db.select().from(events)).map(({ sequence }) => sequence);
});

const levelsUrl = () => `/api/staff/programmes/${programme.id}/levels/`;
const orderUrl = () => `${levelsUrl()}order/`;
const urlOf = ({ id }: { id: string }) => `/api/staff/programme-levels/${id}/`;
const remove = (level: { id: string }) => staff.unsafe("DELETE", urlOf(level), undefined, {});
const idsOf = (levels: readonly Level[]) => levels.map(({ id }) => id);

async function add(word: string): Promise<Level> {
  const answer = await staff.post(levelsUrl(), form(word), newKey());
  expect(answer.statusCode).toBe(201);
  return answer.json().levels.find(({ name }: Level) => name.en === word);
}

async function levels(): Promise<Level[]> {
  const list = (await staff.get("/api/staff/programmes/")).json();
  return list.find(({ id }: { id: string }) => id === programme.id).levels;
}

/** What this test has left in the audit about the programme, the oldest first. */
const notes = async () =>
  db
    .select({ kind: events.kind, payload: events.payload })
    .from(events)
    .where(and(eq(events.subjectId, programme.id), notInArray(events.sequence, before)))
    .orderBy(asc(events.sequence));

/** A family that seeks this level. */
async function seek(level: { id: string }) {
  const { child, parent } = await buildFamily(db, 9);
  const family = await signedIn(test, parent);
  const said = { programme_id: programme.id, level_id: level.id, days: [], parts: [] };
  const answer = await family.put(`/api/students/${child.id}/wish/`, said);
  return { child, family, said, answer };
}

describe("the levels of a programme", () => {
  it("are added after each other, and read by families and visitors in their order", async () => {
    const [first, second] = [await add("Letters"), await add("Words")];
    expect(await levels()).toEqual([
      { id: first.id, ...form("Letters"), is_retired: false },
      { id: second.id, ...form("Words"), is_retired: false },
    ]);
    const offered = (await test.client().get("/api/programmes/offered/")).json();
    expect(offered.find(({ id }: { id: string }) => id === programme.id).levels).toEqual([
      { id: first.id, ...shown("Letters") },
      { id: second.id, ...shown("Words") },
    ]);
    const parent = await signedIn(test, await buildParent(db));
    const sought = (await parent.get("/api/wishes/")).json().programmes;
    const mine = sought.find(({ id }: { id: string }) => id === programme.id);
    expect(idsOf(mine.levels)).toEqual([first.id, second.id]);
    expect(await notes()).toEqual([
      { kind: "add-level", payload: { level: first.id } },
      { kind: "add-level", payload: { level: second.id } },
    ]);
  });

  it("are added once with one key, and twelve at most", async () => {
    const key = newKey();
    for (let time = 0; time < 2; time += 1) {
      expect((await staff.post(levelsUrl(), form("Once"), key)).statusCode).toBe(201);
    }
    expect(await levels()).toHaveLength(1);
    for (let count = 2; count <= 12; count += 1) await add(`Level ${count}`);
    const refused = await staff.post(levelsUrl(), form("Too many"), newKey());
    expect(refused.statusCode).toBe(409);
    expect(await levels()).toHaveLength(12);
  });

  it("are changed by what is named, and noted where that says something new", async () => {
    const level = await add("Letters");
    const description = textsOf("From alif to ya");
    for (const change of [{ name: textsOf("The letters") }, { description }, { description }, {}]) {
      const answer = await staff.patch(urlOf(level), change);
      expect([answer.statusCode, answer.json().levels]).toMatchObject([200, [change]]);
    }
    expect((await notes()).slice(1)).toEqual([
      { kind: "change-level", payload: { level: level.id, changed: ["name"] } },
      { kind: "change-level", payload: { level: level.id, changed: ["description"] } },
    ]);
  });

  it("need a name in each language, and their other texts in all or in none", async () => {
    const level = await add("Letters");
    const wrong = {
      name: { ...textsOf("Letters"), fr: " " },
      description: { ...NO_WORDS, en: "Only here" },
      outcome: { ...NO_WORDS, fr: "Ici seulement" },
    };
    for (const answer of [
      await staff.post(levelsUrl(), wrong, newKey()),
      await staff.patch(urlOf(level), wrong),
    ]) {
      expect([answer.statusCode, Object.keys(answer.json())]).toEqual([
        400,
        ["name", "description", "outcome"],
      ]);
    }
    expect((await staff.patch(urlOf(level), { is_retired: true })).statusCode).toBe(400);
    expect(await levels()).toMatchObject([form("Letters")]);
  });

  it("of what does not exist are not found", async () => {
    const absent = `/api/staff/programmes/${nobody}/levels/`;
    expect((await staff.post(absent, form("X"), newKey())).statusCode).toBe(404);
    expect((await staff.put(`${absent}order/`, { ids: [] })).statusCode).toBe(404);
    expect((await staff.patch(urlOf({ id: nobody }), form("X"))).statusCode).toBe(404);
    expect((await remove({ id: nobody })).statusCode).toBe(404);
  });
});

describe("their order", () => {
  it("is set as a whole and noted where it changes", async () => {
    const [a, b, c] = [await add("A"), await add("B"), await add("C")];
    const ids = [c.id, a.id, b.id];
    for (let time = 0; time < 2; time += 1) {
      const answer = await staff.put(orderUrl(), { ids });
      expect([answer.statusCode, idsOf(answer.json().levels)]).toEqual([200, ids]);
    }
    expect((await notes()).slice(3)).toEqual([{ kind: "order-levels", payload: { count: 3 } }]);
  });

  it("that two set at once is the whole order of one of them, each level in a place of its own", async () => {
    const [a, b, c] = [await add("A"), await add("B"), await add("C")];
    const wanted = [
      [b.id, a.id, c.id],
      [a.id, c.id, b.id],
    ];
    const answers = await Promise.all(wanted.map((ids) => staff.put(orderUrl(), { ids })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(wanted).toContainEqual(idsOf(await levels()));
    const rows = await db
      .select({ position: programmeLevels.position })
      .from(programmeLevels)
      .where(eq(programmeLevels.programmeId, programme.id));
    expect(new Set(rows.map(({ position }) => position)).size).toBe(3);
  });

  it("that leaves one out or names one of another programme is refused and changes nothing", async () => {
    const [a, b] = [await add("A"), await add("B")];
    const mine = programme;
    programme = await buildProgramme(db);
    const foreign = await add("Foreign");
    programme = mine;
    for (const ids of [[b.id], [b.id, foreign.id], [b.id, a.id, foreign.id], []]) {
      expect((await staff.put(orderUrl(), { ids })).statusCode).toBe(409);
    }
    expect((await staff.put(orderUrl(), { ids: [b.id, b.id] })).statusCode).toBe(400);
    expect(idsOf(await levels())).toEqual([a.id, b.id]);
  });
});

describe("a level that is removed", () => {
  it("is deleted where nobody has it", async () => {
    const [level, other] = [await add("A"), await add("B")];
    const answer = await remove(level);
    expect([answer.statusCode, idsOf(answer.json().levels)]).toEqual([200, [other.id]]);
    expect((await notes()).at(-1)).toEqual({ kind: "delete-level", payload: { level: level.id } });
  });

  it("is retired where somebody seeks it: they keep it, nobody chooses it, and it can come back", async () => {
    const [level, other] = [await add("A"), await add("B")];
    const { family, child } = await seek(level);
    for (let time = 0; time < 2; time += 1) {
      const answer = await remove(level);
      expect(answer.json().levels).toMatchObject([
        { id: other.id, is_retired: false },
        { id: level.id, is_retired: true },
      ]);
    }
    const { learners } = (await family.get("/api/wishes/")).json();
    expect(learners).toMatchObject([{ id: child.id, wish: { level_id: level.id } }]);
    expect((await seek(level)).answer.statusCode).toBe(400);
    expect((await staff.put(orderUrl(), { ids: [level.id, other.id] })).statusCode).toBe(409);
    for (let time = 0; time < 2; time += 1) {
      const answer = await staff.patch(urlOf(level), { is_retired: false });
      expect(idsOf(answer.json().levels)).toEqual([other.id, level.id]);
    }
    expect((await seek(level)).answer.statusCode).toBe(200);
    const kinds = (await notes()).map(({ kind }) => kind);
    expect(kinds).toEqual(["add-level", "add-level", "retire-level", "restore-level"]);
  });

  it("is deleted once nobody has it any more", async () => {
    const level = await add("A");
    const { child } = await seek(level);
    await remove(level);
    await db.delete(wishes).where(eq(wishes.studentId, child.id));
    const answer = await remove(level);
    expect(answer.json().levels).toEqual([]);
  });

  it("and chosen at the same time is never lost where it was chosen", async () => {
    const level = await add("A");
    const [{ answer, child }] = await Promise.all([seek(level), remove(level)]);
    const [wish] = await db.select().from(wishes).where(eq(wishes.studentId, child.id));
    const isChosen = answer.statusCode === 200;
    expect([answer.statusCode, wish?.levelId]).toEqual(
      isChosen ? [200, level.id] : [400, undefined],
    );
  });
});

it("levels are for staff to arrange", async () => {
  const level = await add("A");
  const calls = [
    ["POST", levelsUrl(), form("X")],
    ["PUT", orderUrl(), { ids: [level.id] }],
    ["PATCH", urlOf(level), form("X")],
    ["DELETE", urlOf(level), undefined],
  ] as const;
  const people = [await buildTeacher(db), await buildParent(db)];
  for (const [method, url, body] of calls) {
    const guest = await test.client().unsafe(method, url, body, newKey());
    expect([guest.statusCode, guest.json()]).toEqual([401, SIGN_IN_FIRST]);
    for (const person of people) {
      const answer = await (await signedIn(test, person)).unsafe(method, url, body, newKey());
      expect(answer.statusCode).toBe(403);
    }
  }
  expect(await levels()).toMatchObject([{ id: level.id, is_retired: false }]);
});
