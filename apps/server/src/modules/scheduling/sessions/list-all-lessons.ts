import {
  type AllLessons,
  type AllLessonsQuery,
  LESSONS_PER_PAGE,
} from "@riwaq/contracts/scheduling/all-lessons";
import { matchesText } from "@riwaq/domain/people/search-text";
import { statusesOf } from "@riwaq/domain/scheduling/sessions/status";
import { spanOfDays } from "@riwaq/domain/time/spans";
import { toWall } from "@riwaq/domain/time/zone";

import { requireRight } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import { findInstitute } from "../../../platform/institute.ts";
import { findAllLessons, findTeachersByName } from "./find-all-lessons.ts";
import { presentSession } from "./presenter.ts";
import type { SessionRow } from "./queries.ts";

/**
 * A page of everybody's lessons of a day or a week of the institute. A week's are some hundreds: they are searched here,
 * where accents and vowel signs do not matter. A page past the last is the last one.
 */
export async function listAllLessons(ctx: Context, query: AllLessonsQuery): Promise<AllLessons> {
  const staff = requireRight("people")(ctx.actor);
  const now = ctx.clock.now();
  const { timeZone } = await findInstitute(ctx.db);
  const on = query.on ?? toWall(now.getTime(), timeZone).date;
  const { fromMs, untilMs } = spanOfDays(on, Number(query.days), timeZone);
  const range = { from: new Date(fromMs), until: new Date(untilMs) };
  const rows = await findAllLessons(ctx.db, staff, range);
  const found = rows.filter((row) => fits(row, query, now));
  const pages = Math.max(1, Math.ceil(found.length / LESSONS_PER_PAGE));
  const page = Math.min(query.page, pages);
  const asked = query.teacher ? [query.teacher] : [];
  const shown = found.slice((page - 1) * LESSONS_PER_PAGE, page * LESSONS_PER_PAGE);
  return {
    lessons: shown.map((row) => presentSession(row, { ...staff, timeZone }, now)),
    on,
    time_zone: timeZone,
    teachers: await findTeachersByName(ctx.db, [...asked, ...rows.map((row) => row.teacherId)]),
    total: found.length,
    page,
    pages,
  };
}

function fits(row: SessionRow, { search, teacher, state }: AllLessonsQuery, now: Date): boolean {
  if (teacher && row.teacherId !== teacher) return false;
  const statuses = state && statusesOf(state, row.endsAt > now ? "coming" : "over");
  if (statuses && !statuses.includes(row.status)) return false;
  return matchesText([row.teacherName, ...row.pupils.map(({ name }) => name)], search);
}
