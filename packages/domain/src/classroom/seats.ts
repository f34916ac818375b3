/** As what somebody sits in the room of a lesson, and what that lets them do. */

export const SEAT_ROLES = ["teacher", "pupil", "listener", "staff"] as const;
export type SeatRole = (typeof SEAT_ROLES)[number];

/** Whether anybody hears them: a listener is a parent beside a child, and staff come in visibly to listen. */
export const maySpeak = (role: SeatRole): boolean => role === "teacher" || role === "pupil";

/** Page, hiding, board and material follow the teacher. */
export const mayLead = (role: SeatRole): boolean => role === "teacher";

/** Whether their being there is being there in the lesson: who only listens is not the pupil. */
export const sideOf = (role: SeatRole): "teacher" | "pupil" | null =>
  role === "teacher" || role === "pupil" ? role : null;

/** How a voice comes to the others: from browser to browser, or by a unit that each sends to once and that forwards it. */
export const CALL_WAYS = ["mesh", "forwarded"] as const;
export type CallWay = (typeof CALL_WAYS)[number];

/** In a mesh each sends to each, which a home's line carries up to here. */
export const MESH_VOICES_MAX = 4;
/** A unit that forwards asks no more of a line for sending, but each is still heard, and seen on one screen. */
export const FORWARDED_VOICES_MAX = 12;

/** So many people have a voice in one room, the teacher among them. */
export const voicesMax = (way: CallWay): number =>
  way === "mesh" ? MESH_VOICES_MAX : FORWARDED_VOICES_MAX;

/** By so many pages at once somebody is in a room: telephone, tablet and computer, and one that was forgotten. */
export const SEATS_EACH_MAX = 4;

/**
 * The line of a seat breaks and comes back: until so long after its last beat it is still taken, and who sits there is
 * still in the lesson.
 */
export const SEAT_KEPT_MS = 25_000;
export const SEAT_BEAT_MS = 8_000;

/** Whether a seat last heard of at `seenAtMs` is empty by now. */
export const isSeatEmpty = ({ seenAtMs, nowMs }: { seenAtMs: number; nowMs: number }): boolean =>
  nowMs - seenAtMs >= SEAT_KEPT_MS;
