import { and, eq, lte, sql } from "drizzle-orm";

import { contextOfRound } from "../../../platform/command.ts";
import type { RoundDeps } from "../../../platform/context.ts";
import { findBillingValues } from "../shop/find-billing-values.ts";
import { findSeller } from "../shop/queries.ts";
import { type Coverage, findCoverage, renewalOf } from "../subscriptions/find-coverage.ts";
import { endPause } from "../subscriptions/pause-subscription.ts";
import { subscriptions } from "../tables/subscriptions.ts";
import { noticeRenewal } from "./notice-renewal.ts";
import { renewSubscription } from "./renew-subscription.ts";

const BATCH = 200;
const NOBODY = "00000000-0000-0000-0000-000000000000";

/**
 * Looks at every active subscription: tells of a renewal that is near, and asks for it once it is due. Run late, twice or
 * by many at once, each period is asked for once; after a long time without it, a family pays one period, not those that
 * went by.
 */
export async function renewSubscriptions(deps: RoundDeps): Promise<number> {
  let done = await endPauses(deps);
  let after = NOBODY;
  const { timeZone: zone } = await findSeller(deps.db);
  const values = await findBillingValues(deps.db);
  const faults: unknown[] = [];
  for (;;) {
    const held = await findNext(deps, after);
    for (const one of held) {
      const isDone = look(deps, one, { zone, values }).catch((error: unknown) => {
        faults.push(error);
        return false;
      });
      if (await isDone) done += 1;
    }
    const last = held.at(-1);
    if (!last || held.length < BATCH) break;
    after = last.id;
  }
  // One that cannot be renewed keeps nobody else waiting, and staff read of it.
  if (faults.length > 0) throw faults[0];
  return done;
}

/** Those that have rested until now. */
async function endPauses(deps: RoundDeps): Promise<number> {
  const over = await deps.db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(
      and(eq(subscriptions.state, "paused"), lte(subscriptions.pausedUntil, deps.clock.now())),
    );
  for (const { id } of over) await endPause(contextOfRound(deps), id);
  return over.length;
}

async function findNext({ db, clock }: RoundDeps, after: string): Promise<Coverage[]> {
  const held = await findCoverage(
    db,
    sql`held.id in (select one.id from subscriptions one where one.state = 'active' and one.id > ${after}
      order by one.id limit ${BATCH})`,
    clock.now(),
  );
  return held.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

type Shop = Omit<Parameters<typeof renewalOf>[1], "now">;

/** The two commands read anew what they need: this only says which of them may have something to do. */
async function look(deps: RoundDeps, one: Coverage, shop: Shop): Promise<boolean> {
  const now = deps.clock.now();
  const renewal = renewalOf(one, { ...shop, now });
  if (!renewal) return false;
  const ctx = contextOfRound(deps);
  const isTold = one.noticedNumber === one.number + 1;
  if (!isTold) {
    if (now.getTime() < renewal.noticeAtMs) return false;
    return noticeRenewal(ctx, one.id);
  }
  if (now.getTime() < renewal.dueAtMs) return false;
  return renewSubscription(ctx, one.id);
}
