import { type Subscriber, on } from "../../platform/events/subscriber.ts";
import { lessonJoined, outcomeConfirmed } from "../scheduling/events.ts";
import { KINDS, LETTERS } from "./catalogue.ts";
import { silenceBrowsers } from "./channels/silence-browsers.ts";
import { forgetQuotes } from "./letters/contact-message.ts";
import { showLessons } from "./notices/show-lessons.ts";

/** Who is told of what, and what else follows for messages and browsers. */
export const notificationsSubscribers: readonly Subscriber[] = [
  ...silenceBrowsers,
  ...KINDS.flatMap(({ subscribers }) => subscribers),
  ...LETTERS.flatMap(({ subscribers }) => subscribers),
  forgetQuotes,
  on(lessonJoined, (_, tx, { subject }) => showLessons(tx, [subject.id])),
  on(outcomeConfirmed, (_, tx, { subject }) => showLessons(tx, [subject.id])),
];
