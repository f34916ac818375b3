import type { Subscriber } from "../../platform/events/subscriber.ts";
import { removeUnconsented } from "./recitations/remove-recitation.ts";
import { settleReports } from "./reports/settle-reports.ts";

/** What lessons that were held leave to be written, and what is kept of a pupil no longer. */
export const learningSubscribers: readonly Subscriber[] = [settleReports, removeUnconsented];
