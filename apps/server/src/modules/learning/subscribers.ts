import type { Subscriber } from "../../platform/events/subscriber.ts";
import { settleReports } from "./reports/settle-reports.ts";

/** What lessons that were held leave to be written. */
export const learningSubscribers: readonly Subscriber[] = [settleReports];
