import type { Punctuality } from "@riwaq/contracts/scheduling/outcomes";
import { PUNCTUALITY_DAYS, punctualityOf } from "@riwaq/domain/scheduling/outcomes/punctuality";
import { DAY_MS } from "@riwaq/domain/time/civil-date";

import { isFamily, requireSignedIn } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import { endedOfFamily, findEnded } from "./find-ended.ts";

/** How punctual the institute was with the reader's family: lately, and all that is given back for it so far. */
export async function showPunctuality(ctx: Context): Promise<Punctuality> {
  const reader = requireSignedIn(ctx.actor);
  if (!isFamily(reader)) throw new AppError("forbidden");
  const since = new Date(ctx.clock.now().getTime() - PUNCTUALITY_DAYS * DAY_MS);
  const ended = await findEnded(ctx.db, endedOfFamily(reader), since);
  const { lessons, onTime } = punctualityOf(ended.filter(({ isRecent }) => isRecent));
  return {
    lessons,
    on_time: onTime,
    credited_minutes: punctualityOf(ended).creditMin,
    since: since.toISOString(),
  };
}
