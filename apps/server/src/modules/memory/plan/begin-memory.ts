import type { Beginning } from "@riwaq/contracts/memory/plan";
import { and, eq, inArray, isNull } from "drizzle-orm";

import { command, byConfirmed } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { markerOf } from "../evenings/marker-of.ts";
import { planAnew } from "../evenings/plan-anew.ts";
import { memoryBegun } from "../events.ts";
import { requireSide } from "../reach/queries.ts";
import { lockMemory, recountPages } from "../reviews/recount-pages.ts";
import { memoryReviews } from "../tables/memory-reviews.ts";
import { loadPlanningOf, todayOf } from "./queries.ts";

type Input = { studentId: string; beginning: Beginning };

/** How pages are held before anything was heard; of a page that is named twice the last word counts. Lessons correct it. */
export const beginMemory = command({
  by: byConfirmed,
  lock: async (tx, { actor, now }, { studentId }: Input) => {
    const found = await requireSide(tx, actor, {
      studentId,
      now,
      sides: ["pupil", "parent", "teacher"],
    });
    await lockMemory(tx, studentId);
    return found;
  },
  run: async (ctx, { studentId, beginning }): Promise<void> => {
    const { tx, actor, now, locked } = ctx;
    const { timeZone } = await loadPlanningOf(tx, locked.pupilId);
    const standings = new Map(
      beginning.held.flatMap(({ first, last, standing }) =>
        Array.from({ length: last - first + 1 }, (_, at) => [first + at, standing] as const),
      ),
    );
    const pages = [...standings.keys()];
    await tx
      .update(memoryReviews)
      .set({ voidedAt: now })
      .where(
        and(
          eq(memoryReviews.studentId, studentId),
          eq(memoryReviews.source, "beginning"),
          inArray(memoryReviews.page, pages),
          isNull(memoryReviews.voidedAt),
        ),
      );
    const day = todayOf(now, timeZone);
    const about = { studentId, day, source: "beginning", byId: actor.id, reviewedAt: now } as const;
    const by = markerOf(locked.side);
    await tx
      .insert(memoryReviews)
      .values([...standings].map(([page, standing]) => ({ ...about, by, page, standing })));
    await recountPages(tx, { studentId, pages });
    await planAnew(tx, { studentId, now });
    await emit(ctx, tx, memoryBegun(studentId, { pages: pages.length }));
  },
});
