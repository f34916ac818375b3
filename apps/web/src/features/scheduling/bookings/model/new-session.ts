/** A lesson as a teacher writes it down: on the teacher's own wall. */
import type { BookingRequest } from "@riwaq/contracts/scheduling/bookings";
import type { LessonLengthMin } from "@riwaq/domain/scheduling/series/series";
import { toInstant, toWall } from "@riwaq/domain/time/zone";

import { hoursOn } from "./weekly-hours.ts";

export type NewSession = {
  studentId: string;
  date: string;
  time: string;
  lengthMinutes: LessonLengthMin;
  /** A trial where one can be chosen at all. */
  kind: "trial" | "single" | "series";
  endsOn: string;
  /** Why staff book for both sides. */
  reason: string;
};

export const EMPTY_SESSION: NewSession = {
  studentId: "",
  date: "",
  time: "",
  lengthMinutes: 60,
  kind: "single",
  endsOn: "",
  reason: "",
};

/** Undefined until pupil, date and time are there; an hour that the clocks skip moves forward, and says so. */
export function startOf({ studentId, date, time }: NewSession, teacherZone: string) {
  if (studentId === "" || date === "" || time === "") return undefined;
  const { epochMs, shifted } = toInstant({ date, time, zone: teacherZone });
  return { startsAt: new Date(epochMs).toISOString(), isShifted: shifted };
}

/** The date and the time that stand for an instant on the teacher's wall. */
export function wallOf(start: string, teacherZone: string) {
  const { date, time } = toWall(Date.parse(start), teacherZone);
  return { date, time: time.slice(0, 5) };
}

type Asked = { session: NewSession; teacherId: string; startsAt: string; anchorZone: string };

export function requestOf({ session, teacherId, startsAt, anchorZone }: Asked): BookingRequest {
  const { studentId, lengthMinutes, kind, endsOn } = session;
  const who = { student_id: studentId, teacher_id: teacherId };
  if (kind !== "series") {
    return { kind, ...who, starts_at: startsAt, length_minutes: lengthMinutes };
  }
  return {
    kind,
    ...who,
    anchor_zone: anchorZone,
    times: hoursOn([startsAt], anchorZone),
    length_minutes: lengthMinutes,
    starts_on: wallOf(startsAt, anchorZone).date,
    ends_on: endsOn === "" ? null : endsOn,
  };
}
