import type { Handover, HandoverLesson, HandoverQuery } from "@riwaq/contracts/scheduling/handover";
import { inArray } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { findInstitute } from "../../../platform/institute.ts";
import { users } from "../../identity/tables/users.ts";
import { findSeries } from "../series/queries.ts";
import { type PlannedLesson, planHandover } from "./plan-handover.ts";
import { findOwedOfSeries } from "./queries.ts";

/** What handing a series over would mean, before staff do it. */
export async function previewHandover(
  { db, actor, clock }: Context,
  seriesId: string,
  { from, teacher: teacherId }: HandoverQuery,
): Promise<Handover> {
  requireRight("lessons")(actor);
  const series = await findSeries(db, seriesId);
  if (!series) throw new AppError("not_found");
  const now = clock.now();
  const plan = await planHandover(db, { series, from, teacherId, now });
  const names = await findNames(db, [series.teacherId, ...series.studentIds]);
  const { timeZone } = await findInstitute(db);
  return {
    teacher_name: names.get(series.teacherId) ?? "",
    students: series.studentIds.flatMap((studentId) => names.get(studentId) ?? []),
    time_zone: timeZone,
    from: plan.from,
    goes: plan.goes.map(presentLesson),
    stays: plan.stays.map(presentLesson),
    owed: (await findOwedOfSeries(db, series, now)).length,
    successors: plan.successors.map(({ teacherId: id, minutesThatWeek, ...ranked }) => ({
      ...ranked,
      teacher_id: id,
      minutes_that_week: minutesThatWeek,
    })),
  };
}

const presentLesson = ({
  id,
  on,
  startsAt,
  endsAt,
  fault,
  cover,
}: PlannedLesson): HandoverLesson => ({
  session_id: id,
  on,
  starts_at: startsAt.toISOString(),
  ends_at: endsAt.toISOString(),
  fault,
  covered_by: cover?.cover.state === "standing" ? cover.substituteName : null,
});

async function findNames(db: Database, ids: readonly string[]) {
  const rows = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
