/** How fast a file leaves, smoothed: a single piece says little of the line. */
export type TransferRate = { sentBytes: number; atMs: number; bytesPerSecond?: number };

const MEASURED_MS = 500;
const NEWEST_COUNTS = 0.3;

/** Starts to measure, or starts again after a break, which is no time of sending. */
export function startRate(sentBytes: number, atMs: number): TransferRate {
  return { sentBytes, atMs };
}

/** The rate once more has left; the same while too little time has passed to tell. */
export function nextRate(rate: TransferRate, sentBytes: number, atMs: number): TransferRate {
  const seconds = (atMs - rate.atMs) / 1000;
  if (atMs - rate.atMs < MEASURED_MS) return rate;
  const measured = Math.max(0, sentBytes - rate.sentBytes) / seconds;
  const before = rate.bytesPerSecond ?? measured;
  const bytesPerSecond = before + (measured - before) * NEWEST_COUNTS;
  return { sentBytes, atMs, bytesPerSecond };
}

/** Undefined while nothing can be said. */
export function secondsLeft(rate: TransferRate, remainingBytes: number) {
  const { bytesPerSecond = 0 } = rate;
  return bytesPerSecond > 0 ? remainingBytes / bytesPerSecond : undefined;
}
