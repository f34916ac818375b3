import type { Subscriber } from "../../platform/events/subscriber.ts";
import { endAbsences } from "./absences/end-absences.ts";
import { settleMakeUps } from "./outcomes/settle-make-ups.ts";

/** Who comes is not missing any more; what is owed again by how a lesson ended. */
export const schedulingSubscribers: readonly Subscriber[] = [...endAbsences, settleMakeUps];
