import type { Subscriber } from "../../platform/events/subscriber.ts";
import { KINDS, LETTERS } from "./catalogue.ts";
import { silenceBrowsers } from "./channels/silence-browsers.ts";
import { forgetQuotes } from "./letters/contact-message.ts";
import { wakeStreams } from "./notifications/wake-streams.ts";
import { topics } from "./topics.ts";

/** Who is told of what, and what else follows for messages and browsers. */
export const notificationsSubscribers: readonly Subscriber[] = [
  ...silenceBrowsers,
  ...wakeStreams,
  ...KINDS.flatMap(({ subscribers }) => subscribers),
  ...LETTERS.flatMap(({ subscribers }) => subscribers),
  forgetQuotes,
  ...topics,
];
