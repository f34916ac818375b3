import { DAY_MS } from "@riwaq/domain/time/civil-date";
import { inArray, lt } from "drizzle-orm";

import type { RoundDeps } from "../../../platform/context.ts";
import { lessonMarks } from "../tables/lesson-marks.ts";

/** Nothing that was counted is kept half as long. */
const KEPT_MS = 2 * DAY_MS;
const BATCH = 5000;

/** Marks of changes that everybody has seen go; answers how many did. */
export async function clearLessonMarks({
  db,
  clock,
}: Pick<RoundDeps, "db" | "clock">): Promise<number> {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  const old = db
    .select({ id: lessonMarks.id })
    .from(lessonMarks)
    .where(lt(lessonMarks.createdAt, before))
    .limit(BATCH);
  let cleared = 0;
  for (;;) {
    const gone = await db
      .delete(lessonMarks)
      .where(inArray(lessonMarks.id, old))
      .returning({ id: lessonMarks.id });
    cleared += gone.length;
    if (gone.length < BATCH) return cleared;
  }
}
