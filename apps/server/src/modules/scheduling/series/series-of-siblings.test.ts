import type { ClockChanges } from "@riwaq/contracts/scheduling/calendar";
import { asc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { newKey } from "../../../../test/booking-scene.ts";
import {
  bookSeries,
  buildScene,
  cancel,
  lessonOf,
  move,
  type Scene,
  undo,
} from "../../../../test/change-scene.ts";
import {
  PASSWORD,
  buildParent,
  buildSession,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { link } from "../../../../test/family-links.ts";
import { mailsTo } from "../../../../test/outbox.ts";
import { joinSeries } from "../../../../test/series.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { tellSkips } from "../../notifications/notices/tell-skips.job.ts";
import { outboxMessages } from "../../notifications/tables/outbox-messages.ts";
import { extendSeries } from "../bookings/extend-series.job.ts";
import { seriesStudents } from "../tables/series-students.ts";
import { series } from "../tables/series.ts";
import { sessionStudents } from "../tables/session-students.ts";
import { sessions } from "../tables/sessions.ts";

const test = await startTestApp();
const { db, clock, services } = test;
const log = { info: () => {}, warn: () => {}, error: () => {} };
const deps = { ...services, log };
const FOLLOWING = { scope: "following" };
const TO_WEDNESDAY = { ...FOLLOWING, times: [{ day_of_week: 4, time: "17:00" }] };

/** Mondays 18:00 in Paris for two children of one family. */
async function siblings(age?: number) {
  const scene = await buildScene(test, age);
  const sibling = await buildStudent(db);
  await link(db, scene.parent, sibling);
  const { seriesId, ids } = await bookSeries(scene);
  await joinSeries(db, seriesId, sibling);
  return { ...scene, sibling, seriesId, ids, both: [scene.child.id, sibling.id].toSorted() };
}

/** The same for two children of two families. */
async function friends() {
  const scene = await buildScene(test);
  const friend = await buildStudent(db);
  const otherParent = await buildParent(db, [friend]);
  const { seriesId, ids } = await bookSeries(scene);
  await joinSeries(db, seriesId, friend);
  return { ...scene, friend, otherParent, seriesId, ids };
}

/** By each lesson who is taught in it, the earliest first. */
async function taughtIn(seriesId: string): Promise<string[][]> {
  const rows = await db
    .select({ id: sessions.id, studentId: sessionStudents.studentId })
    .from(sessions)
    .innerJoin(sessionStudents, eq(sessionStudents.sessionId, sessions.id))
    .where(eq(sessions.seriesId, seriesId))
    .orderBy(asc(sessions.startsAt), asc(sessionStudents.studentId));
  const byLesson = Map.groupBy(rows, ({ id }) => id);
  return [...byLesson.values()].map((lesson) => lesson.map(({ studentId }) => studentId));
}

async function pupilsOf(seriesId: string): Promise<string[]> {
  const rows = await db.select().from(seriesStudents).where(eq(seriesStudents.seriesId, seriesId));
  return rows.map(({ studentId }) => studentId).toSorted();
}

const seriesOf = async (id: string) => (await db.select().from(series).where(eq(series.id, id)))[0];

/** A week later: one lesson more. */
async function extendLater(): Promise<void> {
  clock.advance(7 * 86_400_000);
  await extendSeries(deps);
  clock.set(TEST_NOW);
}

const leave = ({ family, teacher, child }: Scene) =>
  family.post(`/api/teachers/${teacher.id}/leave/`, { student_id: child.id }, newKey());

describe("a series of siblings", () => {
  it("is extended with both in each lesson", async () => {
    const { seriesId, ids, both } = await siblings();
    await extendLater();
    const lessons = await taughtIn(seriesId);
    expect(lessons).toHaveLength(ids.length + 1);
    expect(lessons.every((taught) => `${taught}` === `${both}`)).toBe(true);
  });

  it("leaves out an hour at which one of them is taught elsewhere, and tells the family once", async () => {
    const { sibling, parent, seriesId, ids } = await siblings();
    const teacher = await buildTeacher(db);
    const startsAt = new Date("2027-02-15T17:00:00Z");
    await buildSession(db, { teacher, students: [sibling], startsAt });
    await extendLater();
    expect(await taughtIn(seriesId)).toHaveLength(ids.length);
    await tellSkips(deps);
    const mails = await mailsTo(db, parent.email);
    expect(mails.filter(({ template }) => template === "series-skipped")).toHaveLength(1);
  });

  it("is moved with both, also to hours that no lesson stood for", async () => {
    const { family, seriesId, ids, both } = await siblings();
    await cancel(family, ids[3] ?? "");
    const answer = await move(family, ids[2] ?? "", TO_WEDNESDAY);
    expect(answer.statusCode).toBe(200);
    const [moved] = answer.json().session_ids;
    const { seriesId: next } = await lessonOf(db, moved);
    expect(next).not.toBe(seriesId);
    expect(await pupilsOf(next ?? "")).toEqual(both);
    const lessons = await taughtIn(next ?? "");
    expect(lessons).toHaveLength(answer.json().session_ids.length);
    expect(lessons.every((taught) => `${taught}` === `${both}`)).toBe(true);
  });

  it("goes on with the one who stays when the other leaves the teacher", async () => {
    const scene = await siblings();
    const { sibling, seriesId, ids } = scene;
    expect((await leave(scene)).statusCode).toBe(200);
    expect(await pupilsOf(seriesId)).toEqual([sibling.id]);
    expect(await seriesOf(seriesId)).toMatchObject({ endsOn: null, endedAt: null });
    expect(await taughtIn(seriesId)).toEqual(ids.map(() => [sibling.id]));
    await extendLater();
    expect(await taughtIn(seriesId)).toEqual([...ids, "next"].map(() => [sibling.id]));
  });

  it("goes on with the one who stays when the other's account closes", async () => {
    const { child, sibling, seriesId, ids } = await siblings(16);
    const own = await signedIn(test, child);
    const answer = await own.post("/api/profile/deletion/", { current_password: PASSWORD });
    expect(answer.statusCode).toBe(200);
    expect(await pupilsOf(seriesId)).toEqual([sibling.id]);
    expect(await taughtIn(seriesId)).toEqual(ids.map(() => [sibling.id]));
    expect(await seriesOf(seriesId)).toMatchObject({ endsOn: null, endedAt: null });
  });

  it("is shown once in the teacher's week, with both names, and moved by no clock but the family's", async () => {
    const { desk, child, sibling, teacher, parent, seriesId } = await siblings();
    const slots = (await desk.get(`/api/time-slots/${teacher.id}/teacher_slots/`)).json();
    const taken = slots.filter(({ student }: { student: string | null }) => student);
    expect(taken).toMatchObject([{ student: [child.name, sibling.name].toSorted().join(" · ") }]);
    for (const reader of [teacher, parent]) {
      const answer = await (await signedIn(test, reader)).get("/api/sessions/clock-changes/");
      const { changes }: ClockChanges = answer.json();
      expect(changes.length).toBeGreaterThan(0);
      const rows = changes.flatMap((change) => change.series);
      expect(rows.map(({ series_id }) => series_id)).toEqual(changes.map(() => seriesId));
    }
  });
});

describe("a series of two families", () => {
  it("is moved by the teacher alone, and each family is told of its own child", async () => {
    const { family, desk, parent, otherParent, ids } = await friends();
    expect((await move(family, ids[2] ?? "", TO_WEDNESDAY)).statusCode).toBe(403);
    expect((await move(desk, ids[2] ?? "", TO_WEDNESDAY)).statusCode).toBe(200);
    for (const { email } of [parent, otherParent]) {
      const mails = await mailsTo(db, email);
      expect(mails.filter(({ template }) => template === "lesson-moved")).toHaveLength(1);
    }
  });

  it("stays where it is when one of them moves to another zone", async () => {
    const { family, seriesId } = await friends();
    const answer = await family.put("/api/profile/time-zone/", {
      time_zone: "America/Montreal",
      lessons: "wall_time",
    });
    expect(answer.statusCode).toBe(200);
    expect(await seriesOf(seriesId)).toMatchObject({ anchorZone: "Europe/Paris" });
  });
});

describe("a series of two days, of which one is moved", () => {
  const days = (first: number) => [first, 5].map((day_of_week) => ({ day_of_week, time: "18:00" }));

  it("is told with the lessons whose hour changes, and so is that it was undone", async () => {
    const scene = await buildScene(test);
    const { ids } = await bookSeries(scene, { times: days(2) });
    await db.delete(outboxMessages);
    const answer = await move(scene.desk, ids[0] ?? "", { ...FOLLOWING, times: days(3) });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().session_ids).toHaveLength(ids.length);
    expect((await undo(scene.desk, answer.json().change_id)).statusCode).toBe(200);
    const mails = await mailsTo(db, scene.parent.email);
    const counts = mails.map(({ template, params }) => [
      template,
      (params as { count: string }).count,
    ]);
    const half = String(ids.length / 2);
    expect(new Map(counts as Array<[string, string]>)).toEqual(
      new Map([
        ["lesson-moved", half],
        ["lesson-restored", half],
      ]),
    );
  });
});
