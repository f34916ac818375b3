/**
 * What a mark on a word says, as teachers of recitation speak of mistakes. `jali` is one that changes a letter, a vowel, a
 * word or the meaning, and whoever listens hears it; `khafi` one against a rule of beauty.
 */
import { isPlace } from "../quran/places.ts";

export const MARK_GROUPS = ["memory", "letter", "vowel", "tajwid", "stop", "flow"] as const;
export type MarkGroup = (typeof MARK_GROUPS)[number];

export const SEVERITIES = ["jali", "khafi"] as const;
export type Severity = (typeof SEVERITIES)[number];

const KINDS = {
  forgot: ["memory", "jali"],
  prompted: ["memory", "jali"],
  "skipped-word": ["memory", "jali"],
  "skipped-aya": ["memory", "jali"],
  swapped: ["memory", "jali"],
  added: ["memory", "jali"],
  order: ["memory", "jali"],
  hesitation: ["memory", "khafi"],
  "self-corrected": ["memory", "khafi"],
  makhraj: ["letter", "jali"],
  quality: ["letter", "khafi"],
  "letter-exchanged": ["letter", "jali"],
  vowel: ["vowel", "jali"],
  sukun: ["vowel", "jali"],
  shadda: ["vowel", "jali"],
  ghunnah: ["tajwid", "khafi"],
  idgham: ["tajwid", "khafi"],
  ikhfa: ["tajwid", "khafi"],
  iqlab: ["tajwid", "khafi"],
  izhar: ["tajwid", "khafi"],
  qalqalah: ["tajwid", "khafi"],
  madd: ["tajwid", "khafi"],
  lam: ["tajwid", "khafi"],
  ra: ["tajwid", "khafi"],
  "wrong-stop": ["stop", "khafi"],
  "wrong-restart": ["stop", "khafi"],
  breath: ["stop", "khafi"],
  pace: ["flow", "khafi"],
} as const satisfies Record<string, readonly [MarkGroup, Severity]>;

export type MarkKind = keyof typeof KINDS;

/** In the order in which they are offered. */
export const MARK_KINDS = Object.keys(KINDS) as [MarkKind, ...MarkKind[]];

export const groupOf = (kind: MarkKind): MarkGroup => KINDS[kind][0];
export const severityOf = (kind: MarkKind): Severity => KINDS[kind][1];

/** Letters that French speakers exchange, the one in the text first; and a vowel held too short or too long. */
export const LETTER_PAIRS = [
  "ح/ه",
  "ع/ء",
  "ق/ك",
  "ص/س",
  "ط/ت",
  "ض/د",
  "ظ/ز",
  "ث/س",
  "خ/غ",
  "short/long",
] as const;
export type LetterPair = (typeof LETTER_PAIRS)[number];

/**
 * Whether a kind may say this beside itself: an exchanged letter which pair, a swapped verse which one ("2:58"), any other
 * nothing. Nothing is always allowed: a teacher has a second for a mark.
 */
export function isDetailOf(kind: MarkKind, detail: string): boolean {
  if (detail === "") return true;
  if (kind === "letter-exchanged") return LETTER_PAIRS.some((pair) => pair === detail);
  if (kind !== "swapped" || !/^\d{1,3}:\d{1,3}$/u.test(detail)) return false;
  const [sura = 0, aya = 0] = detail.split(":").map(Number);
  return isPlace({ sura, aya });
}

/** Who marked a word: what a teacher says counts before a parent's word, and that before the pupil's own. */
export const MARKERS = ["teacher", "parent", "pupil"] as const;
export type Marker = (typeof MARKERS)[number];

/** So many kinds stand around a word; all others are one tap further. */
export const KINDS_AT_HAND = 4;

/** For whoever has marked little or nothing yet. */
export const FIRST_AT_HAND = [
  "forgot",
  "letter-exchanged",
  "vowel",
  "madd",
] as const satisfies readonly MarkKind[];

/** Of so many marks of a teacher it is counted which kinds are used most. */
export const FREQUENT_OF_LAST = 200;

/** A word is weak by what was marked in the last ninety days. */
export const WEAK_FOR_MS = 90 * 86_400_000;
