import type { Shop } from "@riwaq/contracts/billing/shop";
import { eq } from "drizzle-orm";

import { requireRight } from "../../../platform/actors.ts";
import { command } from "../../../platform/command.ts";
import { lockShop } from "../../../platform/db/locks.ts";
import { emit } from "../../../platform/events/emit.ts";
import { planRetired } from "../events.ts";
import { plans } from "../tables/plans.ts";
import { requirePlan } from "./queries.ts";
import { showShop } from "./show-shop.ts";

/** No longer sold; who has it keeps it. */
export const retirePlan = command({
  by: requireRight("money"),
  lock: lockShop,
  trace: "if_changed",
  run: async (ctx, { id }: { id: string }): Promise<Shop> => {
    const { tx, now } = ctx;
    const { retiredAt } = await requirePlan(tx, id);
    if (retiredAt === null) {
      await tx.update(plans).set({ retiredAt: now }).where(eq(plans.id, id));
      await emit(ctx, tx, planRetired(id));
    }
    return showShop(tx, now);
  },
});
