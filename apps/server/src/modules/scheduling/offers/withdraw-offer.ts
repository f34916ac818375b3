import type { OfferSettled } from "@riwaq/contracts/scheduling/offers";
import { type OfferSide, stepOffer } from "@riwaq/domain/scheduling/offers/offer";
import type { SQL } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import type { SignedIn } from "../../../platform/context.ts";
import { lockPeople } from "../../../platform/db/locks.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { type Emitting, emit } from "../../../platform/events/emit.ts";
import { offerWithdrawn } from "../events.ts";
import { type OfferRow, findOffer, lockOffer, lockOpenOffers } from "./queries.ts";
import { letHoursGo, refuseSettled, settleOffer } from "./settle-offer.ts";
import { tellOffer } from "./tell-offer.ts";

/** The teacher, or staff who decide about people, take an offer back. */
export const withdrawOffer = command({
  by: requireSignedIn,
  lock: async (tx, { actor }, { id }: { id: string }) => {
    const found = await findOffer(tx, id);
    const side = found && sideOf(actor, found.offer);
    if (!found || !side) throw new AppError("not_found");
    await lockPeople(tx, [found.offer.teacherId, found.offer.studentId]);
    const offer = await lockOffer(tx, id);
    if (!offer) throw new AppError("not_found");
    return { offer, side };
  },
  trace: "if_changed",
  run: async (ctx, _): Promise<OfferSettled> => {
    const { tx, actor, now, locked } = ctx;
    const { offer, side } = locked;
    const outcome = stepOffer(
      { state: offer.state, heldUntilMs: offer.heldUntil.getTime() },
      { step: "withdraw", by: side, nowMs: now.getTime() },
    );
    if (!outcome.ok) throw refuseSettled(offer);
    if (outcome.isNew) await withdraw(ctx, tx, { offer, by: actor.id, now });
    return { state: "withdrawn", lessons: 0 };
  },
});

function sideOf({ id, rights }: SignedIn, { teacherId }: OfferRow): OfferSide | undefined {
  if (teacherId === id) return "teacher";
  return rights.has("lessons") ? "staff" : undefined;
}

/** Within a command that is about more, such as leaving: nothing that was offered waits on. Their people are locked. */
export async function withdrawAllOffers(
  ctx: Emitting,
  tx: Transaction,
  { isWhose, by, now }: { isWhose: SQL | undefined; by: string; now: Date },
): Promise<void> {
  for (const offer of await lockOpenOffers(tx, isWhose)) {
    await withdraw(ctx, tx, { offer, by, now });
  }
}

async function withdraw(
  ctx: Emitting,
  tx: Transaction,
  { offer, by, now }: { offer: OfferRow; by: string; now: Date },
): Promise<void> {
  const told = await tellOffer(tx, offer, await letHoursGo(tx, offer.id), now);
  await settleOffer(tx, offer, { state: "withdrawn", by, now });
  await emit(ctx, tx, offerWithdrawn(offer.id, { by }, told));
}
