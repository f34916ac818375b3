import type { AllLessons, AllLessonsQuery } from "@riwaq/contracts/scheduling/all-lessons";
import { spanOfDays } from "@riwaq/domain/time/spans";
import { toWall } from "@riwaq/domain/time/zone";

import { requireRight } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import { findInstitute } from "../../../platform/institute.ts";
import { findAllLessons, findTeachersByName } from "./find-all-lessons.ts";
import { presentSession, shownBy } from "./presenter.ts";

/** A page of everybody's lessons of a day or a week of the institute. */
export async function listAllLessons(ctx: Context, query: AllLessonsQuery): Promise<AllLessons> {
  const staff = requireRight("lessons")(ctx.actor);
  const shown = shownBy(ctx);
  const { now } = shown;
  const { timeZone } = await findInstitute(ctx.db);
  const on = query.on ?? toWall(now.getTime(), timeZone).date;
  const { fromMs, untilMs } = spanOfDays(on, Number(query.days), timeZone);
  const range = { from: new Date(fromMs), until: new Date(untilMs) };
  const { search, teacher, state, page } = query;
  const asked = { range, search, teacher, state, page, now };
  const [{ rows, ...found }, teachers] = await Promise.all([
    findAllLessons(ctx.db, staff, asked),
    findTeachersByName(ctx.db, teacher ? [teacher] : [], range),
  ]);
  return {
    lessons: rows.map((row) => presentSession(row, { ...staff, timeZone }, shown)),
    on,
    time_zone: timeZone,
    teachers,
    ...found,
  };
}
