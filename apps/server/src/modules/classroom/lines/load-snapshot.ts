import type { Seat } from "@riwaq/contracts/classroom/room";
import type { RoomSnapshot, SeatState } from "@riwaq/contracts/classroom/socket";
import type { Mark } from "@riwaq/contracts/learning/marks";
import type { Recitation } from "@riwaq/contracts/learning/recitations";

import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { findMarksOfLesson } from "../../learning/marks/queries.ts";
import { findRecordingOfLesson } from "../../learning/recitations/queries.ts";
import { findSeenPupils, loadRoom } from "../room/load-room.ts";
import { findMessages, findSeats, findStrokes, findView } from "../room/queries.ts";

/** What somebody in the room may see of the marks; null: those of everybody, as soon as they are made. */
export type SeenPupils = ReadonlySet<string> | null;

/** A family sees the marks of its own pupils, from when on they are shown. */
export const maySee = (seen: SeenPupils, mark: Mark, now: Date): boolean =>
  seen === null || (seen.has(mark.student_id) && Date.parse(mark.shown_from) <= now.getTime());

/** That somebody is being recorded everybody in the room knows, other families nothing more. */
export const recordedAsSeen = (seen: SeenPupils, recording: Recitation | null) => ({
  is_recorded: recording !== null,
  recording: recording && (seen?.has(recording.student_id) ?? true) ? recording : null,
});

type Asked = { sessionId: string; own: Seat; now: Date };

/** The room as it stands for one who sits in it. */
export async function loadSnapshot(
  db: Database,
  actor: SignedIn,
  { sessionId, own, now }: Asked,
): Promise<Omit<RoomSnapshot, "states"> & { states: Record<string, SeatState> }> {
  const { lesson, closesAt } = await loadRoom(db, actor, { id: sessionId, now });
  const seen = await findSeenPupils(db, actor, lesson);
  const marks = await findMarksOfLesson(db, sessionId);
  const recording = await findRecordingOfLesson(db, sessionId);
  return {
    type: "room",
    now: now.toISOString(),
    starts_at: lesson.startsAt.toISOString(),
    ends_at: lesson.endsAt.toISOString(),
    closes_at: closesAt.toISOString(),
    seat: own,
    seats: await findSeats(db, sessionId),
    states: {},
    view: await findView(db, sessionId),
    marks: marks.filter((mark) => maySee(seen, mark, now)),
    strokes: await findStrokes(db, sessionId),
    messages: await findMessages(db, sessionId),
    ...recordedAsSeen(seen, recording),
  };
}
