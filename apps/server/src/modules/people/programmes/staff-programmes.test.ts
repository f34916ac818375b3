import type { StaffProgramme } from "@riwaq/contracts/people/programmes";
import { asc, notInArray } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { newKey } from "../../../../test/booking-scene.ts";
import { SIGN_IN_FIRST } from "../../../../test/error-map.ts";
import {
  buildParent,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { buildProgramme, buildTeaching } from "../../../../test/teaching.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { programmes } from "../tables/programmes.ts";
import { teacherProgrammes } from "../tables/teacher-programmes.ts";

const test = await startTestApp();
const URL = "/api/staff/programmes/";
const ORDER = `${URL}order/`;
const NAME = { en: "Qur’an stories", fr: "Récits du Coran", ar: "قصص القرآن" };
const NO_WORDS = { en: "", fr: "", ar: "" };
const FORM = { name: NAME, area: "quran", about: NO_WORDS };
const NOBODY = "00000000-0000-4000-8000-000000000000";

const member = await buildStaff(test.db);
const staff = await signedIn(test, member);

let before: number[] = [];

beforeEach(async () => {
  await test.db.delete(teacherProgrammes);
  await test.db.delete(programmes);
  before = (await test.db.select().from(events)).map(({ sequence }) => sequence);
});

const addressOf = ({ id }: { id: string }) => `${URL}${id}/`;
const list = async (): Promise<StaffProgramme[]> => (await staff.get(URL)).json();
const idsOf = (rows: ReadonlyArray<{ id: string }>) => rows.map(({ id }) => id);
/** What this test has left in the audit, the oldest first; entries are never taken away. */
const notes = () =>
  test.db
    .select()
    .from(events)
    .where(notInArray(events.sequence, before))
    .orderBy(asc(events.sequence));

describe("the institute's programmes", () => {
  it("are made by staff, at the end of the order, and can be chosen at once", async () => {
    const first = await buildProgramme(test.db, { position: 4 });
    const answer = await staff.post(URL, FORM, newKey());
    expect(answer.statusCode).toBe(201);
    const made = answer.json();
    expect(made).toEqual({
      ...FORM,
      id: expect.any(String),
      slug: "qur-an-stories",
      levels: [],
      sample: null,
      is_archived: false,
    });
    expect(idsOf(await list())).toEqual([first.id, made.id]);
    expect(idsOf((await staff.get("/api/programmes/")).json())).toEqual([first.id, made.id]);
    expect(await notes()).toMatchObject([{ kind: "create-programme", subjectId: made.id }]);
  });

  it("are made once with one key, and twice of one name with two addresses", async () => {
    const key = newKey();
    const answers = [await staff.post(URL, FORM, key), await staff.post(URL, FORM, key)];
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    const other = await staff.post(URL, FORM, newKey());
    expect(other.json().slug).toBe("qur-an-stories-2");
    expect(await list()).toHaveLength(2);
    expect((await staff.post(URL, FORM)).statusCode).toBe(400);
  });

  it("are changed by what is named, noted by its name; the address stays", async () => {
    const row = await buildProgramme(test.db, { slug: "stays" });
    for (const change of [{ name: NAME }, { area: "islamic" }]) {
      const answer = await staff.patch(addressOf(row), change);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ ...change, id: row.id, slug: "stays" });
    }
    expect((await staff.patch(addressOf(row), {})).statusCode).toBe(200);
    const changed = (await notes()).map(({ payload }) => payload);
    expect(changed).toEqual([{ changed: ["name"] }, { changed: ["area"] }]);
  });

  it("are refused with every wrong field named", async () => {
    const wrong = { name: { ...NAME, fr: " " }, area: "maths", about: { ...NO_WORDS, ar: "قصص" } };
    const row = await buildProgramme(test.db);
    for (const answer of [
      await staff.post(URL, wrong, newKey()),
      await staff.patch(addressOf(row), wrong),
    ]) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({
        name: ["Name can't be empty"],
        area: ["Invalid value"],
        about: ["This field is required"],
      });
    }
    const shelf = await staff.patch(addressOf(row), { is_archived: "yes" });
    expect([shelf.statusCode, Object.keys(shelf.json())]).toEqual([400, ["is_archived"]]);
    expect(await list()).toMatchObject([{ id: row.id, area: "arabic" }]);
  });

  it("that do not exist are not found", async () => {
    for (const id of [NOBODY, "mine"]) {
      expect((await staff.patch(`${URL}${id}/`, { area: "quran" })).statusCode).toBe(404);
    }
  });
});

