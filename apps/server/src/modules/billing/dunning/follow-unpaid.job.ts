import { and, eq, lte, ne, or } from "drizzle-orm";

import { contextOfRound } from "../../../platform/command.ts";
import type { RoundDeps } from "../../../platform/context.ts";
import { charges } from "../tables/charges.ts";
import { unpaidLessons } from "../tables/unpaid-lessons.ts";
import { cancelUnpaid } from "./cancel-unpaid.ts";
import { findDunned } from "./find-dunned.ts";
import { returnUnpaid } from "./return-unpaid.ts";

/**
 * Looks at lessons that nothing pays for: first those come back that were paid for, then those go whose grace is over.
 * Run late, twice or by many at once, each is told of and cancelled once: the two commands read anew what holds.
 */
export async function followUnpaid(deps: RoundDeps): Promise<number> {
  const ctx = contextOfRound(deps);
  const faults: unknown[] = [];
  let done = 0;
  const act = async (doing: Promise<boolean>) => {
    const isDone = await doing.catch((error: unknown) => {
      faults.push(error);
      return false;
    });
    if (isDone) done += 1;
  };
  for (const id of await findSettled(deps)) await act(returnUnpaid(ctx, id));
  for (const { subscriptionId } of await findDunned(deps.db)) {
    await act(cancelUnpaid(ctx, subscriptionId));
  }
  // One that cannot be looked after keeps nobody else waiting, and staff read of it.
  if (faults.length > 0) throw faults[0];
  return done;
}

/** Subscriptions with lessons of which it can be said what becomes of them. */
async function findSettled({ db, clock }: RoundDeps): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: unpaidLessons.subscriptionId })
    .from(unpaidLessons)
    .innerJoin(charges, eq(charges.id, unpaidLessons.chargeId))
    .where(
      and(
        eq(unpaidLessons.state, "kept"),
        or(ne(charges.state, "due"), lte(unpaidLessons.startsAt, clock.now())),
      ),
    );
  return rows.map(({ id }) => id);
}
