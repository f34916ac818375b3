import { defineEvent } from "../../platform/events/define-event.ts";

export const pushSubscriptionAdded = defineEvent("add-push-subscription", "user");
export const pushSubscriptionRemoved = defineEvent("remove-push-subscription", "user");
export const readerUnsubscribed = defineEvent<{ group: string }>("unsubscribe", "user");
export const secretMessageOpened = defineEvent<{ template: string; to: string | null }>(
  "open-secret-message",
  "outbox-message",
);
export const messageSentAgain = defineEvent("send-message-again", "outbox-message");
