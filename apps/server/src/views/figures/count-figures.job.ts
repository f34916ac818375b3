import { lastMonths } from "@riwaq/domain/time/spans";

import type { RoundDeps } from "../../platform/context.ts";
import { findInstitute } from "../../platform/institute.ts";
import { keepParts } from "./load-parts.ts";

/** As far back as the figures go. */
const MONTHS = 12;

/** What changed since it was counted is counted again before anybody asks; answers in how many places. */
export async function countFigures({
  db,
  clock,
}: Pick<RoundDeps, "db" | "clock">): Promise<number> {
  const now = clock.now();
  const { timeZone } = await findInstitute(db);
  return keepParts(db, lastMonths(now.getTime(), MONTHS, timeZone), now);
}
