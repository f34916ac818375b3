/** Hours in which nothing rings. */
import { DAY_MS } from "../time/civil-date.ts";
import { transitionsOf } from "../time/transitions.ts";
import { minutesFromTime } from "../time/wall-time.ts";
import { toWall } from "../time/zone.ts";

/** Minutes of the day on the reader's wall, from and until before; the second may lie on the next day. */
export type QuietHours = { from: number; to: number; zone: string };

const MINUTE_MS = 60_000;

/**
 * The first instant from `nowMs` on that is not quiet: `nowMs` itself outside the quiet hours. Right on days on which
 * the clocks change: what counts is what the wall shows. Both ends at one minute are no quiet hours.
 * @throws RangeError for an unknown zone
 */
export function quietUntilMs(nowMs: number, { from, to, zone }: QuietHours): number {
  const [fromMs, toMs] = [from * MINUTE_MS, to * MINUTE_MS];
  let atMs = nowMs;
  for (;;) {
    const wallMs = timeOfDayMs(atMs, zone);
    if (!isQuiet(wallMs, fromMs, toMs)) return atMs;
    const leftMs = toMs > wallMs ? toMs - wallMs : toMs - wallMs + DAY_MS;
    // The wall runs evenly until the clocks change; there it is read again.
    const [change] = transitionsOf(zone, atMs + 1, atMs + leftMs);
    atMs = change?.atMs ?? atMs + leftMs;
  }
}

function timeOfDayMs(epochMs: number, zone: string): number {
  const minutes = minutesFromTime(toWall(epochMs, zone).time) ?? 0;
  return Math.round(minutes * 60) * 1000 + (epochMs % 1000);
}

function isQuiet(wallMs: number, fromMs: number, toMs: number): boolean {
  if (fromMs === toMs) return false;
  return fromMs < toMs ? wallMs >= fromMs && wallMs < toMs : wallMs >= fromMs || wallMs < toMs;
}
