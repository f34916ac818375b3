import type { LinesConfirmed } from "@riwaq/contracts/billing/statements";

import { requireRight } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import { matchLine } from "./match-line.ts";
import { findOpenLines, judgeLines } from "./queries.ts";

/**
 * The exact ones of the lines that somebody saw, each by itself: what was settled or changed meanwhile is left, and
 * whoever is cut off in the middle presses again.
 */
export async function confirmExact(
  ctx: Context,
  lineIds: readonly string[],
): Promise<LinesConfirmed> {
  requireRight("money")(ctx.actor);
  const seen = new Set(lineIds);
  const lines = await findOpenLines(ctx.db);
  const { verdicts, chargeOf } = await judgeLines(ctx.db, lines);
  let confirmed = 0;
  for (const line of lines) {
    const charge = chargeOf(line);
    if (!seen.has(line.id) || verdicts.get(line.id) !== "exact" || !charge) continue;
    const to = { chargeId: charge.id };
    if (await matchLine(ctx, { id: line.id, to, isExact: true })) confirmed += 1;
  }
  return { confirmed, waiting: seen.size - confirmed };
}
