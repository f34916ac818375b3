import type { Language } from "@riwaq/contracts/languages";

import { defineEvent } from "../../platform/events/define-event.ts";

export const pushSubscriptionAdded = defineEvent("add-push-subscription", "user");
export const pushSubscriptionRemoved = defineEvent("remove-push-subscription", "user");
export const readerUnsubscribed = defineEvent<{ group: string }>("unsubscribe", "user");
export const secretMessageOpened = defineEvent<{ template: string; to: string | null }>(
  "open-secret-message",
  "outbox-message",
);
export const messageSentAgain = defineEvent("send-message-again", "outbox-message");

/** What stood in the place of the built-in text until then, if anything did: it can be taken up again. */
type Reworded = { language: Language; before: Record<string, string> | null; version: number };
export const letterReworded = defineEvent<Reworded>("reword-letter", "letter");
export const letterReset = defineEvent<Reworded>("reset-letter", "letter");
