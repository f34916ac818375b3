import { OFFER_STATES } from "@riwaq/domain/scheduling/offers/offer";
import { z } from "zod";

import { shortText } from "../fields.ts";
import { message } from "../messages.ts";
import { InLanguages } from "../people/programmes.ts";

/** One of the weekly hours, at its first lesson to come. */
export const OfferHour = z.object({ starts_at: z.string(), ends_at: z.string() });
export type OfferHour = z.infer<typeof OfferHour>;

const people = {
  teacher_name: z.string(),
  student_name: z.string(),
  teacher_zone: z.string(),
  family_zone: z.string(),
  programme: InLanguages.nullable(),
};

/** A series that a teacher offers a family, as its reader sees it: what it will be on both clocks, and until when. */
export const Offer = z.object({
  id: z.string(),
  /** On which side the reader is asked. */
  side: z.enum(["family", "teacher"]),
  state: z.enum(OFFER_STATES),
  teacher_id: z.string(),
  student_id: z.string(),
  ...people,
  length_minutes: z.int(),
  hours: z.array(OfferHour),
  /** How many lessons are held, all of them still to come. */
  lessons: z.int(),
  ends_on: z.string().nullable(),
  held_until: z.string(),
  /** Whether this reader may say yes: a pupil under 15 may not. */
  can_answer: z.boolean(),
});
export type Offer = z.infer<typeof Offer>;

const [OFFERED, ...SETTLED] = OFFER_STATES;

/** By the link of a mail: what is offered, or no more than that it is settled. */
export const OpenedOffer = z.discriminatedUnion("state", [
  Offer.extend({ state: z.literal(OFFERED) }),
  z.object({ state: z.enum(SETTLED) }),
]);
export type OpenedOffer = z.infer<typeof OpenedOffer>;

/** A single lesson that a teacher placed: it stands, and the family may decline it. */
export const PlacedLesson = z.object({
  session_id: z.string(),
  ...people,
  starts_at: z.string(),
  ends_at: z.string(),
  decline_until: z.string(),
});
export type PlacedLesson = z.infer<typeof PlacedLesson>;

export const Offers = z.object({ offers: z.array(Offer), lessons: z.array(PlacedLesson) });
export type Offers = z.infer<typeof Offers>;

export const OFFER_WORD_MAX = 300;
const word = shortText(OFFER_WORD_MAX).default("");

/** What the family may tell the teacher with it. */
export const Declining = z.object({ word });
export type Declining = z.infer<typeof Declining>;

export const OfferSettled = z.object({
  state: z.enum(OFFER_STATES),
  /** How many lessons stand by it. */
  lessons: z.int(),
});
export type OfferSettled = z.infer<typeof OfferSettled>;

const token = z.string(message("link_invalid")).max(300, message("link_invalid"));

/** By the link of a mail, whoever is signed in. */
export const OfferLink = z.object({ token });
export const OfferAnswer = z.object({ token, answer: z.enum(["confirm", "decline"]), word });
export type OfferAnswer = z.input<typeof OfferAnswer>;
