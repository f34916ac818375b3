import type { NewTaxRule, Shop } from "@riwaq/contracts/billing/shop";
import { toInstant, toWall } from "@riwaq/domain/time/zone";

import { requireRight } from "../../../platform/actors.ts";
import { badField } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { lockShop } from "../../../platform/db/locks.ts";
import { emit } from "../../../platform/events/emit.ts";
import { taxRuleAdded } from "../events.ts";
import { taxRules } from "../tables/tax-rules.ts";
import { findSeller } from "./queries.ts";
import { showShop } from "./show-shop.ts";

/** From today on at the earliest, on the seller's wall: what was sold before keeps its tax. One a day for a country. */
export const addTaxRule = command({
  by: requireRight("money"),
  lock: lockShop,
  run: async (ctx, { valid_from: date, ...rule }: NewTaxRule): Promise<Shop> => {
    const { tx, actor, now } = ctx;
    const { timeZone: zone } = await findSeller(tx);
    if (date < toWall(now.getTime(), zone).date) throw badField("valid_from", "price_too_soon");
    const { country, basis_points: basisPoints, ground } = rule;
    const validFrom = new Date(toInstant({ date, time: "00:00", zone }).epochMs);
    const [row] = await tx
      .insert(taxRules)
      .values({ country, basisPoints, ground, validFrom, setById: actor.id, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: taxRules.id });
    if (!row) throw badField("valid_from", "price_day_taken");
    await emit(ctx, tx, taxRuleAdded("shop", { country, basisPoints }));
    return showShop(tx, now);
  },
});
