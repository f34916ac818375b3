import { CONTACT_TOPICS } from "@riwaq/domain/words";
import { z } from "zod";

import { Email, Name, isStorable } from "../fields.ts";
import { Language } from "../languages.ts";
import { message } from "../messages.ts";

export const ContactTopic = z.enum(CONTACT_TOPICS, message("invalid"));
export type ContactTopic = z.infer<typeof ContactTopic>;

export const CONTACT_MESSAGE_MIN = 10;
export const CONTACT_MESSAGE_MAX = 5000;

/** What a visitor writes. `referral` is a bait that no person sees: whoever fills it in is a program. */
export const ContactForm = z.object({
  name: Name,
  email: Email,
  topic: ContactTopic,
  message: z
    .string(message("required"))
    .trim()
    .min(CONTACT_MESSAGE_MIN, message("message_short"))
    .max(CONTACT_MESSAGE_MAX, message("text_long"))
    .refine(isStorable, message("invalid")),
  language: Language,
  referral: z.string().optional(),
});
export type ContactForm = z.infer<typeof ContactForm>;

/** A UUID made once per filled form: the same form sent again has no second effect. */
export const ContactHeaders = z.object({ "idempotency-key": z.uuid(message("invalid")) });

export const ContactMessage = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  topic: ContactTopic,
  message: z.string(),
  language: Language,
  is_handled: z.boolean(),
  created_at: z.string(),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

export const CONTACT_PAGE_SIZE = 20;

export const ContactMessagesQuery = z.object({
  page: z.coerce
    .number(message("invalid"))
    .int(message("invalid"))
    .min(1, message("invalid"))
    .max(1_000_000, message("invalid"))
    .default(1),
});

/** Newest first. A page past the last answers as the last one. */
export const ContactMessages = z.object({
  messages: z.array(ContactMessage),
  page: z.int(),
  page_count: z.int(),
});
export type ContactMessages = z.infer<typeof ContactMessages>;

export const ContactMessageChange = z.object({ is_handled: z.boolean(message("invalid")) });
export type ContactMessageChange = z.infer<typeof ContactMessageChange>;
