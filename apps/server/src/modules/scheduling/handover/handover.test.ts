import { and, asc, eq, isNull } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";

import { buildFamily, buildOpenTeacher, newKey } from "../../../../test/booking-scene.ts";
import { lessonOf } from "../../../../test/change-scene.ts";
import { setCoverFamily } from "../../../../test/cover-scene.ts";
import { buildSession, signedIn } from "../../../../test/factories.ts";
import { buildHandover, FROM, handOver, newsOf } from "../../../../test/handover-scene.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { users } from "../../identity/tables/users.ts";
import { agreements } from "../../people/tables/agreements.ts";
import { students } from "../../people/tables/students.ts";
import { teacherProgrammes } from "../../people/tables/teacher-programmes.ts";
import { teachers } from "../../people/tables/teachers.ts";
import { extendSeries } from "../bookings/extend-series.job.ts";
import { findSeries } from "../series/queries.ts";
import { covers } from "../tables/covers.ts";
import { sessions } from "../tables/sessions.ts";

const test = await startTestApp();
const { db, clock, services } = test;
const log = { info: () => {}, warn: () => {}, error: () => {} };
afterEach(async () => {
  clock.set(TEST_NOW);
  await setCoverFamily(test, "tell");
});

type Handover = Awaited<ReturnType<typeof buildHandover>>;

const preview = async ({ office, at, next }: Handover, query = `from=${FROM}`) =>
  (await office.get(`${at}?${query}&teacher=${next.id}`)).json();

const lessonsOf = (seriesId: string) =>
  db.select().from(sessions).where(eq(sessions.seriesId, seriesId)).orderBy(asc(sessions.startsAt));

const agreedOf = ({ id }: { id: string }, child: { id: string }) =>
  db
    .select()
    .from(agreements)
    .where(
      and(
        eq(agreements.teacherId, id),
        eq(agreements.studentId, child.id),
        isNull(agreements.endedAt),
      ),
    );

