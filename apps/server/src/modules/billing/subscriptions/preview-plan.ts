import type { PlanChangeShown } from "@riwaq/contracts/billing/subscriptions";

import { requireSignedIn } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import { findPlanChange } from "./find-plan-change.ts";
import { findOwn } from "./lock-own.ts";

/** What another rhythm costs now, before anybody agrees to it. */
export async function previewPlan(
  { db, actor, clock }: Context,
  id: string,
  planId: string,
): Promise<PlanChangeShown> {
  const held = await findOwn(db, id, requireSignedIn(actor).id);
  const { more, periodEndsAt } = await findPlanChange(db, held, planId, clock.now());
  return {
    minutes: more?.minutes ?? 0,
    amount: more?.amount ?? 0,
    currency: held.currency,
    next_period_at: periodEndsAt?.toISOString() ?? null,
  };
}
