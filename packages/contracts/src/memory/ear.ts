import { EAR_STATES } from "@riwaq/domain/memory/ear-map";
import { MARKED_RULES } from "@riwaq/domain/memory/rules";
import { z } from "zod";

import { CivilDate, Id, shortText } from "../fields.ts";
import { LetterPair } from "../learning/marks.ts";
import { message } from "../messages.ts";

/**
 * GET /students/{id}/memory/rules/: the ninety days up to `until`. Of a rule that is not told from the text there are no
 * opportunities; `elsewhere` are marks at words of which it is not told.
 */
export const RulesOfPupil = z.object({
  student_id: z.string(),
  name: z.string(),
  from: z.string(),
  until: z.string(),
  /** How often a teacher heard a page, or some lines of one. */
  hearings: z.int(),
  rules: z.array(
    z.object({
      rule: z.enum(MARKED_RULES),
      opportunities: z.int().nullable(),
      errors: z.int(),
      elsewhere: z.int(),
    }),
  ),
});
export type RulesOfPupil = z.infer<typeof RulesOfPupil>;

/** GET /students/{id}/memory/ear/: every pair of sounds, those that are exchanged most first. */
export const EarMap = z.object({
  student_id: z.string(),
  name: z.string(),
  /** Today where the pupil is. */
  today: z.string(),
  pairs: z.array(
    z.object({
      pair: LetterPair,
      state: z.enum(EAR_STATES),
      /** How often it was marked in each of three months of thirty days, the oldest first. */
      months: z.tuple([z.int(), z.int(), z.int()]),
      /** Words heard in drills in that time, and how often it was told which it was. */
      heard: z.int(),
      right: z.int(),
      /** Whether there are recordings to listen to. */
      can_drill: z.boolean(),
    }),
  ),
});
export type EarMap = z.infer<typeof EarMap>;

/** A spoken word: five seconds at most, and what they take however they are recorded. */
export const WORD_SECONDS_MAX = 5;
export const WORD_SOUND_MAX_BYTES = 200_000;
export const MINIMAL_PAIRS_MAX = 500;

const WORD_MAX = 40;
const SpokenWord = shortText(WORD_MAX)
  .min(1, message("required"))
  .regex(/^[\p{Script=Arabic}\p{M}\s]*$/u, message("word_arabic"));

/** POST /minimal-pairs/: two words that differ in one sound, the first with the first sound; the id is made by whoever adds them. */
export const NewMinimalPair = z
  .object({ id: Id, pair: LetterPair, first_word: SpokenWord, second_word: SpokenWord })
  .refine((asked) => asked.first_word !== asked.second_word, {
    path: ["second_word"],
    message: message("words_same"),
  });
export type NewMinimalPair = z.infer<typeof NewMinimalPair>;

export const WORD_SIDES = ["first", "second"] as const;
export const WordSide = z.enum(WORD_SIDES);
export type WordSide = z.infer<typeof WordSide>;

export const MinimalPair = z.object({
  id: z.string(),
  pair: LetterPair,
  first_word: z.string(),
  second_word: z.string(),
  /** Which of the words can be heard; in drills both can. */
  spoken: z.array(WordSide),
  /** Another one where a recording changed. */
  version: z.int(),
  made_by: z.string(),
  /** Whether this reader may record and remove it. */
  can_change: z.boolean(),
});
export type MinimalPair = z.infer<typeof MinimalPair>;

/** GET /minimal-pairs/: for whoever is signed in; those that wait for a recording only for who may add some. */
export const MinimalPairs = z.object({ pairs: z.array(MinimalPair), can_add: z.boolean() });
export type MinimalPairs = z.infer<typeof MinimalPairs>;

export const WordSoundParams = z.object({ id: Id, side: WordSide });
export type WordSoundParams = z.infer<typeof WordSoundParams>;

/** Bytes, which no schema reads. */
export const SentSound = z.unknown();

/** Of one pair on one day nobody listens to more in earnest. */
export const HEARD_PER_DAY_MAX = 500;
const HEARD_AT_ONCE_MAX = 50;

/** POST /students/{id}/memory/ear/answers/: how a drill went; what is told of one day adds up. */
export const EarAnswers = z.object({
  /** The pupil's own, at most two weeks ago. */
  day: CivilDate,
  answers: z
    .array(
      z
        .object({
          pair: LetterPair,
          heard: z.int().min(1).max(HEARD_AT_ONCE_MAX, message("invalid")),
          right: z.int().min(0),
        })
        .refine(({ heard, right }) => right <= heard, {
          path: ["right"],
          message: message("invalid"),
        }),
    )
    .min(1, message("required"))
    .max(10, message("invalid"))
    .refine(
      (answers) => new Set(answers.map(({ pair }) => pair)).size === answers.length,
      message("invalid"),
    ),
});
export type EarAnswers = z.infer<typeof EarAnswers>;

/** So many words were counted. */
export const EarAnswersTaken = z.object({ heard: z.int() });
export type EarAnswersTaken = z.infer<typeof EarAnswersTaken>;
