import { readClaim, signClaim } from "../../../platform/signed-claim.ts";

/** Who answers for the family, and which offer. */
export type OfferLink = { offerId: string; userId: string };

const PURPOSE = "answer-offer";

/** For the link of a mail: its holder answers this one offer as this person, and it ends with the offer. */
export function signLink({ offerId, userId }: OfferLink, secret: string): string {
  return signClaim([offerId, userId], PURPOSE, secret);
}

/** Undefined where it was not signed here. */
export function readLink(token: string, secret: string): OfferLink | undefined {
  const [offerId, userId] = readClaim(token, PURPOSE, secret) ?? [];
  return offerId && userId ? { offerId, userId } : undefined;
}
