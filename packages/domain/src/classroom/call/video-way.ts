/** When the picture gives way to the voice, and when it may come back. What a voice takes is its own (voice-way.ts). */

/** What is known of one connection at an instant; null where the browser does not say. */
export type Measurement = {
  atMs: number;
  lossPercent: number | null;
  roundTripMs: number | null;
  outgoingBitsPerSecond: number | null;
};

export type VideoWay = {
  isHeld: boolean;
  /** Since when it would have to change, as measured without a break. */
  dueSinceMs: number | null;
  changedAtMs: number | null;
  /** For how long the line must be good before the picture comes back. */
  waitMs: number;
};

export const VIDEO_BITS_PER_SECOND = 200_000;

const BAD_LOSS_PERCENT = 5;
const GOOD_LOSS_PERCENT = 2;
const BAD_ROUND_TRIP_MS = 800;
const GOOD_ROUND_TRIP_MS = 500;
/** Voice with its headers needs about 45 kbit/s; what a picture needs beside it begins here. */
const BOTH_BITS_PER_SECOND = 90_000;
/** Without a picture a browser never measures much more than it sends, so less must do for another try. */
const TRY_BITS_PER_SECOND = 60_000;

const BAD_FOR_MS = 4000;
/** A picture that has just begun is given so long until the browser has found out what the line carries. */
const SETTLING_MS = 8000;
const FIRST_WAIT_MS = 20_000;
const LONGEST_WAIT_MS = 300_000;
/** A picture that held for so long has proved the line. */
const PROVED_MS = 180_000;

export const VIDEO_AT_FIRST: VideoWay = {
  isHeld: false,
  dueSinceMs: null,
  changedAtMs: null,
  waitMs: FIRST_WAIT_MS,
};

function isBad(measured: Measurement, leastBitsPerSecond: number): boolean {
  const { lossPercent, roundTripMs, outgoingBitsPerSecond } = measured;
  return (
    (lossPercent ?? 0) >= BAD_LOSS_PERCENT ||
    (roundTripMs ?? 0) >= BAD_ROUND_TRIP_MS ||
    (outgoingBitsPerSecond ?? Infinity) < leastBitsPerSecond
  );
}

function isGood({ lossPercent, roundTripMs, outgoingBitsPerSecond }: Measurement): boolean {
  return (
    (lossPercent !== null || roundTripMs !== null) &&
    (lossPercent ?? 0) < GOOD_LOSS_PERCENT &&
    (roundTripMs ?? 0) < GOOD_ROUND_TRIP_MS &&
    (outgoingBitsPerSecond ?? Infinity) >= TRY_BITS_PER_SECOND
  );
}

/**
 * The way after one more measurement, the instants in ms and rising. The picture goes after four seconds of a bad line
 * and comes back after twenty of a good one; each time that it had to go again soon, it waits twice as long.
 */
export function nextVideoWay(way: VideoWay, measured: Measurement): VideoWay {
  const { atMs } = measured;
  const onForMs = way.changedAtMs === null ? Infinity : atMs - way.changedAtMs;
  const isSettling = onForMs < SETTLING_MS;
  const isDue = way.isHeld
    ? isGood(measured)
    : isBad(measured, isSettling ? TRY_BITS_PER_SECOND : BOTH_BITS_PER_SECOND);
  if (!isDue) return { ...way, dueSinceMs: null };
  const dueSinceMs = way.dueSinceMs ?? atMs;
  if (atMs - dueSinceMs < (way.isHeld ? way.waitMs : BAD_FOR_MS)) return { ...way, dueSinceMs };
  const hasProved = !way.isHeld && onForMs >= PROVED_MS;
  const longerMs = Math.min(way.waitMs * 2, LONGEST_WAIT_MS);
  const waitMs = hasProved ? FIRST_WAIT_MS : longerMs;
  return {
    isHeld: !way.isHeld,
    dueSinceMs: null,
    changedAtMs: atMs,
    waitMs: way.isHeld ? way.waitMs : waitMs,
  };
}

/** What the picture may use of the line, in bits per second. */
export const videoShareOf = ({ isHeld }: VideoWay): number => (isHeld ? 0 : VIDEO_BITS_PER_SECOND);
