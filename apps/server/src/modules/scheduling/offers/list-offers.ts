import type { Offer, Offers } from "@riwaq/contracts/scheduling/offers";

import { requireSignedIn } from "../../../platform/actors.ts";
import { badField } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import { requireLink } from "./answer-offer.ts";
import { presentOffer, presentOffers } from "./presenter.ts";
import { findOffer, findOpenOffers, findPlacedLessons, isAccountOpen } from "./queries.ts";

/** What waits for a word of the reader's family, and what the reader has offered as a teacher. */
export async function listOffers({ db, actor, clock }: Context): Promise<Offers> {
  const reader = requireSignedIn(actor);
  const now = clock.now();
  const offers = await findOpenOffers(db, reader, now);
  const lessons = await findPlacedLessons(db, reader, now);
  return presentOffers({ offers, lessons }, { readerId: reader.id, now });
}

/** What the link of a mail shows, to whoever holds it. */
export async function openOffer(ctx: Context, token: string): Promise<Offer> {
  const { offerId, userId } = requireLink(token, ctx.secret);
  const found = await findOffer(ctx.db, offerId);
  if (!found || !(await isAccountOpen(ctx.db, userId))) throw badField("token", "link_invalid");
  return presentOffer(found, { readerId: userId, now: ctx.clock.now() });
}
