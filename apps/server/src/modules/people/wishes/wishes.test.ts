import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { buildFamily } from "../../../../test/booking-scene.ts";
import { NOT_FOUND, SIGN_IN_FIRST } from "../../../../test/error-map.ts";
import { buildStaff, buildStudent, buildTeacher, signedIn } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { TestClient } from "../../../../test/test-client.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { staffRights } from "../../identity/tables/user-roles.ts";
import { programmeLevels } from "../tables/programme-levels.ts";
import { programmes } from "../tables/programmes.ts";
import { wishes } from "../tables/wishes.ts";

const test = await startTestApp();
const { db } = test;
const { parent, child } = await buildFamily(db, 9);
const theirs = await signedIn(test, parent);
const name = { en: "Recitation", fr: "Récitation", ar: "تلاوة" };
const [recitation, gone] = await db
  .insert(programmes)
  .values([
    { slug: "wished", area: "quran", name },
    { slug: "gone", area: "quran", name, archivedAt: test.clock.now() },
  ])
  .returning();
const words = { name, description: { en: "", fr: "", ar: "" } };
const [first, second, old, foreign] = await db
  .insert(programmeLevels)
  .values([
    { ...words, programmeId: recitation?.id ?? "", position: 1 },
    { ...words, programmeId: recitation?.id ?? "", position: 2 },
    {
      ...words,
      programmeId: recitation?.id ?? "",
      position: 3,
      retiredAt: test.clock.now(),
    },
    { ...words, programmeId: gone?.id ?? "", position: 1 },
  ])
  .returning();
const OPEN = { programme_id: null, level_id: null, days: [], parts: [] };
const of = ({ id }: { id: string }) => `/api/students/${id}/wish/`;
const told = async (id: string) =>
  (await db.select().from(events).where(eq(events.subjectId, id))).filter(
    ({ kind }) => kind === "say-wish",
  );

describe("what a family seeks", () => {
  it("is said for one learner, in order and once each, and read by the family", async () => {
    const said = {
      programme_id: recitation?.id ?? "",
      level_id: second?.id ?? "",
      days: [5, 0, 5],
      parts: ["morning", "evening", "evening"],
    };
    const answer = await theirs.put(of(child), said);
    const kept = { ...said, days: [0, 5], parts: ["evening", "morning"] };
    expect(answer.json()).toMatchObject({ id: child.id, wish: kept });
    const list = (await theirs.get("/api/wishes/")).json();
    expect(list.learners).toMatchObject([{ id: child.id, wish: kept }]);
    expect(list.programmes.map(({ id }: { id: string }) => id)).toContain(recitation?.id);
    expect(list.programmes.map(({ id }: { id: string }) => id)).not.toContain(gone?.id);
    expect(await told(child.id)).toMatchObject([
      { actorId: parent.id, payload: { changed: ["programmeId", "levelId", "days", "parts"] } },
    ]);
  });

  it("said again changes nothing, and what is all left open leaves no row", async () => {
    const { child: other, parent: guardian } = await buildFamily(db, 9);
    const client = await signedIn(test, guardian);
    await client.put(of(other), { ...OPEN, days: [3] });
    await client.put(of(other), { ...OPEN, days: [3] });
    expect(await told(other.id)).toHaveLength(1);
    await client.put(of(other), OPEN);
    expect(await db.select().from(wishes).where(eq(wishes.studentId, other.id))).toEqual([]);
    await client.put(of(other), OPEN);
    expect(await told(other.id)).toHaveLength(2);
  });

  it("is said by who learns without parents", async () => {
    const student = await buildStudent(db);
    const own = await signedIn(test, student);
    const answer = await own.put(of(student), { ...OPEN, parts: ["evening"] });
    expect(answer.json()).toMatchObject({ wish: { parts: ["evening"] } });
    expect((await own.get("/api/wishes/")).json().learners).toHaveLength(1);
  });

  it("keeps a level that was retired since, and is not given it anew", async () => {
    const { child: other, parent: guardian } = await buildFamily(db, 9);
    const client = await signedIn(test, guardian);
    const said = { ...OPEN, programme_id: recitation?.id ?? "", level_id: old?.id ?? "" };
    expect((await client.put(of(other), said)).statusCode).toBe(400);
    await db.insert(wishes).values({
      studentId: other.id,
      programmeId: said.programme_id,
      levelId: said.level_id,
    });
    const answer = await client.put(of(other), { ...said, days: [3] });
    expect(answer.json()).toMatchObject({ wish: { level_id: old?.id, days: [3] } });
    const list = (await client.get("/api/wishes/")).json();
    const { levels } = list.programmes.find(({ id }: { id: string }) => id === recitation?.id);
    expect(levels).toMatchObject([
      { id: first?.id, is_retired: false },
      { id: second?.id, is_retired: false },
      { id: old?.id, name, is_retired: true },
    ]);
  });

  it.each([
    [{ ...OPEN, days: [7] }],
    [{ ...OPEN, parts: ["night"] }],
    [{ ...OPEN, level_id: first?.id }],
    [{ ...OPEN, programme_id: recitation?.id, level_id: foreign?.id }],
    [{ ...OPEN, programme_id: recitation?.id, level_id: old?.id }],
    [{ ...OPEN, programme_id: recitation?.id, level_id: "0" }],
    [{ ...OPEN, programme_id: gone?.id }],
    [{}],
  ])("refuses %j", async (body) => {
    expect((await theirs.put(of(child), body)).statusCode).toBe(400);
  });

  it("is nobody else's to read or to say", async () => {
    const stranger = await signedIn(test, (await buildFamily(db, 9)).parent);
    const teacher = await signedIn(test, await buildTeacher(db));
    for (const client of [stranger, teacher]) {
      const answer = await client.put(of(child), OPEN);
      expect([answer.statusCode, answer.json()]).toEqual([404, NOT_FOUND]);
    }
    expect((await teacher.get("/api/wishes/")).statusCode).toBe(403);
    expect((await stranger.get("/api/wishes/")).body).not.toContain(child.id);
    const guest = await new TestClient(test.app).put(of(child), OPEN);
    expect([guest.statusCode, guest.json()]).toEqual([401, SIGN_IN_FIRST]);
  });

  it("is read on somebody's page by staff who look after people, and by nobody else", async () => {
    const office = await buildStaff(db);
    const client = await signedIn(test, office);
    const page = (person: { id: string }) => `/api/staff/people/${person.id}/wishes/`;
    for (const person of [parent, child]) {
      const answer = (await client.get(page(person))).json();
      expect(answer.learners).toMatchObject([{ id: child.id, name: child.name }]);
      expect(answer.programmes).not.toEqual([]);
    }
    expect((await client.get(page(office))).json().learners).toEqual([]);
    await db.delete(staffRights).where(eq(staffRights.userId, office.id));
    const teacher = await signedIn(test, await buildTeacher(db));
    for (const other of [client, theirs, teacher]) {
      expect((await other.get(page(parent))).statusCode).toBe(403);
    }
    expect((await new TestClient(test.app).get(page(parent))).statusCode).toBe(401);
  });

  it("is said on the telephone by staff who look after people, and by no other staff", async () => {
    const office = await buildStaff(db);
    const client = await signedIn(test, office);
    expect((await client.put(of(child), { ...OPEN, days: [1] })).statusCode).toBe(200);
    await db.delete(staffRights).where(eq(staffRights.userId, office.id));
    expect((await client.put(of(child), OPEN)).statusCode).toBe(404);
  });
});
