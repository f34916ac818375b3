import type { OfferSettled } from "@riwaq/contracts/scheduling/offers";
import { type OfferStep, stepOffer } from "@riwaq/domain/scheduling/offers/offer";

import { requireSignedIn } from "../../../platform/actors.ts";
import { AppError, badField, refusal } from "../../../platform/app-error.ts";
import { byAnyone, command } from "../../../platform/command.ts";
import { lockPeople } from "../../../platform/db/locks.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { type Emitting, emit } from "../../../platform/events/emit.ts";
import { type Asking, judgeAnswer } from "../bookings/judge-answer.ts";
import { offerDeclined } from "../events.ts";
import { confirmOffered } from "./confirm-offered.ts";
import { type OfferRow, findOffer, isAccountOpen, lockOffer } from "./queries.ts";
import { letHoursGo, refuseSettled, settleOffer } from "./settle-offer.ts";
import { readLink } from "./sign-link.ts";
import { tellOffer } from "./tell-offer.ts";

type Answer = { step: Extract<OfferStep, "confirm" | "decline">; word: string };

/** The family says yes or no, as it stands once nobody else answers it or books for its people. */
export const answerOffer = command({
  by: requireSignedIn,
  lock: (tx, _, { id }: Answer & { id: string }) => lockPeopleOf(tx, id),
  trace: "if_changed",
  run: async (ctx, answer): Promise<OfferSettled> =>
    answerLocked(ctx, ctx.tx, { ...answer, as: ctx.actor, offer: ctx.locked, now: ctx.now }),
});

/** The same by the link of a mail, which stands for the person whom it was sent to, whoever is signed in. */
export const answerByLink = command({
  by: byAnyone,
  lock: async (tx, _, { offerId }: Answer & { offerId: string; userId: string }) =>
    lockPeopleOf(tx, offerId),
  trace: "if_changed",
  run: async (ctx, { userId, ...answer }): Promise<OfferSettled> => {
    if (!(await isAccountOpen(ctx.tx, userId))) throw badField("token", "link_invalid");
    const as = holderOf(userId);
    return answerLocked(ctx, ctx.tx, { ...answer, as, offer: ctx.locked, now: ctx.now });
  },
});

/** As whom the link of a mail asks: it went to an address that is known to be theirs. */
export const holderOf = (id: string): Asking => ({ id, isConfirmed: true, rights: new Set() });

/** Of a link: whose it is, and of which offer. */
export function requireLink(token: string, secret: string) {
  const link = readLink(token, secret);
  if (!link) throw badField("token", "link_invalid");
  return link;
}

async function lockPeopleOf(tx: Transaction, id: string): Promise<OfferRow> {
  const found = await findOffer(tx, id);
  if (!found) throw new AppError("not_found");
  await lockPeople(tx, [found.offer.teacherId, found.offer.studentId]);
  const offer = await lockOffer(tx, id);
  if (!offer) throw new AppError("not_found");
  return offer;
}

type Answering = Answer & { as: Asking; offer: OfferRow; now: Date };

async function answerLocked(
  ctx: Emitting,
  tx: Transaction,
  { step, word, as, offer, now }: Answering,
): Promise<OfferSettled> {
  const { teacherId, studentId } = offer;
  const { facts, side, isAnswered, fault } = await judgeAnswer(tx, as, {
    teacherId,
    studentId,
    now,
  });
  const outcome = stepOffer(
    { state: offer.state, heldUntilMs: offer.heldUntil.getTime() },
    { step, by: side, nowMs: now.getTime() },
  );
  if (!outcome.ok) {
    throw outcome.reason === "offer_over" ? refuseSettled(offer) : new AppError("forbidden");
  }
  if (!isAnswered) throw refusal("forbidden", "under_15_needs_parent");
  if (!outcome.isNew) return { state: outcome.state, lessons: 0 };
  if (step === "confirm") {
    if (fault) throw refusal("forbidden", fault);
    return confirmOffered(ctx, tx, { offer, facts, by: as.id, now });
  }
  const told = await tellOffer(tx, offer, await letHoursGo(tx, offer.id), now);
  await settleOffer(tx, offer, { state: "declined", by: as.id, word, now });
  await emit(ctx, tx, offerDeclined(offer.id, { by: as.id }, { ...told, word }));
  return { state: "declined", lessons: 0 };
}
