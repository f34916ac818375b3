import type { NewPlan, Shop } from "@riwaq/contracts/billing/shop";

import { requireRight } from "../../../platform/actors.ts";
import { badField } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { lockShop } from "../../../platform/db/locks.ts";
import { emit } from "../../../platform/events/emit.ts";
import { planAdded } from "../events.ts";
import { plans } from "../tables/plans.ts";
import { showShop } from "./show-shop.ts";

/** One of each rhythm is sold; it has no price yet. */
export const addPlan = command({
  by: requireRight("money"),
  lock: lockShop,
  run: async (ctx, input: NewPlan): Promise<Shop> => {
    const { tx, now } = ctx;
    const rhythm = {
      lessonsPerWeek: input.lessons_per_week,
      lengthMinutes: input.length_minutes,
    };
    const [row] = await tx
      .insert(plans)
      .values({ ...rhythm, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: plans.id });
    if (!row) throw badField("lessons_per_week", "plan_known");
    await emit(ctx, tx, planAdded(row.id, rhythm));
    return showShop(tx, now);
  },
});
