import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { newKey } from "../../../../test/booking-scene.ts";
import {
  bookSeries,
  buildLesson,
  buildScene,
  inHours,
  lessonOf,
  makeUpsOf,
  type Scene,
} from "../../../../test/change-scene.ts";
import { NOT_FOUND, SIGN_IN_FIRST } from "../../../../test/error-map.ts";
import { buildSession, buildStudent, signedIn } from "../../../../test/factories.ts";
import { mailsTo } from "../../../../test/outbox.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { series } from "../tables/series.ts";
import { sessionStudents } from "../tables/session-students.ts";

const test = await startTestApp();
const { db } = test;

type Browser = Scene["family"];

const urlOf = ({ teacher }: Pick<Scene, "teacher">) => `/api/teachers/${teacher.id}/leave/`;
const bodyOf = ({ child }: Pick<Scene, "child">) => ({ student_id: child.id });
const leave = (browser: Browser, scene: Scene, key = newKey()) =>
  browser.post(urlOf(scene), bodyOf(scene), key);
const preview = (browser: Browser, scene: Scene) =>
  browser.post(`${urlOf(scene)}preview/`, bodyOf(scene));

function book(browser: Browser, { teacher, child }: Scene, hours: number) {
  const pair = { student_id: child.id, teacher_id: teacher.id };
  const lesson = { kind: "single", length_minutes: 30, starts_at: inHours(hours).toISOString() };
  return browser.post("/api/bookings/", { ...lesson, ...pair }, newKey());
}

/** A lesson in an hour, one tomorrow, one in two days, and a series. */
async function build(age?: number) {
  const scene = await buildScene(test, age);
  const [soon, tomorrow, later] = [
    await buildLesson(db, scene, inHours(1)),
    await buildLesson(db, scene, inHours(26)),
    await buildLesson(db, scene, inHours(50)),
  ];
  return { ...scene, ...(await bookSeries(scene)), soon, tomorrow, later };
}

const isPupilOf = async ({ desk, child, teacher }: Scene) => {
  const listed = (await desk.get("/api/students/")).json().map(({ id }: { id: string }) => id);
  const window = "from=2026-11-25T00:00:00Z&to=2026-11-26T00:00:00Z";
  const answers = await Promise.all([
    desk.get(`/api/students/${child.id}/progress/`),
    desk.get(`/api/teachers/${teacher.id}/free-slots/?${window}&student=${child.id}`),
  ]);
  return [listed.includes(child.id), ...answers.map(({ statusCode }) => statusCode)];
};

