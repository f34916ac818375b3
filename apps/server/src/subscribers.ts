import { billingSubscribers, documentSubscribers } from "./modules/billing/subscribers.ts";
import { classroomSubscribers } from "./modules/classroom/subscribers.ts";
import { learningSubscribers } from "./modules/learning/subscribers.ts";
import { memorySubscribers } from "./modules/memory/subscribers.ts";
import { notificationsSubscribers } from "./modules/notifications/subscribers.ts";
import { schedulingSubscribers } from "./modules/scheduling/subscribers.ts";
import type { Subscriber } from "./platform/events/subscriber.ts";

/** What modules do when something happened in another one, in the order in which it is done. */
export const subscribers: readonly Subscriber[] = [
  ...schedulingSubscribers,
  ...learningSubscribers,
  ...classroomSubscribers,
  ...memorySubscribers,
  ...billingSubscribers,
  ...notificationsSubscribers,
  ...documentSubscribers,
];