describe("a series is handed over", () => {
  it("with its lessons as they are, from that date on, after it was shown", async () => {
    const scene = await buildHandover(test);
    const { seriesId, ids, next, teacher, child } = scene;
    const shown = await preview(scene);
    expect(shown).toMatchObject({ teacher_name: teacher.name, students: [child.name], from: FROM });
    expect(shown.stays.map(({ on }: { on: string }) => on)).toEqual(["2026-11-30", "2026-12-07"]);
    expect(shown.goes).toHaveLength(ids.length - 2);
    expect(new Set(shown.goes.map(({ fault }: { fault: string }) => fault))).toEqual(
      new Set([null]),
    );
    expect(shown.successors[0]).toMatchObject({ teacher_id: next.id, fault: null, clashes: 0 });
    const before = await lessonsOf(seriesId);
    const answer = await handOver(scene);
    expect(answer.statusCode).toBe(201);
    const given = answer.json();
    expect(given.session_ids).toEqual(ids.slice(2));
    const old = await findSeries(db, seriesId);
    expect(old).toMatchObject({ endsOn: "2026-12-13", endedAt: null, teacherId: teacher.id });
    expect(await findSeries(db, given.series_id)).toMatchObject({
      teacherId: next.id,
      studentIds: [child.id],
      programmeId: old?.programmeId,
      anchorZone: "Europe/Paris",
      times: old?.times,
      startsOn: FROM,
      endsOn: null,
      extendedUntil: old?.extendedUntil,
      continuesId: seriesId,
    });
    const after = await lessonsOf(given.series_id);
    expect(after.map(({ id, startsAt, seriesOn }) => [id, startsAt, seriesOn])).toEqual(
      before.slice(2).map(({ id, startsAt, seriesOn }) => [id, startsAt, seriesOn]),
    );
    expect(new Set(after.map(({ teacherId }) => teacherId))).toEqual(new Set([next.id]));
    expect((await lessonsOf(seriesId)).map(({ teacherId }) => teacherId)).toEqual([
      teacher.id,
      teacher.id,
    ]);
  });

  it("from the next lesson on where no date is named, and then nothing stays", async () => {
    const scene = await buildHandover(test);
    const shown = await preview(scene, "");
    expect([shown.from, shown.stays]).toEqual(["2026-11-30", []]);
    expect((await handOver(scene, { from: shown.from })).statusCode).toBe(201);
    expect((await findSeries(db, scene.seriesId))?.endedAt).toEqual(clock.now());
  });

  it("and family and both teachers are told, each once", async () => {
    const scene = await buildHandover(test);
    const seen = (await newsOf(test, scene.teacher)).length;
    await handOver(scene);
    expect(await newsOf(test, scene.parent)).toContain("series-handed-over");
    expect(await newsOf(test, scene.next)).toEqual(["series-taken-over"]);
    expect((await newsOf(test, scene.teacher)).slice(seen)).toEqual(["series-given-up"]);
  });

  it("with what was agreed, and the pupil; its teacher of before as long as after any lesson", async () => {
    const scene = await buildHandover(test);
    const { child, next, teacher, heir, desk } = scene;
    const page = `/api/students/${child.id}/progress/`;
    expect((await heir.get(page)).statusCode).toBe(404);
    await handOver(scene);
    expect(await agreedOf(next, child)).toMatchObject([{ lessonsPerWeek: 1, lengthMinutes: 45 }]);
    expect(await agreedOf(teacher, child)).toMatchObject([{ lessonsPerWeek: null }]);
    expect((await heir.get(page)).statusCode).toBe(200);
    expect((await desk.get(page)).statusCode).toBe(200);
    clock.set(new Date("2027-01-20T12:00:00Z"));
    const [again, gone] = [await signedIn(test, next), await signedIn(test, teacher)];
    expect((await again.get(page)).statusCode).toBe(200);
    expect((await gone.get(page)).statusCode).toBe(404);
  });

  it("at the same hour in Paris after the clocks have changed", async () => {
    const scene = await buildHandover(test);
    const given = (await handOver(scene)).json();
    clock.set(new Date("2027-03-20T08:00:00Z"));
    await extendSeries({ ...services, log });
    const starts = (await lessonsOf(given.series_id)).map((one) => [
      one.startsAt.toISOString(),
      one.teacherId,
    ]);
    expect(starts).toContainEqual(["2027-03-22T17:00:00.000Z", scene.next.id]);
    expect(starts).toContainEqual(["2027-03-29T16:00:00.000Z", scene.next.id]);
    expect(starts).toContainEqual(["2027-05-03T16:00:00.000Z", scene.next.id]);
    expect(await lessonsOf(scene.seriesId)).toHaveLength(2);
  });

  it("once by one key, and back by the same way", async () => {
    const scene = await buildHandover(test);
    const key = newKey();
    const first = await handOver(scene, {}, key);
    const second = await handOver(scene, {}, key);
    expect([second.statusCode, second.json()]).toEqual([201, first.json()]);
    expect(await newsOf(test, scene.next)).toHaveLength(1);
    expect((await handOver(scene)).statusCode).toBe(409);
    const at = `/api/staff/series/${first.json().series_id}/handover/`;
    const back = await handOver({ ...scene, at }, { teacher_id: scene.teacher.id });
    expect(back.json().session_ids).toEqual(first.json().session_ids);
    expect(await agreedOf(scene.teacher, scene.child)).toMatchObject([{ lessonsPerWeek: 1 }]);
    expect(await agreedOf(scene.next, scene.child)).toMatchObject([{ lessonsPerWeek: null }]);
  });

  it("and what is covered stays so, unless by its new teacher", async () => {
    const scene = await buildHandover(test);
    const { office, ids, next, teacher } = scene;
    const other = await buildOpenTeacher(db);
    await db
      .insert(teacherProgrammes)
      .values({ teacherId: other.id, programmeId: teacher.programmeId });
    const cover = (sessionId: string | undefined, substituteId: string) =>
      office.post(
        "/api/staff/covers/",
        { session_id: sessionId, substitute_id: substituteId },
        newKey(),
      );
    const byNext = (await cover(ids[2], next.id)).json();
    const byOther = (await cover(ids[3], other.id)).json();
    // Nothing is asked of an hour that is covered.
    const { startsAt } = await lessonOf(db, ids[3] ?? "");
    const own = await buildSession(db, { teacher: next, startsAt });
    expect((await preview(scene)).goes[1].covered_by).toBe(other.name);
    const answer = await handOver(scene);
    expect(answer.statusCode).toBe(201);
    expect((await lessonOf(db, ids[2] ?? "")).teacherId).toBe(next.id);
    expect(await lessonOf(db, ids[3] ?? "")).toMatchObject({
      teacherId: other.id,
      seriesId: answer.json().series_id,
    });
    const stands = async ({ id }: { id: string }) =>
      (await db.select().from(covers).where(eq(covers.id, id)))[0];
    expect((await stands(byNext))?.state).toBe("undone");
    expect(await stands(byOther)).toMatchObject({ state: "standing", regularTeacherId: next.id });
    const undo = () => office.post(`/api/staff/covers/${byOther.id}/undo/`);
    expect((await undo()).statusCode).toBe(409);
    await db.delete(sessions).where(eq(sessions.id, own.id));
    await undo();
    expect((await lessonOf(db, ids[3] ?? "")).teacherId).toBe(next.id);
  });
});

