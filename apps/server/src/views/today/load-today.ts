import type { StaffToday, TodaysLesson } from "@riwaq/contracts/views/today";
import { type PresenceMark, presenceOf } from "@riwaq/domain/scheduling/outcomes/presence";
import { spanOfDays } from "@riwaq/domain/time/spans";
import { toWall } from "@riwaq/domain/time/zone";

import { findMarks } from "../../modules/scheduling/outcomes/queries.ts";
import { requireRight } from "../../platform/actors.ts";
import type { Context } from "../../platform/context.ts";
import { findInstitute } from "../../platform/institute.ts";
import { type LessonRow, findLessonsBetween } from "./queries.ts";

/** The institute's day as staff watch it: each teacher's lessons, and who of both sides came and left when. */
export async function loadToday({ db, actor, clock }: Context): Promise<StaffToday> {
  requireRight("lessons")(actor);
  const { timeZone } = await findInstitute(db);
  const { date } = toWall(clock.now().getTime(), timeZone);
  const { fromMs, untilMs } = spanOfDays(date, 1, timeZone);
  const rows = await findLessonsBetween(db, new Date(fromMs), new Date(untilMs));
  const marks = await findMarks(
    db,
    rows.map(({ id }) => id),
  );
  const ofTeachers = Map.groupBy(rows, ({ teacherId }) => teacherId);
  return {
    date,
    time_zone: timeZone,
    teachers: [...ofTeachers].map(([id, own]) => ({
      id,
      name: own[0]?.teacherName ?? "",
      lessons: own.map((row) => presentLesson(row, marks.get(row.id) ?? [])),
    })),
  };
}

function presentLesson(row: LessonRow, marks: readonly PresenceMark[]): TodaysLesson {
  const hours = { startsAtMs: row.startsAt.getTime(), endsAtMs: row.endsAt.getTime() };
  const seen = presenceOf(hours, marks);
  const sideOf = ({ firstMs, spells }: (typeof seen)["teacher"]) => {
    const leftMs = spells.at(-1)?.untilMs ?? null;
    const isGone = leftMs !== null && leftMs < hours.endsAtMs;
    return { came_at: iso(firstMs), left_at: isGone ? iso(leftMs) : null };
  };
  return {
    id: row.id,
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt.toISOString(),
    status: row.status,
    students_names: row.pupils,
    teacher: sideOf(seen.teacher),
    pupil: sideOf(seen.pupil),
  };
}

const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
