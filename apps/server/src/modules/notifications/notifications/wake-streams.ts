import { announceNews } from "../../../platform/bus/announce-news.ts";
import { type Maker, type Subscriber, on } from "../../../platform/events/subscriber.ts";
import {
  deviceSignedOut,
  loggedOut,
  othersSignedOut,
  passwordChanged,
} from "../../identity/events.ts";

const ENDS: ReadonlyArray<Maker<object, unknown>> = [
  loggedOut,
  deviceSignedOut,
  othersSignedOut,
  passwordChanged,
];

/** Where sign-ins of a person have ended, the open streams look whether they may go on. */
export const wakeStreams: readonly Subscriber[] = ENDS.map((made) =>
  on(made, async (_, tx, { subject }) => announceNews(tx, [subject.id])),
);
