import { and, asc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { buildFamily, buildOpenTeacher, newKey } from "../../../../test/booking-scene.ts";
import { SIGN_IN_FIRST } from "../../../../test/error-map.ts";
import {
  buildEnrolment,
  buildSession,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { institute } from "../../../platform/db/tables/institute.ts";
import { outboxMessages } from "../../notifications/tables/outbox-messages.ts";
import { agreements } from "../../people/tables/agreements.ts";
import { series } from "../tables/series.ts";
import { sessions } from "../tables/sessions.ts";

const test = await startTestApp();
const URL = "/api/bookings/";
const IN_FOUR_DAYS = "2026-11-25T15:00:00.000Z";

async function scene() {
  const teacher = await buildOpenTeacher(test.db);
  const { parent, child } = await buildFamily(test.db);
  const request = {
    kind: "single",
    student_id: child.id,
    teacher_id: teacher.id,
    starts_at: IN_FOUR_DAYS,
    length_minutes: 45,
  };
  return { teacher, parent, child, request, browser: await signedIn(test, parent) };
}
const lessonsOf = (teacher: { id: string }) =>
  test.db.select().from(sessions).where(eq(sessions.teacherId, teacher.id));

describe("booking a lesson", () => {
  it("writes it with enrolment, trace and a mail for each side", async () => {
    const { teacher, parent, child, request, browser } = await scene();
    const answer = await browser.post(URL, request, newKey());
    expect(answer.statusCode).toBe(201);
    const [lesson, ...others] = await lessonsOf(teacher);
    expect(answer.json()).toEqual({
      series_id: null,
      session_ids: [lesson?.id],
      skipped: [],
      offer: null,
    });
    expect(others).toEqual([]);
    expect(lesson).toMatchObject({
      kind: "single",
      status: "Scheduled",
      programmeId: teacher.programmeId,
      startsAt: new Date(IN_FOUR_DAYS),
      endsAt: new Date("2026-11-25T15:45:00.000Z"),
    });
    const enrolled = await test.db
      .select()
      .from(agreements)
      .where(and(eq(agreements.teacherId, teacher.id), eq(agreements.studentId, child.id)));
    expect(enrolled).toMatchObject([{ programmeId: teacher.programmeId, endedAt: null }]);
    const [trace] = await test.db.select().from(events).where(eq(events.subjectId, child.id));
    expect(trace).toMatchObject({
      kind: "book-lessons",
      actorId: parent.id,
      payload: { kind: "single", lessons: 1, skipped: 0 },
    });
    const mails = await test.db
      .select({ to: outboxMessages.to })
      .from(outboxMessages)
      .where(eq(outboxMessages.template, "lesson-booked"))
      .orderBy(asc(outboxMessages.to));
    expect(mails.map(({ to }) => to)).toEqual(
      expect.arrayContaining([teacher.email, parent.email, child.email]),
    );
  });

  it("has one effect and one answer however often it is sent", async () => {
    const { teacher, request, browser } = await scene();
    const key = newKey();
    const first = await browser.post(URL, request, key);
    const second = await browser.post(URL, request, key);
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
    expect(await lessonsOf(teacher)).toHaveLength(1);
    const other = await browser.post(URL, { ...request, length_minutes: 30 }, key);
    expect([other.statusCode, Object.keys(other.json())]).toEqual([409, ["detail"]]);
  });

  it("answers 409 with six free hours near one that is taken, and writes nothing", async () => {
    const { teacher, request, browser } = await scene();
    const { parent, child } = await buildFamily(test.db);
    const startsAt = new Date("2026-11-25T15:30:00.000Z");
    await buildSession(test.db, { teacher, startsAt, lengthMinutes: 30 });
    await buildSession(test.db, {
      teacher: await buildTeacher(test.db),
      students: [{ id: request.student_id }],
      startsAt: new Date("2026-11-25T16:00:00.000Z"),
    });
    const answer = await browser.post(URL, request, newKey());
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      {
        detail: ["This hour has just been taken. Choose one of the hours below."],
      },
    ]);
    expect(await lessonsOf(teacher)).toHaveLength(1);
    const { alternatives } = (await browser.post(`${URL}preview/`, request)).json();
    // 45 minutes beside the teacher's 15:30–16:00 and the pupil's 16:00–17:00.
    expect(alternatives).toEqual([
      "2026-11-25T12:30:00.000Z",
      "2026-11-25T13:00:00.000Z",
      "2026-11-25T13:30:00.000Z",
      "2026-11-25T14:00:00.000Z",
      "2026-11-25T14:30:00.000Z",
      "2026-11-25T17:00:00.000Z",
    ]);
    // The first of them can indeed be had, by the other family too.
    const [free] = alternatives;
    const other = { ...request, student_id: child.id, starts_at: free };
    const booked = await (await signedIn(test, parent)).post(URL, other, newKey());
    expect(booked.statusCode).toBe(201);
  });

  it("is refused for an hour outside the week, too near, or on no quarter", async () => {
    const { request, browser } = await scene();
    const ask = async (starts_at: string) => {
      const answer = await browser.post(URL, { ...request, starts_at }, newKey());
      return [answer.statusCode, Object.keys(answer.json())];
    };
    expect(await ask("2026-11-25T20:00:00Z")).toEqual([409, ["detail"]]);
    expect(await ask("2026-11-21T15:00:00Z")).toEqual([409, ["detail"]]);
    expect(await ask("2026-11-20T15:00:00Z")).toEqual([400, ["starts_at"]]);
    expect(await ask("2027-03-25T15:00:00Z")).toEqual([400, ["starts_at"]]);
    expect(await ask("2026-11-25T15:10:00Z")).toEqual([400, ["starts_at"]]);
  });

  it("that says the programme is to be agreed stores none, with one lesson and with a series", async () => {
    const { teacher, child, request, browser } = await scene();
    await buildEnrolment(test.db, teacher, child);
    const open = { ...request, programme_id: null };
    expect((await browser.post(URL, open, newKey())).statusCode).toBe(201);
    const weekly = {
      ...open,
      kind: "series",
      anchor_zone: "Europe/Paris",
      times: [{ day_of_week: 6, time: "15:00" }],
      starts_on: "2026-11-23",
    };
    expect((await browser.post(URL, weekly, newKey())).statusCode).toBe(201);
    const lessons = await lessonsOf(teacher);
    expect(new Set(lessons.map(({ kind }) => kind))).toEqual(new Set(["single", "series"]));
    expect(new Set(lessons.map(({ programmeId }) => programmeId))).toEqual(new Set([null]));
    const [rule] = await test.db.select().from(series).where(eq(series.teacherId, teacher.id));
    expect(rule?.programmeId).toBeNull();
  });

  it("of a programme that the teacher does not teach is refused", async () => {
    const { request, browser } = await scene();
    const { programmeId } = await buildOpenTeacher(test.db);
    const answer = await browser.post(URL, { ...request, programme_id: programmeId }, newKey());
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ["programme_id"]]);
  });
});

