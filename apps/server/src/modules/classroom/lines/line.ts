import type { Seat } from "@riwaq/contracts/classroom/room";
import type { FromSeat, SeatState, ToSeat } from "@riwaq/contracts/classroom/socket";

import type { SignedIn } from "../../../platform/context.ts";
import type { SeenPupils } from "./load-snapshot.ts";

/** What a line needs of a socket. */
export type Socket = {
  send(text: string): void;
  close(code: number, reason?: string): void;
  terminate(): void;
  readonly bufferedAmount: number;
};

/** The line of one seat, in the process that holds it. */
export type Line = {
  /** Another one for each time that a seat comes back. */
  id: string;
  sessionId: string;
  seat: Seat;
  actor: SignedIn;
  token: string;
  socket: Socket;
  seen: SeenPupils;
  closesAt: Date;
  state: SeatState;
  /** What was told while the room is read for this line: said after it. Null while nothing is read. */
  held: ToSeat[] | null;
  /** Whether what is being read is old already. */
  isStale: boolean;
  allowance: Allowance;
  heardAtMs: number;
};

export const FIRST_STATE: SeatState = {
  is_hand_up: false,
  is_muted: true,
  has_camera: false,
  sound: "auto",
  page: null,
};

/** Whoever reads nothing for so long is cut off, and comes back to a snapshot. */
const BUFFER_MAX_BYTES = 2_000_000;

export function tell(line: Line, word: ToSeat): void {
  if (line.held) line.held.push(word);
  else sendTo(line, word);
}

/** At once, before what is held. */
export function sendTo({ socket }: Line, word: ToSeat): void {
  if (socket.bufferedAmount > BUFFER_MAX_BYTES) socket.terminate();
  else socket.send(JSON.stringify(word));
}

/** So many messages at once, and so many a second in the long run: a pointer moves twelve times, a connection begins with forty. */
const BURST = 200;
const PER_SECOND = 40;

/** So much of a message counts as another one. */
const BYTES_EACH = 8192;

/** A bucket of words that fills again with time. */
export class Allowance {
  #left = BURST;
  #atMs: number;

  constructor(nowMs: number) {
    this.#atMs = nowMs;
  }

  take(nowMs: number, bytes = 0): boolean {
    // Where the clock is set back nobody has said too much.
    const passedMs = Math.max(0, nowMs - this.#atMs);
    this.#left = Math.min(BURST, this.#left + (passedMs / 1000) * PER_SECOND);
    this.#atMs = nowMs;
    const weight = 1 + Math.floor(bytes / BYTES_EACH);
    if (this.#left < weight) return false;
    this.#left -= weight;
    return true;
  }
}

/** What a seat may say: who listens says nothing but that they are there, and takes part in the connections. */
export function maySay({ seat }: Line, word: FromSeat): boolean {
  if (word.type === "beat" || word.type === "signal") return true;
  if (word.type === "pointer") return seat.role === "teacher";
  return true;
}
