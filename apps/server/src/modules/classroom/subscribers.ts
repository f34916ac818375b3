import { type Subscriber, on } from "../../platform/events/subscriber.ts";
import {
  markChanged,
  markTakenBack,
  recitationBegun,
  recitationEnded,
  recitationRemoved,
  wordMarked,
} from "../learning/events.ts";
import { findRecordingOfLesson } from "../learning/recitations/queries.ts";
import { sayInRoom } from "./lines/words.ts";

/** What is marked or recorded in a lesson is told to whoever is in its room. */
export const classroomSubscribers: readonly Subscriber[] = [
  ...[wordMarked, markChanged, markTakenBack].map((made) =>
    on(made, async (_, tx, { aside: { mark } }) => {
      if (mark.session_id === null) return;
      await sayInRoom(tx, mark.session_id, { kind: "change", change: { type: "mark", mark } });
    }),
  ),
  // What is recorded now is read anew: an older recording may be removed while another one is made.
  ...[recitationBegun, recitationEnded, recitationRemoved].map((made) =>
    on(made, async (_, tx, { aside: { sessionId } }) => {
      if (sessionId === null) return;
      const recording = await findRecordingOfLesson(tx, sessionId);
      const change = { type: "recording", is_recorded: recording !== null, recording } as const;
      await sayInRoom(tx, sessionId, { kind: "change", change });
    }),
  ),
];
