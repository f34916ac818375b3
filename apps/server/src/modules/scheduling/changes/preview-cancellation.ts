import type { Cancellation, ChangePreview } from "@riwaq/contracts/scheduling/changes";

import { requireSignedIn } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import { countOwed } from "../make-ups/queries.ts";
import { loadLesson } from "../sessions/load-lesson.ts";
import { type CancellationPlan, planCancellation } from "./plan-cancellation.ts";
import { presentChangedLesson, presentPreview } from "./presenter.ts";

/** What a cancellation would do, by the same plan that does it. */
export async function previewCancellation(
  ctx: Context,
  id: string,
  cancellation: Cancellation,
): Promise<ChangePreview> {
  const actor = requireSignedIn(ctx.actor);
  const lesson = await loadLesson(ctx.db, actor, id);
  const now = ctx.clock.now();
  const plan = await planCancellation(ctx.db, { actor, lesson, cancellation, now });
  return presentPreview({
    ...plan,
    decision: plan.lessons[0].decision,
    ...(lesson.side === "family" && {
      owedAfter: (await countOwed(ctx.db, actor, now)) + owedBy(plan),
    }),
    lessons: plan.lessons.map(({ session }) => presentChangedLesson(session, null)),
    language: ctx.language,
  });
}

/** One lesson never owes a pupil two: what it owes was not owed before. */
const owedBy = ({ lessons }: CancellationPlan) =>
  lessons
    .flatMap(({ pupils }) => pupils)
    .filter(({ decision }) => decision.makeUp === "granted" || decision.makeUp === "owed").length;
