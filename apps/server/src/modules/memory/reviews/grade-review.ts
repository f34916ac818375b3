import type { ReviewChange } from "@riwaq/contracts/memory/pages";
import { eq } from "drizzle-orm";

import { AppError } from "../../../platform/app-error.ts";
import { byConfirmed, command } from "../../../platform/command.ts";
import { emit } from "../../../platform/events/emit.ts";
import { planAnew } from "../evenings/plan-anew.ts";
import { reviewGraded } from "../events.ts";
import { TEACHING, requireSide } from "../reach/queries.ts";
import { memoryReviews } from "../tables/memory-reviews.ts";
import { lockMemory, recountPages } from "./recount-pages.ts";

type Input = ReviewChange & { id: string };

/** The teacher's other word on how a page went: it counts, and what the marks say stays beside it. */
export const gradeReview = command({
  by: byConfirmed,
  lock: async (tx, { actor, now }, { id }: Input) => {
    const [review] = await tx
      .select()
      .from(memoryReviews)
      .where(eq(memoryReviews.id, id))
      .for("update");
    if (!review) throw new AppError("not_found");
    await requireSide(tx, actor, { studentId: review.studentId, now, sides: TEACHING });
    // What was said at the beginning is said anew, and what was voided counts no more.
    if (review.grade === null || review.voidedAt !== null) throw new AppError("not_found");
    await lockMemory(tx, review.studentId);
    return review;
  },
  trace: "if_changed",
  run: async (ctx, { id, override }): Promise<void> => {
    const { tx, actor, now, locked } = ctx;
    if (locked.override === override) return;
    const { studentId, page } = locked;
    const overriddenById = override === null ? null : actor.id;
    await tx
      .update(memoryReviews)
      .set({ override, overriddenById })
      .where(eq(memoryReviews.id, id));
    await recountPages(tx, { studentId, pages: [page] });
    await planAnew(tx, { studentId, now });
    await emit(ctx, tx, reviewGraded(studentId, { page, grade: override }));
  },
});
