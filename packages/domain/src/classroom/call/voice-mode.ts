/** How a microphone is treated. What a browser does for talk eats the long vowels of a recitation. */

export const VOICE_MODES = ["recitation", "talk"] as const;
export type VoiceMode = (typeof VOICE_MODES)[number];

/** What somebody chose by hand, or that the room may choose. */
export const VOICE_CHOICES = ["automatic", ...VOICE_MODES] as const;
export type VoiceChoice = (typeof VOICE_CHOICES)[number];

export type VoiceTurn = { mode: VoiceMode; othersQuietSinceMs: number | null };

/** A pause for breath is no end of what a teacher says. */
export const OTHERS_QUIET_MS = 1500;

export const VOICE_AT_FIRST: VoiceTurn = { mode: "talk", othersQuietSinceMs: null };

type Heard = {
  atMs: number;
  choice: VoiceChoice;
  /** Of the own microphone: a teacher’s stays at talk, or whoever recites would hear an echo of it. */
  isTeacher: boolean;
  /** The teacher, or another pupil. */
  isOtherSpeaking: boolean;
  isOwnSpeaking: boolean;
};

/**
 * The mode of the own microphone after what was heard at an instant in ms. By hand it stays as chosen. Of itself a
 * pupil’s is talk as soon as the teacher speaks, and recitation once the pupil speaks and the teacher has been silent
 * for a second and a half.
 */
export function nextVoiceTurn(turn: VoiceTurn, heard: Heard): VoiceTurn {
  const { atMs, choice, isTeacher, isOtherSpeaking, isOwnSpeaking } = heard;
  const othersQuietSinceMs = isOtherSpeaking ? null : (turn.othersQuietSinceMs ?? atMs);
  if (choice !== "automatic") return { mode: choice, othersQuietSinceMs };
  if (isTeacher || othersQuietSinceMs === null) return { mode: "talk", othersQuietSinceMs };
  const isRecited = isOwnSpeaking && atMs - othersQuietSinceMs >= OTHERS_QUIET_MS;
  return { mode: isRecited ? "recitation" : turn.mode, othersQuietSinceMs };
}
