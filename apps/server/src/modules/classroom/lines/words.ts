/** What the processes tell each other of a room: most of it goes on to whoever sits there. */
import type { Pointer, SeatState, Signal, ToSeat } from "@riwaq/contracts/classroom/socket";

import { sayOnCommit } from "../../../platform/bus/words.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";

/** What everybody in the room is told, as far as they may see it. */
export type Change = Extract<
  ToSeat,
  { type: "view" | "mark" | "stroke" | "wiped" | "message" | "recording" }
>;

export type RoomWord =
  | { kind: "change"; change: Change }
  /** Somebody came or went: who sits there is read again. */
  | { kind: "seats" }
  /** What they see is another now: everything is sent anew. */
  | { kind: "anew" }
  /** Somebody is new: each process says again what its own seats say of themselves. */
  | { kind: "who"; seat: string; line: string }
  | { kind: "state"; seat: string; state: SeatState }
  | { kind: "pointer"; from: string; at: Pointer }
  | { kind: "signal"; from: string; to: string; signal: Signal };

const PREFIX = "room:";
export const lineOf = (sessionId: string): string => PREFIX + sessionId;
export const roomOf = (line: string): string | undefined =>
  line.startsWith(PREFIX) ? line.slice(PREFIX.length) : undefined;

export const sayInRoom = (tx: Transaction, sessionId: string, word: RoomWord): Promise<void> =>
  sayOnCommit(tx, lineOf(sessionId), word);
