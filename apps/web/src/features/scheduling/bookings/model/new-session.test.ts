import { describe, expect, it } from "vitest";

import { EMPTY_SESSION, requestOf, startOf, wallOf } from "./new-session.ts";

const CAIRO = "Africa/Cairo";
const session = { ...EMPTY_SESSION, studentId: "child-1", date: "2026-11-25", time: "00:30" };

it("an hour on the teacher's wall is an instant once everything is there", () => {
  expect(startOf(session, CAIRO)).toEqual({
    startsAt: "2026-11-24T22:30:00.000Z",
    isShifted: false,
  });
  for (const missing of ["studentId", "date", "time"]) {
    expect(startOf({ ...session, [missing]: "" }, CAIRO)).toBeUndefined();
  }
});

it("an hour that Cairo's clocks skip in spring is moved forward, and known to be", () => {
  expect(startOf({ ...session, date: "2027-04-30" }, CAIRO)).toEqual({
    startsAt: "2027-04-29T22:30:00.000Z",
    isShifted: true,
  });
});

it("an offered hour goes back onto the teacher's wall", () => {
  expect(wallOf("2026-11-24T22:30:00.000Z", CAIRO)).toEqual({ date: "2026-11-25", time: "00:30" });
});

describe("what is asked for", () => {
  const asked = { teacherId: "teacher-1", startsAt: "2026-11-24T22:30:00.000Z" };

  it("is one lesson", () => {
    expect(requestOf({ session, ...asked, anchorZone: CAIRO })).toEqual({
      kind: "single",
      student_id: "child-1",
      teacher_id: "teacher-1",
      starts_at: "2026-11-24T22:30:00.000Z",
      length_minutes: 60,
    });
  });

  it("or a trial", () => {
    const trial = { ...session, kind: "trial" as const, lengthMinutes: 30 as const };
    expect(requestOf({ session: trial, ...asked, anchorZone: CAIRO })).toMatchObject({
      kind: "trial",
      length_minutes: 30,
    });
  });

  it("or a weekly one, whose day and date are those of the anchor's wall", () => {
    const weekly = { ...session, kind: "series" as const, endsOn: "2027-06-30" };
    expect(requestOf({ session: weekly, ...asked, anchorZone: "Europe/Paris" })).toMatchObject({
      kind: "series",
      anchor_zone: "Europe/Paris",
      times: [{ day_of_week: 3, time: "23:30" }],
      starts_on: "2026-11-24",
      ends_on: "2027-06-30",
    });
  });
});
