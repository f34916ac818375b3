import type { BookingRequest, SessionKind } from "@riwaq/contracts/scheduling/bookings";
import {
  type SeriesFault,
  type SeriesRule,
  parseSeriesRule,
} from "@riwaq/domain/scheduling/series/series";
import { minutesFromTime } from "@riwaq/domain/time/wall-time";

import { AppError, badField } from "../../../platform/app-error.ts";
import type { Database } from "../../../platform/db/database.ts";
import { findInstitute } from "../../../platform/institute.ts";
import { findMakeUp } from "./queries.ts";

/** A booking as it is asked for, well formed, not yet judged. */
export type Wish = {
  kind: SessionKind;
  studentId: string;
  teacherId: string;
  /** What was asked for, null to be agreed, undefined by default; of a make-up what its lesson was about. */
  programmeId: string | null | undefined;
  lengthMin: number;
  makeUp: { id: string; isOwed: boolean; expiresAtMs: number | null } | null;
  when: { startsAtMs: number } | SeriesRule;
};

const QUARTER_MIN = 15;

/** @throws bad input for what no rule of the calendar could make sense of; not found for an unknown make-up */
export async function readRequest(db: Database, request: BookingRequest): Promise<Wish> {
  if (request.kind === "make_up") return readMakeUp(db, request);
  const { kind, student_id, teacher_id, programme_id, length_minutes } = request;
  if (kind === "trial") await requireTrialLength(db, length_minutes);
  return {
    kind,
    studentId: student_id,
    teacherId: teacher_id,
    programmeId: programme_id,
    lengthMin: length_minutes,
    makeUp: null,
    when: kind === "series" ? readRule(request) : { startsAtMs: readStart(request.starts_at) },
  };
}

async function requireTrialLength(db: Database, lengthMin: number): Promise<void> {
  const { trialMinutes: minutes } = await findInstitute(db);
  if (lengthMin === minutes) return;
  throw new AppError("bad_input", {
    length_minutes: [{ key: "trial_length", params: { minutes } }],
  });
}

async function readMakeUp(
  db: Database,
  { make_up_id, starts_at }: Extract<BookingRequest, { kind: "make_up" }>,
): Promise<Wish> {
  const found = await findMakeUp(db, make_up_id);
  if (!found) throw new AppError("not_found");
  const { id, state, expiresAt, ...lesson } = found;
  return {
    ...lesson,
    kind: "make_up",
    makeUp: { id, isOwed: state === "owed", expiresAtMs: expiresAt?.getTime() ?? null },
    when: { startsAtMs: readStart(starts_at) },
  };
}

/** Every zone's offset is a whole number of quarters, so a quarter here is one on every wall. */
function readStart(startsAt: string): number {
  const startsAtMs = Date.parse(startsAt);
  if (startsAtMs % (QUARTER_MIN * 60_000) !== 0) throw badField("starts_at", "not_on_grid");
  return startsAtMs;
}

function readRule(request: Extract<BookingRequest, { kind: "series" }>): SeriesRule {
  const times = request.times.map(({ day_of_week, time }) => ({
    dayOfWeek: day_of_week,
    minute: minutesFromTime(time) ?? Number.NaN,
  }));
  if (times.some(({ minute }) => minute % QUARTER_MIN !== 0)) {
    throw badField("times", "not_on_grid");
  }
  const parsed = parseSeriesRule({
    anchorZone: request.anchor_zone,
    times,
    lengthMin: request.length_minutes,
    startsOn: request.starts_on,
    endsOn: request.ends_on,
  });
  if (parsed.ok) return parsed.rule;
  throw faultOf(parsed.fault);
}

function faultOf(fault: SeriesFault): AppError {
  if (fault === "same_day_twice") return badField("times", "series_days");
  if (fault === "no_times" || fault === "too_many_times") return badField("times", "series_times");
  if (fault === "end_before_start") return badField("ends_on", "series_order");
  if (fault === "bad_date") return badField("starts_on", "invalid");
  return badField("times", "invalid");
}
