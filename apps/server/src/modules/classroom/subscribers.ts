import { type Subscriber, on } from "../../platform/events/subscriber.ts";
import { markChanged, markTakenBack, wordMarked } from "../learning/events.ts";
import { sayInRoom } from "./room/say.ts";

/** What is marked in a lesson is told to whoever is in its room. */
export const classroomSubscribers: readonly Subscriber[] = [
  ...[wordMarked, markChanged, markTakenBack].map((made) =>
    on(made, async (_, tx, { aside: { mark } }) => {
      if (mark.session_id === null) return;
      await sayInRoom(tx, mark.session_id, { kind: "change", change: { type: "mark", mark } });
    }),
  ),
];
