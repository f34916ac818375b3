/** Whether somebody speaks, of how loud a microphone hears. */

export type Voice = { isSpeaking: boolean; loudAtMs: number };

/** Between 0 and 1 on a meter whose steps sound equally far apart: a voice, and what still belongs to it. */
const BEGINS = 0.35;
const GOES_ON = 0.22;
/** Words have gaps. */
const GAP_MS = 500;

export const SILENCE: Voice = { isSpeaking: false, loudAtMs: -Infinity };

/** The voice after a level (0 to 1) was heard at an instant in ms: it begins at once and ends after half a second. */
export function nextVoice(voice: Voice, level: number, atMs: number): Voice {
  const isLoud = level >= (voice.isSpeaking ? GOES_ON : BEGINS);
  const loudAtMs = isLoud ? atMs : voice.loudAtMs;
  return { isSpeaking: isLoud || (voice.isSpeaking && atMs - loudAtMs < GAP_MS), loudAtMs };
}

/** Quieter than this is silence to the meter. */
const FLOOR_DB = -54;

/** A power (the square of an amplitude between 0 and 1) as a part of the meter, 0 to 1. */
export function meterOf(power: number): number {
  if (power <= 0) return 0;
  return Math.min(1, Math.max(0, 1 - (10 * Math.log10(power)) / FLOOR_DB));
}
