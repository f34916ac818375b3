import type { Shop } from "@riwaq/contracts/billing/shop";
import { eq } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { AppError, refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { lockShop } from "../../../platform/db/locks.ts";
import { emit } from "../../../platform/events/emit.ts";
import { taxRuleTakenBack } from "../events.ts";
import { taxRules } from "../tables/tax-rules.ts";
import { showShop } from "./show-shop.ts";

/** One that does not hold yet. */
export const takeTaxRuleBack = command({
  by: requireRight("money"),
  lock: lockShop,
  run: async (ctx, { id }: { id: string }): Promise<Shop> => {
    const { tx, now } = ctx;
    const [row] = await tx.select().from(taxRules).where(eq(taxRules.id, id));
    if (!row) throw new AppError("not_found");
    if (row.validFrom <= now) throw refusal("conflict", "policy_holds");
    await tx.delete(taxRules).where(eq(taxRules.id, id));
    await emit(ctx, tx, taxRuleTakenBack("shop", { country: row.country }));
    return showShop(tx, now);
  },
});
