/** When a voice makes do with less, so that it fits a line too weak for all of it. It is never silenced. */
import type { Measurement } from "./video-way.ts";

export type VoiceWay = {
  isNarrow: boolean;
  /** Since when it would have to change, as measured without a break. */
  dueSinceMs: number | null;
};

export const VOICE_AT_FIRST: VoiceWay = { isNarrow: false, dueSinceMs: null };

export const VOICE_BITS_PER_SECOND = 24_000;
/** With the headers of seventeen packets a second it fits a line of 24 kbit/s. */
const NARROW_VOICE_BITS_PER_SECOND = 12_000;

const BAD_LOSS_PERCENT = 10;
const GOOD_LOSS_PERCENT = 2;
const BAD_ROUND_TRIP_MS = 800;
const GOOD_ROUND_TRIP_MS = 500;
/** The whole voice with its headers needs about 32 kbit/s; a browser that sends half of it measures little more. */
const LEAST_BITS_PER_SECOND = 30_000;

const BAD_FOR_MS = 3000;
const GOOD_FOR_MS = 30_000;

function isBad({ lossPercent, roundTripMs, outgoingBitsPerSecond }: Measurement): boolean {
  return (
    (lossPercent ?? 0) >= BAD_LOSS_PERCENT ||
    (roundTripMs ?? 0) >= BAD_ROUND_TRIP_MS ||
    (outgoingBitsPerSecond ?? Infinity) < LEAST_BITS_PER_SECOND
  );
}

function isGood({ lossPercent, roundTripMs, outgoingBitsPerSecond }: Measurement): boolean {
  return (
    (lossPercent !== null || roundTripMs !== null) &&
    (lossPercent ?? 0) < GOOD_LOSS_PERCENT &&
    (roundTripMs ?? 0) < GOOD_ROUND_TRIP_MS &&
    (outgoingBitsPerSecond ?? Infinity) >= LEAST_BITS_PER_SECOND
  );
}

/**
 * The way after one more measurement, the instants in ms and rising: narrow after three seconds of a bad line, whole
 * again after thirty of a good one.
 */
export function nextVoiceWay(way: VoiceWay, measured: Measurement): VoiceWay {
  const { atMs } = measured;
  const { isNarrow } = way;
  if (!(isNarrow ? isGood(measured) : isBad(measured))) return { isNarrow, dueSinceMs: null };
  const dueSinceMs = way.dueSinceMs ?? atMs;
  const isOver = atMs - dueSinceMs >= (isNarrow ? GOOD_FOR_MS : BAD_FOR_MS);
  return isOver ? { isNarrow: !isNarrow, dueSinceMs: null } : { isNarrow, dueSinceMs };
}

/** In bits per second, without headers. */
export const voiceShareOf = ({ isNarrow }: VoiceWay): number =>
  isNarrow ? NARROW_VOICE_BITS_PER_SECOND : VOICE_BITS_PER_SECOND;
