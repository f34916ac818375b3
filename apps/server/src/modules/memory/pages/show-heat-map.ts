import type { HeatMap } from "@riwaq/contracts/memory/pages";
import { dayOf } from "@riwaq/domain/memory/days";

import { requireSignedIn } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import { loadPlanningOf, todayOf } from "../plan/queries.ts";
import { sideOf } from "../reach/queries.ts";
import { presentState } from "./present-state.ts";

/** How firmly each page is held today. */
export async function showHeatMap(
  { db, actor, clock }: Context,
  { id }: { id: string },
): Promise<HeatMap> {
  const now = clock.now();
  const { pupilId } = await sideOf(db, requireSignedIn(actor), { studentId: id, now });
  const { memories, plan, timeZone } = await loadPlanningOf(db, pupilId);
  const today = todayOf(now, timeZone);
  return { today, pages: memories.map((memory) => presentState(memory, plan, dayOf(today))) };
}
