import type { OwnLeaveLessons } from "@riwaq/contracts/scheduling/cover";

import { requireTeacher } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import { findLeave } from "../leave/queries.ts";
import { findOpenCovers } from "./queries.ts";
import { findLessons, presentLesson } from "./show-leave.ts";

/** Of a teacher's own leave: what becomes of each lesson. Who is only asked about is not named yet. */
export async function listLeaveLessons(
  { db, actor, clock }: Context,
  { id }: { id: string },
): Promise<OwnLeaveLessons> {
  const teacher = requireTeacher(actor);
  const now = clock.now();
  const { leave } = await findLeave(db, id, now);
  if (leave.teacherId !== teacher.id) throw new AppError("not_found");
  const rows = await findLessons(db, id, now);
  const ids = rows.map((row) => row.id);
  const covers = ids.length === 0 ? undefined : await findOpenCovers(db, ids);
  const lessons = rows.map((row) => {
    const cover = covers?.get(row.id);
    const isGiven = cover?.cover.state === "standing";
    return {
      ...presentLesson(row),
      state: row.state,
      substitute_name: isGiven ? cover.substituteName : null,
    };
  });
  return { time_zone: teacher.timeZone, lessons };
}
