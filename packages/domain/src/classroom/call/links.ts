/** Who is connected with whom in a room, and who gives way when both speak up at once. */
import { type SeatRole, maySpeak } from "../seats.ts";

/** One page in the room; its id is made anew by each load of the page. */
export type LinkedSeat = { id: string; userId: string; role: SeatRole };

/** As one side sees it. The impolite side offers first, and its offer stands where two cross. */
export type Link = { isImpolite: boolean; sends: boolean; receives: boolean };

function isImpolite(own: LinkedSeat, other: LinkedSeat): boolean {
  const isTeacher = own.role === "teacher";
  if (isTeacher !== (other.role === "teacher")) return isTeacher;
  return own.id < other.id;
}

/**
 * How `own` is connected with `other`, or null where nothing would be heard: between two who only listen, and between two
 * pages of one account, which stand in the same room as a rule and would howl.
 */
export function linkOf(own: LinkedSeat, other: LinkedSeat): Link | null {
  if (own.id === other.id || own.userId === other.userId) return null;
  const [sends, receives] = [maySpeak(own.role), maySpeak(other.role)];
  return sends || receives ? { isImpolite: isImpolite(own, other), sends, receives } : null;
}
