import { randomUUID } from "node:crypto";

import { and, eq, lte } from "drizzle-orm";

import { contextOfRound } from "../../../platform/command.ts";
import type { RoundDeps } from "../../../platform/context.ts";
import { findSelling } from "../shop/queries.ts";
import { type Coverage, renewalOf } from "../subscriptions/find-coverage.ts";
import { endPause } from "../subscriptions/pause-subscription.ts";
import { subscriptions } from "../tables/subscriptions.ts";
import { BATCH, findNear } from "./find-near.ts";
import { noticeRenewal } from "./notice-renewal.ts";
import { renewSubscription } from "./renew-subscription.ts";

const FIRST_ID = "00000000-0000-0000-0000-000000000000";
const LAST_ID = "ffffffff-ffff-ffff-ffff-ffffffffffff";

/**
 * Tells of each renewal that is near, and asks for it once it is due. Run late, twice or
 * by many at once, each period is asked for once; after a long time without it, a family pays one period, not those that
 * went by.
 */
export async function renewSubscriptions(deps: RoundDeps): Promise<number> {
  let done = await endPauses(deps);
  const { seller, values } = await findSelling(deps.db);
  const shop = { zone: seller.timeZone, values };
  const faults: unknown[] = [];
  for await (const one of everyNear(deps)) {
    const isDone = look(deps, one, shop).catch((error: unknown) => {
      faults.push(error);
      return false;
    });
    if (await isDone) done += 1;
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

/** Begun anywhere among them, so that many who do this at once are rarely after the same one. */
async function* everyNear({ db, clock }: RoundDeps): AsyncGenerator<Coverage> {
  const begin = randomUUID();
  for (const range of [
    { after: begin, upTo: LAST_ID },
    { after: FIRST_ID, upTo: begin },
  ]) {
    for (let found: Coverage[] | undefined; !found || found.length === BATCH;) {
      found = await findNear(db, range, clock.now());
      yield* found;
      range.after = found.at(-1)?.id ?? range.upTo;
    }
  }
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