describe("leaving a teacher", () => {
  it("shows what ends, what lies within the two days, and what stays owed", async () => {
    const scene = await build();
    const answer = await preview(scene.family, scene);
    expect(answer.statusCode).toBe(200);
    const { lessons, ...rest } = answer.json();
    expect(rest).toEqual({
      stops_on: "2026-11-23",
      shared_lessons: 0,
      make_ups_owed: 0,
      teacher_zone: "Africa/Cairo",
    });
    expect(lessons).toHaveLength(3 + scene.ids.length);
    expect(lessons.slice(0, 3)).toMatchObject([
      { is_within_notice: true, outcome: "counts_as_taken", make_up: "none" },
      { is_within_notice: true, outcome: "free", make_up: "granted" },
      { is_within_notice: false, outcome: "free", make_up: "none" },
    ]);
    expect((await lessonOf(db, scene.soon.id)).status).toBe("Scheduled");
  });

  it("ends it all once: the teacher neither sees the pupil nor books, and everyone is told", async () => {
    const scene = await build();
    expect(await isPupilOf(scene)).toEqual([true, 200, 200]);
    const key = newKey();
    const answer = await leave(scene.family, scene, key);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { lessons_ended: 3 + scene.ids.length },
    ]);
    expect((await leave(scene.family, scene, key)).json()).toEqual(answer.json());
    const all = [scene.soon.id, scene.tomorrow.id, scene.later.id, ...scene.ids];
    for (const id of all) {
      expect(await lessonOf(db, id)).toMatchObject({ status: "Cancelled", cancelledBy: "family" });
    }
    expect(await makeUpsOf(db, scene)).toMatchObject([
      { sessionId: scene.tomorrow.id, cause: "family", state: "owed", month: "2026-11" },
    ]);
    const [ended] = await db.select().from(series).where(eq(series.id, scene.seriesId));
    expect(ended?.endedAt).not.toBeNull();
    expect(await isPupilOf(scene)).toEqual([false, 404, 404]);
    expect((await book(scene.desk, scene, 74)).json()).toEqual(NOT_FOUND);
    for (const { email } of [scene.teacher, scene.child, scene.staff]) {
      const templates = (await mailsTo(db, email)).map(({ template }) => template);
      expect(templates.filter((template) => template === "pupil-left")).toHaveLength(1);
    }
    const trace = await db.select().from(events).where(eq(events.subjectId, scene.child.id));
    expect(trace.filter(({ kind }) => kind === "leave-teacher")).toMatchObject([
      { actorId: scene.parent.id, payload: { teacherId: scene.teacher.id } },
    ]);
  });

  it("of a pupil who was never enrolled counts as well, with lessons that were held", async () => {
    const scene = await buildScene(test);
    await buildSession(db, {
      teacher: scene.teacher,
      students: [scene.child],
      startsAt: inHours(-50),
    });
    expect(await isPupilOf(scene)).toEqual([true, 200, 200]);
    expect((await leave(scene.family, scene)).json()).toEqual({ lessons_ended: 0 });
    expect(await isPupilOf(scene)).toEqual([false, 404, 404]);
  });

  it("ends when the family books there again", async () => {
    const scene = await build();
    await leave(scene.family, scene);
    expect((await book(scene.family, scene, 74)).statusCode).toBe(201);
    expect(await isPupilOf(scene)).toEqual([true, 200, 200]);
    expect((await book(scene.desk, scene, 98)).statusCode).toBe(201);
    expect((await leave(scene.family, scene)).json()).toEqual({ lessons_ended: 2 });
  });

  it("grants no more make-ups than the month has, however many lessons lie within the notice", async () => {
    const scene = await buildScene(test);
    for (const hours of [26, 28, 30]) await buildLesson(db, scene, inHours(hours));
    const { lessons } = (await preview(scene.family, scene)).json();
    const granted = lessons.map(({ make_up }: { make_up: string }) => make_up);
    expect(granted).toEqual(["granted", "granted", "none"]);
    await leave(scene.family, scene);
    expect(await makeUpsOf(db, scene)).toHaveLength(2);
  });

  it("takes the pupil out of a lesson that another family has too", async () => {
    const scene = await buildScene(test);
    const other = await buildStudent(db);
    const { teacher, child } = scene;
    const { id } = await buildSession(db, {
      teacher,
      students: [child, other],
      startsAt: inHours(50),
    });
    expect((await preview(scene.family, scene)).json()).toMatchObject({
      lessons: [],
      shared_lessons: 1,
    });
    expect((await leave(scene.family, scene)).json()).toEqual({ lessons_ended: 0 });
    expect((await lessonOf(db, id)).status).toBe("Scheduled");
    const left = await db.select().from(sessionStudents).where(eq(sessionStudents.sessionId, id));
    expect(left.map(({ studentId }) => studentId)).toEqual([other.id]);
    const trace = await db.select().from(events).where(eq(events.kind, "leave-lessons"));
    expect(trace).toMatchObject([
      {
        actorId: scene.parent.id,
        subjectId: child.id,
        payload: { teacherId: teacher.id, sessionIds: [id] },
      },
    ]);
    // That the pupil has left says it already.
    const templates = (await mailsTo(db, teacher.email)).map(({ template }) => template);
    expect(templates).toEqual(["pupil-left"]);
  });
});

describe("leaving a teacher is refused", () => {
  it("to guests, teachers, staff and students under 15", async () => {
    const scene = await build();
    const guest = await preview(test.client(), scene);
    expect([guest.statusCode, guest.json()]).toEqual([401, SIGN_IN_FIRST]);
    const young = await signedIn(test, scene.child);
    for (const browser of [scene.desk, scene.office, young]) {
      expect((await preview(browser, scene)).statusCode).toBe(403);
      expect((await leave(browser, scene)).statusCode).toBe(403);
    }
    const grown = await build(15);
    expect((await leave(await signedIn(test, grown.child), grown)).statusCode).toBe(200);
  });

  it("for another family's pupil, a teacher who does not teach the pupil, and once left", async () => {
    const scene = await build();
    const stranger = await buildScene(test);
    const elsewhere = { ...scene, teacher: stranger.teacher };
    for (const answer of [
      await leave(stranger.family, scene),
      await preview(stranger.family, scene),
      await leave(scene.family, elsewhere),
    ]) {
      expect([answer.statusCode, answer.json()]).toEqual([404, NOT_FOUND]);
    }
    await leave(scene.family, scene);
    expect((await leave(scene.family, scene)).statusCode).toBe(404);
  });

  it("for what is no request", async () => {
    const scene = await build();
    expect((await scene.family.post(urlOf(scene), {}, newKey())).statusCode).toBe(400);
    expect((await scene.family.post(urlOf(scene), { student_id: "x" }, newKey())).statusCode).toBe(
      400,
    );
    expect((await scene.family.post(urlOf(scene), bodyOf(scene))).statusCode).toBe(400);
  });
});
