import type { AbsenceAlert, LessonAbsences } from "@riwaq/contracts/scheduling/absences";
import { latestComingMs, missedFromMs, otherSide } from "@riwaq/domain/scheduling/outcomes/absence";

import { requireRight } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { findInstitute } from "../../../platform/institute.ts";
import { findMarks } from "../outcomes/queries.ts";
import type { Lesson } from "../sessions/load-lesson.ts";
import { type AbsenceRow, findAbsences, findAlerts } from "./queries.ts";

/** What was said of one lesson, and from when the reader may say that the other side is not here. */
export async function showAbsences(db: Database, lesson: Lesson): Promise<LessonAbsences> {
  const said = await findAbsences(db, lesson.id);
  const hours = { startsAtMs: lesson.startsAt.getTime(), endsAtMs: lesson.endsAt.getTime() };
  return {
    said: said.map((row) => presentAbsence(row, lesson)),
    can_say_from: lesson.side === "staff" ? null : await sayableFrom(db, lesson, said),
    given_until: new Date(latestComingMs(hours)).toISOString(),
  };
}

/** Of two families in a lesson neither reads what the other answered. */
function presentAbsence({ side, saidAt, cameAt, answer }: AbsenceRow, lesson: Lesson) {
  const isTheirs = lesson.side !== "family" || lesson.isWholeFamily;
  return {
    side,
    said_at: saidAt.toISOString(),
    came_at: cameAt?.toISOString() ?? null,
    answer: isTheirs ? answer : null,
  };
}

async function sayableFrom(db: Database, lesson: Lesson, said: readonly AbsenceRow[]) {
  const side = otherSide(lesson.side === "teacher" ? "teacher" : "pupil");
  if (said.some((one) => one.side === side)) return null;
  const marks = (await findMarks(db, [lesson.id])).get(lesson.id) ?? [];
  const { status, startsAt, endsAt } = lesson;
  const hours = { startsAtMs: startsAt.getTime(), endsAtMs: endsAt.getTime() };
  const { missedAfterMin } = await findInstitute(db);
  const fromMs = missedFromMs({ ...hours, status, marks, missedAfterMin }, side);
  return fromMs === null ? null : new Date(fromMs).toISOString();
}

/** For staff who decide about people: teachers who are missing, until somebody has seen to it. */
export async function listAlerts(ctx: Context): Promise<AbsenceAlert[]> {
  const { timeZone } = requireRight("lessons")(ctx.actor);
  return (await findAlerts(ctx.db)).map((row) => ({
    session_id: row.sessionId,
    teacher_name: row.teacherName,
    teacher_phone: row.teacherPhone,
    students_names: row.pupils,
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt.toISOString(),
    said_at: row.saidAt.toISOString(),
    time_zone: timeZone,
  }));
}