describe("a trial lesson", () => {
  it("is given once to a pair, and takes 30 minutes", async () => {
    const { request, browser } = await scene();
    const trial = { ...request, kind: "trial", length_minutes: 30 };
    const longer = await browser.post(URL, { ...trial, length_minutes: 45 }, newKey());
    expect([longer.statusCode, Object.keys(longer.json())]).toEqual([400, ["length_minutes"]]);
    expect((await browser.post(URL, trial, newKey())).statusCode).toBe(201);
    const later = { ...trial, starts_at: "2026-11-26T15:00:00Z" };
    const again = await browser.post(URL, later, newKey());
    expect([again.statusCode, again.json()]).toEqual([
      409,
      { detail: ["The trial lesson with this teacher has been used. Book a lesson or a series."] },
    ]);
  });

  it("is as long as the institute says, and not given where it gives none", async () => {
    const { request, browser } = await scene();
    const trial = { ...request, kind: "trial", length_minutes: 30 };
    await test.db.update(institute).set({ trialMinutes: 45 });
    const shorter = await browser.post(URL, trial, newKey());
    expect([shorter.statusCode, shorter.json()]).toEqual([
      400,
      { length_minutes: ["A trial lesson takes 45 minutes."] },
    ]);
    await test.db.update(institute).set({ trialMinutes: 30, trialIsGiven: false });
    const refused = await browser.post(URL, trial, newKey());
    await test.db.update(institute).set({ trialIsGiven: true });
    expect([refused.statusCode, refused.json().detail]).toEqual([
      409,
      ["The institute gives no trial lessons. Book a lesson or a series."],
    ]);
  });

  it("is not for those who learn together already, booked or enrolled", async () => {
    const reason =
      "This student already learns with this teacher, so there is no trial lesson. Book a lesson or a series.";
    const booked = await scene();
    await booked.browser.post(URL, booked.request, newKey());
    const enrolled = await scene();
    await buildEnrolment(test.db, enrolled.teacher, enrolled.child);
    for (const { browser, request } of [booked, enrolled]) {
      const starts_at = "2026-11-26T15:00:00Z";
      const trial = { ...request, kind: "trial", length_minutes: 30, starts_at };
      const preview = await browser.post("/api/bookings/preview/", trial);
      expect(preview.json().problems).toEqual([reason]);
      expect((await browser.post(URL, trial, newKey())).json().detail).toEqual([reason]);
    }
  });
});

