import type { Cancellation, ChangePreview } from "@riwaq/contracts/scheduling/changes";

import { requireSignedIn } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import { loadLesson } from "../sessions/load-lesson.ts";
import { planCancellation } from "./plan-cancellation.ts";
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
    lessons: plan.lessons.map(({ session }) => presentChangedLesson(session, null)),
    language: ctx.language,
  });
}
