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
