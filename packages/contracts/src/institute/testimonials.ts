import { z } from "zod";

import { CivilDate, Name, OrderedIds, shortText } from "../fields.ts";
import { Language } from "../languages.ts";
import { message } from "../messages.ts";

export const TESTIMONIAL_MAX = 600;
export const CONSENT_NOTE_MAX = 200;

/** What every visitor may read of one: nothing tells who it is about, nor how it was agreed to. */
export const PublicTestimonial = z.object({
  /** In the language in which they were written, never translated. */
  words: z.string(),
  language: Language,
  /** As the author wishes to be named. */
  author: z.string(),
});
export type PublicTestimonial = z.infer<typeof PublicTestimonial>;
export const PublicTestimonials = z.array(PublicTestimonial);

/** For staff: with when and how the author has agreed to see it published. */
export const Testimonial = PublicTestimonial.extend({
  id: z.string(),
  /** A date of the calendar. */
  consented_on: z.string(),
  consent_note: z.string(),
  published_at: z.string().nullable(),
  is_archived: z.boolean(),
});
export type Testimonial = z.infer<typeof Testimonial>;

/** In their order, those that are archived last. */
export const Testimonials = z.array(Testimonial);
export type Testimonials = z.infer<typeof Testimonials>;

const written = (max: number) => shortText(max).min(1, message("required"));

/** POST: at the end of the list, not yet published. */
export const NewTestimonial = z.object({
  words: written(TESTIMONIAL_MAX),
  language: Language,
  author: Name,
  consented_on: CivilDate,
  consent_note: written(CONSENT_NOTE_MAX),
});
export type NewTestimonial = z.infer<typeof NewTestimonial>;

const CONSENT = ["consented_on", "consent_note"] as const;

/**
 * PATCH: only the named fields change. Words or a name come with when and how the author agreed to them; other ones are
 * published once more by hand.
 */
export const TestimonialChange = NewTestimonial.extend({
  is_published: z.boolean(message("invalid")),
  is_archived: z.boolean(message("invalid")),
})
  .partial()
  .superRefine((change, check) => {
    if (change.words === undefined && change.author === undefined) return;
    for (const field of CONSENT.filter((name) => change[name] === undefined)) {
      check.addIssue({ code: "custom", path: [field], message: message("required") });
    }
  });
export type TestimonialChange = z.infer<typeof TestimonialChange>;

/** PUT …/order/: every one that is not archived, once, in the wanted order. */
export const TestimonialOrder = z.object({ ids: OrderedIds });
export type TestimonialOrder = z.infer<typeof TestimonialOrder>;
