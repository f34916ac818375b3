import { stepOffer } from "@riwaq/domain/scheduling/offers/offer";

import { byAnyone, command, contextOfRound } from "../../../platform/command.ts";
import type { RoundDeps } from "../../../platform/context.ts";
import { lockPeople } from "../../../platform/db/locks.ts";
import { emit } from "../../../platform/events/emit.ts";
import { offerLapsed } from "../events.ts";
import { findDueOffers, findOffer, lockOffer } from "./queries.ts";
import { letHoursGo, settleOffer } from "./settle-offer.ts";
import { tellOffer } from "./tell-offer.ts";

const AT_ONCE = 200;

/** Frees the hours of offers that nobody answered in time, each in a transaction of its own, and answers how many. */
export async function letOffersGo(deps: RoundDeps): Promise<number> {
  let gone = 0;
  let due = await findDueOffers(deps.db, deps.clock.now(), AT_ONCE);
  while (due.length > 0) {
    for (const id of due) gone += await letGo(contextOfRound(deps), { id });
    if (due.length < AT_ONCE) break;
    due = await findDueOffers(deps.db, deps.clock.now(), AT_ONCE);
  }
  return gone;
}

/** Unless the family was faster. */
const letGo = command({
  by: byAnyone,
  lock: async (tx, _, { id }: { id: string }) => {
    const found = await findOffer(tx, id);
    if (!found) return undefined;
    await lockPeople(tx, [found.offer.teacherId, found.offer.studentId]);
    return lockOffer(tx, id);
  },
  trace: "if_changed",
  run: async (ctx): Promise<number> => {
    const { tx, now, locked: offer } = ctx;
    if (!offer) return 0;
    const outcome = stepOffer(
      { state: offer.state, heldUntilMs: offer.heldUntil.getTime() },
      { step: "lapse", by: "time", nowMs: now.getTime() },
    );
    if (!outcome.ok || !outcome.isNew) return 0;
    const told = await tellOffer(tx, offer, await letHoursGo(tx, offer.id), now);
    await settleOffer(tx, offer, { state: "lapsed", by: null, now });
    await emit(ctx, tx, offerLapsed(offer.id, {}, told));
    return 1;
  },
});
