import { proposedHolidays } from "@riwaq/domain/scheduling/policy/holidays";
import { civilDateOf, DAY_MS } from "@riwaq/domain/time/civil-date";

import type { Context } from "../../../platform/context.ts";
import { holidays } from "../tables/holidays.ts";

const AHEAD_MS = 548 * DAY_MS;
/** A Ramadan that is under way is still of use. */
const BACK_MS = 30 * DAY_MS;

/**
 * Writes the holidays of the coming eighteen months as proposals and answers how many are new. What is there already,
 * shifted by staff or not, stays as it is: one of a kind in a Hijri year.
 */
export async function proposeHolidays({ db, clock }: Pick<Context, "db" | "clock">) {
  const nowMs = clock.now().getTime();
  const proposals = proposedHolidays(civilDateOf(nowMs - BACK_MS), civilDateOf(nowMs + AHEAD_MS));
  if (proposals.length === 0) return 0;
  const written = await db
    .insert(holidays)
    .values(proposals)
    .onConflictDoNothing({ target: [holidays.kind, holidays.hijriYear] })
    .returning({ id: holidays.id });
  return written.length;
}
