/** How long a recording of a recitation is kept, and when one that nobody ends is over. */
import { DAY_MS } from "../../time/civil-date.ts";

/** Days; what the institute may set. */
export const RECITATION_KEPT_DAYS = { min: 1, max: 365, usual: 30 } as const;

/** So long without a piece, and what came is what there is. */
export const SILENT_AFTER_MS = 120_000;

/** At home the phone keeps what it could not send, and sends it when it is opened again: perhaps the next day. */
export const SILENT_AT_HOME_AFTER_MS = DAY_MS;

/** Recorders hand out a piece of about so long. */
export const PIECE_MS = 1000;

/** Instant (ms) until which a recording that ended at `endedAtMs` is kept: elapsed days. */
export function keptUntilMs(endedAtMs: number, days: number): number {
  return endedAtMs + days * DAY_MS;
}

/** Where on a recording's own line (ms, from 0 to its length) an instant lies that was noted while it was made. */
export function placeOnLine(
  atMs: number,
  { beganAtMs, durationMs }: { beganAtMs: number; durationMs: number },
): number {
  return Math.min(Math.max(0, atMs - beganAtMs), durationMs);
}