describe("their order", () => {
  it("is set as a whole, for everyone, and noted where it changes", async () => {
    const [a, b, c] = [
      await buildProgramme(test.db, { position: 1 }),
      await buildProgramme(test.db, { position: 2 }),
      await buildProgramme(test.db, { position: 3 }),
    ];
    const ids = [c.id, a.id, b.id];
    for (let time = 0; time < 2; time += 1) {
      const answer = await staff.put(ORDER, { ids });
      expect(answer.statusCode).toBe(200);
      expect(idsOf(answer.json())).toEqual(ids);
    }
    const teacher = await buildTeaching(test.db, { programmes: [a, b, c] });
    const mine = await signedIn(test, teacher);
    expect(idsOf((await mine.get("/api/programmes/")).json())).toEqual(ids);
    expect((await mine.get("/api/teaching-profile/")).json().programme_ids).toEqual(ids);
    expect(await notes()).toMatchObject([{ kind: "order-programmes", payload: { count: 3 } }]);
  });

  it("that leaves one out, or names one that is archived or unknown, is refused and changes nothing", async () => {
    const [a, b] = [await buildProgramme(test.db), await buildProgramme(test.db)];
    const old = await buildProgramme(test.db, { archivedAt: new Date(0) });
    const order = idsOf(await list());
    for (const ids of [[b.id], [b.id, a.id, old.id], [b.id, NOBODY], []]) {
      expect((await staff.put(ORDER, { ids })).statusCode).toBe(409);
    }
    for (const ids of [[b.id, b.id], "all", ["mine"], undefined]) {
      expect((await staff.put(ORDER, { ids })).statusCode).toBe(400);
    }
    expect(idsOf(await list())).toEqual(order);
    expect(await notes()).toEqual([]);
  });
});

describe("an archived programme", () => {
  it("is listed last for staff, and offered to nobody", async () => {
    const gone = await buildProgramme(test.db, { slug: "gone", position: 1 });
    const kept = await buildProgramme(test.db, { slug: "kept", position: 2 });
    const teacher = await buildTeaching(test.db, {
      programmes: [gone, kept],
      approval: "approved",
      meetingLink: "https://meet.test/1",
    });
    const answer = await staff.patch(addressOf(gone), { is_archived: true });
    expect(answer.json()).toMatchObject({ id: gone.id, is_archived: true });
    expect((await list()).map(({ slug, is_archived }) => [slug, is_archived])).toEqual([
      ["kept", false],
      ["gone", true],
    ]);
    const parent = await signedIn(test, await buildParent(test.db));
    expect(idsOf((await parent.get("/api/programmes/")).json())).toEqual([kept.id]);
    const profile = (await parent.get(`/api/teachers/${teacher.id}/`)).json();
    expect(idsOf(profile.programmes)).toEqual([kept.id]);
    const found = async (slug: string) =>
      (await parent.get(`/api/teachers/?programme=${slug}`)).json().count;
    expect([await found("kept"), await found("gone")]).toEqual([1, 0]);
  });

  it("is not chosen by a teacher, and stays with whoever taught it until it is offered again", async () => {
    const gone = await buildProgramme(test.db, { archivedAt: new Date(0) });
    const kept = await buildProgramme(test.db);
    const teacher = await buildTeaching(test.db, { programmes: [gone, kept] });
    const mine = await signedIn(test, teacher);
    const choose = (ids: string[]) => mine.patch("/api/teaching-profile/", { programme_ids: ids });
    const refused = await choose([gone.id, kept.id]);
    expect([refused.statusCode, Object.keys(refused.json())]).toEqual([400, ["programme_ids"]]);
    expect((await choose([])).json().programme_ids).toEqual([]);
    expect((await choose([kept.id])).json().programme_ids).toEqual([kept.id]);
    await staff.patch(addressOf(gone), { is_archived: false });
    const after = (await mine.get("/api/teaching-profile/")).json().programme_ids;
    expect(after).toEqual([kept.id, gone.id]);
  });

  it("is archived and restored once, each noted, and comes back at the end", async () => {
    const [a, b] = [
      await buildProgramme(test.db, { position: 1 }),
      await buildProgramme(test.db, { position: 2 }),
    ];
    for (const isArchived of [true, true, false, false]) {
      const answer = await staff.patch(addressOf(a), { is_archived: isArchived });
      expect([answer.statusCode, answer.json().is_archived]).toEqual([200, isArchived]);
    }
    expect(idsOf(await list())).toEqual([b.id, a.id]);
    const actions = (await notes()).map(({ kind }) => kind);
    expect(actions).toEqual(["archive-programme", "restore-programme"]);
  });
});

it("programmes are for staff to arrange", async () => {
  const row = await buildProgramme(test.db);
  const calls = [
    ["GET", URL, undefined],
    ["POST", URL, FORM],
    ["PUT", ORDER, { ids: [row.id] }],
    ["PATCH", addressOf(row), { is_archived: true }],
  ] as const;
  const people = [
    await buildTeacher(test.db),
    await buildStudent(test.db),
    await buildParent(test.db),
  ];
  for (const [method, url, body] of calls) {
    const guest = await test.client().unsafe(method, url, body, newKey());
    expect([guest.statusCode, guest.json()]).toEqual([401, SIGN_IN_FIRST]);
    for (const person of people) {
      const answer = await (await signedIn(test, person)).unsafe(method, url, body, newKey());
      expect(answer.statusCode).toBe(403);
    }
  }
  expect(await list()).toMatchObject([{ id: row.id, is_archived: false }]);
});
