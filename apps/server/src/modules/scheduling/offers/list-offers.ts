import type { Offers } from "@riwaq/contracts/scheduling/offers";

import { requireSignedIn } from "../../../platform/actors.ts";
import { badField } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { findTerms } from "../../institute/policies/find-terms.ts";
import { sideOfPair } from "../bookings/judge-answer.ts";
import { holderOf, requireLink } from "./answer-offer.ts";
import { presentOffers, presentOpened } from "./presenter.ts";
import {
  type OfferRow,
  findOffer,
  findOpenOffers,
  findPlacedLessons,
  isAccountOpen,
} from "./queries.ts";

/** What waits for a word of the reader's family, and what the reader has offered as a teacher. */
export async function listOffers({ db, actor, clock }: Context): Promise<Offers> {
  const reader = requireSignedIn(actor);
  const now = clock.now();
  const offers = await findOpenOffers(db, reader, now);
  const lessons = await findPlacedLessons(db, reader, now);
  const terms = await findTerms(db);
  return presentOffers({ offers, lessons }, { readerId: reader.id, now, terms });
}

/** What the link of a mail shows to whoever holds it, as long as it is for that person to answer. */
export async function openOffer({ db, clock, secret }: Context, token: string) {
  const { offerId, userId } = requireLink(token, secret);
  const now = clock.now();
  const found = await findOffer(db, offerId);
  if (!found || !(await isOfFamily(db, found.offer, { userId, now }))) {
    throw badField("token", "link_invalid");
  }
  return presentOpened(found, { readerId: userId, now });
}

async function isOfFamily(
  db: Database,
  { teacherId, studentId }: OfferRow,
  { userId, now }: { userId: string; now: Date },
): Promise<boolean> {
  if (!(await isAccountOpen(db, userId))) return false;
  const side = await sideOfPair(db, holderOf(userId), { teacherId, studentId, now });
  return side === "family";
}
