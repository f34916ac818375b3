/** For how long a change of lessons can be taken back. */

/** Ten minutes. */
export const UNDO_MS = 10 * 60_000;

/**
 * The instant (ms) until which, exclusive, a change made at `changedAtMs` can be undone: ten
 * minutes, and never past the begin of the first lesson that undoing would bring back.
 */
export function undoUntilMs({
  changedAtMs,
  firstStartsAtMs,
}: {
  changedAtMs: number;
  firstStartsAtMs: number;
}): number {
  return Math.min(changedAtMs + UNDO_MS, firstStartsAtMs);
}