describe("it is refused", () => {
  const refused = async (scene: Handover, fault: string, change: object = {}) => {
    const shown = await preview(scene);
    const faults = shown.goes.map((lesson: { fault: string | null }) => lesson.fault);
    expect(faults).toContain(fault);
    expect((await handOver(scene, change)).statusCode).toBe(409);
    expect((await lessonsOf(scene.seriesId)).map(({ id }) => id)).toEqual(scene.ids);
  };

  it("where the new teacher has one of its hours, and who could is first", async () => {
    const scene = await buildHandover(test);
    const { next, ids } = scene;
    const { startsAt } = await lessonOf(db, ids[4] ?? "");
    await buildSession(db, { teacher: next, startsAt });
    await refused(scene, "busy");
    const { successors } = await preview(scene);
    expect(
      successors.find((one: { teacher_id: string }) => one.teacher_id === next.id),
    ).toMatchObject({ fault: "busy", clashes: 1 });
    // Before that date nothing is asked of the hours.
    const later = await lessonOf(db, ids[5] ?? "");
    expect((await handOver(scene, { from: later.seriesOn })).statusCode).toBe(201);
  });

  it("where the new teacher is away then", async () => {
    const scene = await buildHandover(test);
    const days = { starts_on: "2026-12-20", ends_on: "2026-12-22" };
    const entered = { teacher_id: scene.next.id, kind: "leave", ...days };
    expect((await scene.office.post("/api/staff/leaves/", entered)).statusCode).toBe(201);
    await refused(scene, "time_off");
  });

  it("where the programme or a rule of gender stands against it", async () => {
    const scene = await buildHandover(test);
    const { next, child } = scene;
    await db.update(users).set({ gender: "M" }).where(eq(users.id, next.id));
    await db.update(students).set({ teacherGender: "F" }).where(eq(students.userId, child.id));
    await refused(scene, "parents_prefer_other");
    await db.update(users).set({ gender: "F" }).where(eq(users.id, next.id));
    await db.delete(teacherProgrammes).where(eq(teacherProgrammes.teacherId, next.id));
    await refused(scene, "programme");
    await db
      .insert(teacherProgrammes)
      .values({ teacherId: next.id, programmeId: scene.teacher.programmeId });
    expect((await handOver(scene)).statusCode).toBe(201);
  });

  it("while a family is asked about a substitute", async () => {
    await setCoverFamily(test, "ask");
    const scene = await buildHandover(test);
    const asked = { session_id: scene.ids[2], substitute_id: scene.next.id };
    expect((await scene.office.post("/api/staff/covers/", asked, newKey())).statusCode).toBe(201);
    await refused(scene, "cover_asked");
  });

  it("to nobody, to who is not approved, to itself, from a past date, of what is over", async () => {
    const scene = await buildHandover(test);
    const { next, teacher, parent, child } = scene;
    const statusOf = async (change: object) => (await handOver(scene, change)).statusCode;
    expect(await statusOf({ teacher_id: parent.id })).toBe(409);
    expect(await statusOf({ teacher_id: teacher.id })).toBe(409);
    expect(await statusOf({ from: "2026-11-01" })).toBe(400);
    expect(await statusOf({ from: "2029-01-01" })).toBe(409);
    expect(
      (await handOver({ ...scene, at: scene.at.replace(scene.seriesId, child.id) })).statusCode,
    ).toBe(404);
    await db.update(teachers).set({ approval: "paused" }).where(eq(teachers.userId, next.id));
    expect(await statusOf({})).toBe(409);
  });

  it("to whoever does not decide about lessons", async () => {
    const scene = await buildHandover(test);
    const { next, at, desk, heir, family } = scene;
    const stranger = await signedIn(test, (await buildFamily(db)).parent);
    for (const browser of [desk, heir, family, stranger]) {
      expect((await browser.get(`${at}?from=${FROM}`)).statusCode).toBe(403);
      expect((await handOver({ office: browser, at, next })).statusCode).toBe(403);
    }
    const guest = await test.app.inject({ method: "GET", url: at });
    expect(guest.statusCode).toBe(401);
  });
});
