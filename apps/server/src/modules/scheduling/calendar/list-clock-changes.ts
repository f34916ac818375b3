import { toWall } from "@riwaq/domain/time/zone";

import { requireSignedIn } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import { type SeriesChange, findClockChanges } from "./find-clock-changes.ts";
import { findSeries } from "./find-series.ts";

const YEAR_MS = 366 * 86_400_000;

/** The coming year's clock changes that touch the reader's series. Staff have none. */
export async function listClockChanges(ctx: Context): Promise<SeriesChange[]> {
  const reader = requireSignedIn(ctx.actor);
  const nowMs = ctx.clock.now().getTime();
  const { date } = toWall(nowMs, reader.timeZone);
  const rows = await findSeries(ctx.db, [reader.id], date);
  return findClockChanges(rows, { fromMs: nowMs, untilMs: nowMs + YEAR_MS });
}
