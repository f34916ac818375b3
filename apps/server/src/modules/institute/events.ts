import type { PolicyValues } from "@riwaq/domain/scheduling/policy/values";

import { defineEvent } from "../../platform/events/define-event.ts";
import type { contactMessages } from "./tables/contact-messages.ts";

type ContactMessage = typeof contactMessages.$inferSelect;

export const contactMessageDeleted = defineEvent("delete-contact-message", "contact-message");
export const contactMessageHandled = defineEvent("handle-contact-message", "contact-message");
export const contactMessageReopened = defineEvent("reopen-contact-message", "contact-message");
export const contactMessageReceived = defineEvent<never, ContactMessage>(
  "receive-contact-message",
  "contact-message",
);
export const instituteChanged = defineEvent<{ changed: string[] }>("change-institute", "institute");
/** Values of the terms will hold from a day on. */
export const policySet = defineEvent<{ holdsFrom: string } & PolicyValues>(
  "set-policy",
  "institute",
);
/** They will not. */
export const policyTakenBack = defineEvent<{ holdsFrom: string }>("take-back-policy", "institute");
/** So many were found to wait for the institute. */
export const leadsOpened = defineEvent<{ count: number }>("open-leads", "institute");
/** Who waits for the institute: what of it was changed, by staff or by a round, and the stage where that is new. */
export const leadChanged = defineEvent<{ changed: string[]; stage: string | null }>(
  "change-lead",
  "lead",
);
/** A table was taken out of the house as a file. */
export const tableExported = defineEvent<
  { table: string; format: string; from?: string; to?: string },
  never
>("export-table", "institute");
/** The journal was taken as a file: so many rows. */
export const auditExported = defineEvent<{ rows: number }>("export-audit", "institute");

/** What people have written about the institute: the words themselves are in no event. */
export const testimonialCreated = defineEvent("create-testimonial", "testimonial");
export const testimonialChanged = defineEvent<{ changed: string[] }>(
  "change-testimonial",
  "testimonial",
);
export const testimonialPublished = defineEvent("publish-testimonial", "testimonial");
export const testimonialWithdrawn = defineEvent("withdraw-testimonial", "testimonial");
export const testimonialArchived = defineEvent("archive-testimonial", "testimonial");
export const testimonialRestored = defineEvent("restore-testimonial", "testimonial");
export const testimonialRemoved = defineEvent("remove-testimonial", "testimonial");
/** All of them that are not archived were put in order. */
export const testimonialsOrdered = defineEvent<{ count: number }>(
  "order-testimonials",
  "institute",
);

/** Who recognises the institute, with its proof. */
export const recognitionAdded = defineEvent("add-recognition", "recognition");
export const recognitionRemoved = defineEvent("remove-recognition", "recognition");
