import { type Subscriber, on } from "../../platform/events/subscriber.ts";
import {
  markChanged,
  markTakenBack,
  recitationBegun,
  recitationEnded,
  recitationRemoved,
  wordMarked,
} from "../learning/events.ts";
import { sayInRoom } from "./lines/words.ts";

/** What is marked or recorded in a lesson is told to whoever is in its room. */
export const classroomSubscribers: readonly Subscriber[] = [
  ...[wordMarked, markChanged, markTakenBack].map((made) =>
    on(made, async (_, tx, { aside: { mark } }) => {
      if (mark.session_id === null) return;
      await sayInRoom(tx, mark.session_id, { kind: "change", change: { type: "mark", mark } });
    }),
  ),
  on(recitationBegun, async (_, tx, { aside: { recitation } }) => {
    if (recitation.session_id === null) return;
    const change = { type: "recording" as const, recording: recitation };
    await sayInRoom(tx, recitation.session_id, { kind: "change", change });
  }),
  ...[recitationEnded, recitationRemoved].map((made) =>
    on(made, async (_, tx, { aside: { recitation } }) => {
      if (recitation.session_id === null) return;
      const change = { type: "recording" as const, recording: null };
      await sayInRoom(tx, recitation.session_id, { kind: "change", change });
    }),
  ),
];
