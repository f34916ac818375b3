import type { FreeSlots, FreeSlotsQuery } from "@riwaq/contracts/people/teachers";
import { freeSlots } from "@riwaq/domain/scheduling/availability/free-slots";
import { DAY_MS } from "@riwaq/domain/time/civil-date";

import { isFamily, requireSignedIn } from "../../../platform/actors.ts";
import { AppError, badField } from "../../../platform/app-error.ts";
import type { Context, SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { requirePupil } from "../../people/reach/pupils.ts";
import { AHEAD_MS } from "../bookings/judge-booking.ts";
import { loadLesson } from "../sessions/load-lesson.ts";
import { type TeacherHours, loadTeacherHours } from "./load-hours.ts";
import { findPupilHours } from "./queries.ts";

const MAX_DAYS = 31;
export const OFFERED_EVERY_MIN = 30;

/**
 * The starts that a reader may choose from; in the reader's own zone they stand on the half hour. With a teacher whose
 * lessons have nowhere to meet, families can only move what is booked.
 */
export async function findFreeSlots(
  ctx: Context,
  teacherId: string,
  query: FreeSlotsQuery,
): Promise<FreeSlots> {
  const reader = requireSignedIn(ctx.actor);
  const nowMs = ctx.clock.now().getTime();
  const window = windowOf(query, nowMs);
  const pupil =
    query.student && (await requirePupil(ctx.db, reader, query.student, ctx.clock.now()));
  if (query.except) await requireLesson(ctx.db, reader, query.except, teacherId);
  const except = { ...window, exceptSessionIds: query.except ? [query.except] : [] };
  const hours = await loadTeacherHours(ctx.db, { teacherId, ...except });
  if (!hours || !mayRead(reader, teacherId, hours)) throw new AppError("not_found");
  if (!hours.hasRoom && !query.except && asksAsFamily(reader, teacherId)) {
    return { slots: [], teacher_zone: hours.teacherZone, time_zone: reader.timeZone };
  }
  // Minimum notice protects the teacher from families.
  const noticeMs = asksAsFamily(reader, teacherId) ? hours.minimumNoticeMs : 0;
  const pupilHours = pupil ? await findPupilHours(ctx.db, pupil, except) : [];
  const slots = freeSlots({
    ...hours,
    // Not busy but closed: the buffer is the teacher's.
    timeOff: [...hours.timeOff, ...pupilHours],
    viewerZone: reader.timeZone,
    from: new Date(window.fromMs).toISOString(),
    to: new Date(window.untilMs).toISOString(),
    lengthMin: query.length,
    stepMin: OFFERED_EVERY_MIN,
    notBefore: new Date(nowMs + noticeMs).toISOString(),
  });
  return { slots, teacher_zone: hours.teacherZone, time_zone: reader.timeZone };
}

function windowOf({ from, to, length }: FreeSlotsQuery, nowMs: number) {
  const [fromMs, untilMs] = [Date.parse(from), Date.parse(to)];
  if (untilMs <= fromMs) throw badField("to", "slot_end_before_start");
  if (untilMs - fromMs > MAX_DAYS * DAY_MS) throw badField("to", "range_too_long");
  // As for a booking: the start lies ahead, and at most so far.
  const latestEndMs = nowMs + AHEAD_MS + length * 60_000;
  const clamp = (ms: number) => Math.min(Math.max(ms, nowMs + 1), latestEndMs);
  return { fromMs: clamp(fromMs), untilMs: clamp(untilMs) };
}

/** Within the reader's reach, and of this teacher. */
async function requireLesson(
  db: Database,
  reader: SignedIn,
  id: string,
  teacherId: string,
): Promise<void> {
  const lesson = await loadLesson(db, reader, id);
  if (lesson.teacherId !== teacherId) throw new AppError("not_found");
}

/** Families find approved teachers only; a teacher sees nobody's hours but their own. */
function mayRead(reader: SignedIn, teacherId: string, { approval }: TeacherHours): boolean {
  if (reader.roles.has("staff") || reader.id === teacherId) return true;
  return isFamily(reader) && approval === "approved";
}

/** To this teacher; who may book at once sees every hour. */
const asksAsFamily = ({ id, roles }: SignedIn, teacherId: string) =>
  id !== teacherId && !roles.has("staff");
