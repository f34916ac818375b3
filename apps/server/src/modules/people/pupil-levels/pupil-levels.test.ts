import { eq } from "drizzle-orm";
import { expect, it } from "vitest";

import { buildFamily } from "../../../../test/booking-scene.ts";
import { NOT_FOUND } from "../../../../test/error-map.ts";
import { buildStaff, buildTeacher, signedIn } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { staffRights } from "../../identity/tables/user-roles.ts";
import { agreements } from "../tables/agreements.ts";
import { programmeLevels } from "../tables/programme-levels.ts";
import { programmes } from "../tables/programmes.ts";

const test = await startTestApp();
const { db } = test;
const now = test.clock.now();
const name = { en: "Recitation", fr: "Récitation", ar: "تلاوة" };
const [recitation, arabic, bare] = (
  await db
    .insert(programmes)
    .values([
      { slug: "levelled", area: "quran", name, position: 1 },
      { slug: "other", area: "arabic", name, position: 2 },
      { slug: "bare", area: "arabic", name, position: 3 },
    ])
    .returning()
).map(({ id }) => id) as [string, string, string];
const words = { name, description: { en: "", fr: "", ar: "" } };
const [first, second, old, foreign] = (
  await db
    .insert(programmeLevels)
    .values([
      { ...words, programmeId: recitation, position: 1 },
      { ...words, programmeId: recitation, position: 2 },
      { ...words, programmeId: recitation, position: 3, retiredAt: now },
      { ...words, programmeId: arabic, position: 1 },
    ])
    .returning()
).map(({ id }) => id) as [string, string, string, string];

/** A child who learns recitation with one teacher, and Arabic and something without levels with another. */
async function learning() {
  const { parent, child } = await buildFamily(db, 9);
  const [teacher, other] = [await buildTeacher(db), await buildTeacher(db)];
  const of = { studentId: child.id };
  await db.insert(agreements).values([
    { ...of, teacherId: teacher.id, programmeId: recitation },
    { ...of, teacherId: other.id, programmeId: arabic },
    { ...of, teacherId: other.id, programmeId: bare },
  ]);
  return { parent, child, teacher, other, path: `/api/students/${child.id}/levels/` };
}

const standing = (id: string | null) => ({ programme_id: recitation, level_id: id });

it("of a pupil is said by the teacher of the programme, and read by the family and the other teacher", async () => {
  const { parent, child, teacher, other, path } = await learning();
  const own = await signedIn(test, teacher);
  expect((await own.get(path)).json()).toMatchObject([
    {
      programme: { id: recitation },
      level_id: null,
      set_at: null,
      levels: [{ id: first }, { id: second }],
      may_set: true,
    },
    { programme: { id: arabic }, may_set: false },
  ]);
  const answer = await own.put(path, standing(second));
  expect(answer.json()[0]).toMatchObject({ level_id: second, set_at: now.toISOString() });
  for (const reader of [parent, other]) {
    const read = (await (await signedIn(test, reader)).get(path)).json();
    expect(read[0]).toMatchObject({ level_id: second, may_set: false });
  }
  await own.put(path, standing(second));
  await own.put(path, standing(null));
  const told = await db.select().from(events).where(eq(events.subjectId, child.id));
  expect(told.map(({ kind, payload }) => ({ kind, payload }))).toEqual([
    { kind: "set-pupil-level", payload: { programme: recitation, level: second } },
    { kind: "set-pupil-level", payload: { programme: recitation, level: null } },
  ]);
});

it("of a pupil is said by staff who look after people, and by no other staff", async () => {
  const { path } = await learning();
  const desk = await buildStaff(db);
  expect((await (await signedIn(test, desk)).put(path, standing(first))).statusCode).toBe(200);
  await db.delete(staffRights).where(eq(staffRights.userId, desk.id));
  expect((await (await signedIn(test, desk)).put(path, standing(second))).statusCode).toBe(403);
});

it("is one that can be chosen, of a programme that the pupil learns", async () => {
  const { teacher, path } = await learning();
  const own = await signedIn(test, teacher);
  for (const level of [old, foreign, crypto.randomUUID()]) {
    expect((await own.put(path, standing(level))).json()).toHaveProperty("level_id");
  }
  const unlearnt = { programme_id: crypto.randomUUID(), level_id: first };
  expect((await own.put(path, unlearnt)).json()).toHaveProperty("programme_id");
  expect((await own.put(path, { programme_id: arabic, level_id: foreign })).statusCode).toBe(403);
});

it("stays with the pupil when it is retired, and is not deleted while somebody has it", async () => {
  const { teacher, path } = await learning();
  const own = await signedIn(test, teacher);
  await own.put(path, standing(first));
  const staff = await signedIn(test, await buildStaff(db));
  await staff.unsafe("DELETE", `/api/staff/programme-levels/${first}/`, undefined, {});
  const [row] = (await own.get(path)).json();
  expect(row.level_id).toBe(first);
  expect(row.levels).toMatchObject([{ id: second }, { id: first, is_retired: true }]);
});

it("of somebody else's pupil is not found", async () => {
  const { path } = await learning();
  for (const stranger of [await buildTeacher(db), (await buildFamily(db, 9)).parent]) {
    const client = await signedIn(test, stranger);
    expect((await client.get(path)).json()).toEqual(NOT_FOUND);
    expect((await client.put(path, standing(first))).json()).toEqual(NOT_FOUND);
  }
  expect((await test.client().get(path)).statusCode).toBe(401);
});
