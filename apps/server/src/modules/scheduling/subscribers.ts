import type { Subscriber } from "../../platform/events/subscriber.ts";
import { endAbsences } from "./absences/end-absences.ts";
import { offerFreedHours } from "./make-ups/offer-freed-hours.ts";
import { takeMeetingLink } from "./meetings/take-meeting-link.ts";
import { settleMakeUps } from "./outcomes/settle-make-ups.ts";

/**
 * Who comes is not missing any more; what is owed again by how a lesson ended; who may want an hour that is given back;
 * where lessons to come are held.
 */
export const schedulingSubscribers: readonly Subscriber[] = [
  ...endAbsences,
  settleMakeUps,
  ...offerFreedHours,
  takeMeetingLink,
];