describe("a teacher", () => {
  it("books own pupils at once and outside the week, but never twice in an hour", async () => {
    const { teacher, request, browser } = await scene();
    await browser.post(URL, request, newKey());
    const own = await signedIn(test, teacher);
    const night = { ...request, starts_at: "2026-11-21T23:00:00Z" };
    expect((await own.post(URL, night, newKey())).statusCode).toBe(201);
    expect((await own.post(URL, request, newKey())).statusCode).toBe(409);
  });

  it("does not find other people's pupils, nor book for another teacher", async () => {
    const { teacher, request, browser } = await scene();
    const own = await signedIn(test, teacher);
    expect((await own.post(URL, request, newKey())).statusCode).toBe(404);
    await browser.post(URL, request, newKey());
    const other = await signedIn(test, await buildOpenTeacher(test.db));
    expect((await other.post(URL, request, newKey())).statusCode).toBe(404);
  });
});

describe("who may book", () => {
  it("is nobody without signing in", async () => {
    const { request } = await scene();
    const answer = await test.client().post(URL, request, newKey());
    expect([answer.statusCode, answer.json()]).toEqual([401, SIGN_IN_FIRST]);
  });

  it("is not another family, to whom the child does not exist", async () => {
    const { request } = await scene();
    const { parent } = await buildFamily(test.db);
    for (const stranger of [parent, await buildStudent(test.db)]) {
      const browser = await signedIn(test, stranger);
      expect((await browser.post(URL, request, newKey())).statusCode).toBe(404);
    }
  });

  it("is staff, for everyone", async () => {
    const { request } = await scene();
    const staff = await signedIn(test, await buildStaff(test.db));
    const reason = "asked for on the phone";
    expect((await staff.post(URL, { ...request, reason }, newKey())).statusCode).toBe(201);
  });

  it("is nobody who sends no key, or a body of another shape", async () => {
    const { request, browser } = await scene();
    const without = await browser.post(URL, request);
    expect([without.statusCode, Object.keys(without.json())]).toEqual([400, ["idempotency-key"]]);
    for (const body of [{}, { ...request, kind: "lecture" }, { ...request, student_id: "me" }]) {
      expect((await browser.post(URL, body, newKey())).statusCode).toBe(400);
    }
  });
});
