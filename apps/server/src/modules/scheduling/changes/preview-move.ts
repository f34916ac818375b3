import type { ChangedLesson, ChangePreview, Move } from "@riwaq/contracts/scheduling/changes";

import { requireSignedIn } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import type { JudgedLesson } from "../bookings/judge-lessons.ts";
import { loadLesson } from "../sessions/load-lesson.ts";
import { planMove } from "./plan-move.ts";
import { planSeriesMove, type SeriesMovePlan } from "./plan-series-move.ts";
import { presentChangedLesson, presentPreview } from "./presenter.ts";

/** What a move would do, by the same plan that does it. */
export async function previewMove(ctx: Context, id: string, move: Move): Promise<ChangePreview> {
  const actor = requireSignedIn(ctx.actor);
  const lesson = await loadLesson(ctx.db, actor, id);
  const now = ctx.clock.now();
  const { language } = ctx;
  if (move.scope === "following") {
    const plan = await planSeriesMove(ctx.db, { actor, lesson, move, now });
    return presentPreview({ ...plan, lessons: paired(plan), language });
  }
  const plan = await planMove(ctx.db, { actor, lesson, move, now });
  const lessons = [presentChangedLesson(lesson, hoursOf(plan.to), plan.to.state)];
  return presentPreview({ ...plan, lessons, language });
}

function paired({ weeks }: SeriesMovePlan): ChangedLesson[] {
  return weeks.map(({ session, to }) =>
    presentChangedLesson(session, to && hoursOf(to), to?.state),
  );
}

function hoursOf({ startsAtMs, endsAtMs }: JudgedLesson) {
  return { startsAt: new Date(startsAtMs), endsAt: new Date(endsAtMs) };
}
