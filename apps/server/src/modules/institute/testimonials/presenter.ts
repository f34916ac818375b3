import type { Testimonial } from "@riwaq/contracts/institute/testimonials";

import type { TestimonialRow } from "./queries.ts";

/** For staff only. */
export function presentTestimonial(row: TestimonialRow): Testimonial {
  return {
    id: row.id,
    words: row.words,
    language: row.language,
    author: row.author,
    consented_on: row.consentedOn,
    consent_note: row.consentNote,
    published_at: row.publishedAt?.toISOString() ?? null,
    is_archived: row.archivedAt !== null,
  };
}
