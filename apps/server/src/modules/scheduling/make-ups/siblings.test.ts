import { asc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import {
  buildLesson,
  buildScene,
  cancel,
  inHours,
  makeUpsOf,
  move,
  to,
  undo,
} from "../../../../test/change-scene.ts";
import { buildSession, buildStudent } from "../../../../test/factories.ts";
import { link } from "../../../../test/family-links.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { makeUps } from "../tables/make-ups.ts";
import { policyDecisions } from "../tables/policy-decisions.ts";

const test = await startTestApp();
const { db } = test;

async function siblings() {
  const scene = await buildScene(test);
  const sibling = await buildStudent(db);
  await link(db, scene.parent, sibling);
  const students = [scene.child, sibling];
  const lessonAt = (hours: number) =>
    buildSession(db, { teacher: scene.teacher, students, startsAt: inHours(hours) });
  return { ...scene, sibling, lessonAt };
}

const madeUpOf = (sessionId: string) =>
  db.select().from(makeUps).where(eq(makeUps.sessionId, sessionId)).orderBy(asc(makeUps.studentId));

describe("siblings in one lesson", () => {
  it("have a make-up each when it is cancelled, and none when that is undone", async () => {
    const { family, child, sibling, lessonAt } = await siblings();
    const { id } = await lessonAt(26);
    const { change_id } = (await cancel(family, id)).json();
    const owed = await madeUpOf(id);
    expect(new Set(owed.map(({ studentId }) => studentId))).toEqual(
      new Set([child.id, sibling.id]),
    );
    expect(owed).toMatchObject([{ state: "owed" }, { state: "owed" }]);
    const decided = await db
      .select()
      .from(policyDecisions)
      .where(eq(policyDecisions.sessionId, id));
    expect(new Set(decided.map(({ studentId }) => studentId))).toEqual(
      new Set([child.id, sibling.id]),
    );
    expect((await undo(family, change_id)).statusCode).toBe(200);
    expect(await madeUpOf(id)).toEqual([]);
  });

  it("use their own two of the month", async () => {
    const scene = await siblings();
    for (const hours of [26, 50]) {
      await cancel(scene.family, (await buildLesson(db, scene, inHours(hours))).id);
    }
    const { id } = await scene.lessonAt(74);
    await cancel(scene.family, id);
    expect(await madeUpOf(id)).toMatchObject([{ studentId: scene.sibling.id }]);
  });

  it("move together: not where one of them has none left", async () => {
    const scene = await siblings();
    const free = await scene.lessonAt(26);
    expect((await move(scene.family, free.id, to(inHours(50)))).statusCode).toBe(200);
    expect(await madeUpOf(free.id)).toMatchObject([
      { state: "booked", bookedSessionId: free.id },
      { state: "booked", bookedSessionId: free.id },
    ]);
    await cancel(scene.family, (await buildLesson(db, scene, inHours(74))).id);
    expect(await makeUpsOf(db, scene)).toHaveLength(2);
    const { id } = await scene.lessonAt(98);
    expect((await move(scene.family, id, to(inHours(122)))).statusCode).toBe(409);
  });

  it("are each owed a lesson to which the teacher did not come, and neither once that is taken back", async () => {
    const { office, lessonAt } = await siblings();
    const { id } = await lessonAt(-2);
    const say = (body: object) => office.post(`/api/sessions/${id}/outcome/`, body);
    expect((await say({ kind: "teacher_absent", reason: "Told us" })).statusCode).toBe(200);
    expect(await madeUpOf(id)).toMatchObject([{ cause: "teacher" }, { cause: "teacher" }]);
    expect((await say({ kind: "completed", reason: "Told us" })).statusCode).toBe(200);
    expect(await madeUpOf(id)).toEqual([]);
  });
});
