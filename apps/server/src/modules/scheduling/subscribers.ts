import type { Subscriber } from "../../platform/events/subscriber.ts";
import { settleMakeUps } from "./outcomes/settle-make-ups.ts";

/** What is owed again by how a lesson ended. */
export const schedulingSubscribers: readonly Subscriber[] = [settleMakeUps];
