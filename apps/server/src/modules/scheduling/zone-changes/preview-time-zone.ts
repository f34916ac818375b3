import type { TimeZonePreview, TimeZoneQuestion } from "@riwaq/contracts/scheduling/zone-changes";

import { requireSignedIn } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import { planZoneChange } from "./plan-zone-change.ts";

/** What keeping the wall times would do, by the same plan that does it. */
export async function previewTimeZone(
  ctx: Context,
  { time_zone: to }: TimeZoneQuestion,
): Promise<TimeZonePreview> {
  const actor = requireSignedIn(ctx.actor);
  const from = actor.timeZone;
  const { moving, kept } = await planZoneChange(ctx.db, { actor, from, to, now: ctx.clock.now() });
  const [first] = moving;
  return {
    time_zone_now: from,
    lessons: moving.length,
    first: first
      ? {
          starts_at: first.lesson.session.startsAt.toISOString(),
          new_starts_at: new Date(first.to.startsAtMs).toISOString(),
        }
      : null,
    kept: kept.map(({ session }) => session.startsAt.toISOString()),
  };
}
