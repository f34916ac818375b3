/** What a question of the placement test for Arabic is made of; the bank itself stands in `items/`. */

/** What a question is about, in the order in which it is learnt. */
export const SKILLS = [
  "letters",
  "reading",
  "words",
  "grammar",
  "understanding",
  "listening",
] as const;
export type Skill = (typeof SKILLS)[number];

/** Where somebody stands, the first one first. The test sees no further than A2: its last band is “A2.2 or more”. */
export const BANDS = ["A0", "A1.1", "A1.2", "A2.1", "A2.2"] as const;
export type Band = (typeof BANDS)[number];

/** How much the answers say about the band. */
export const CONFIDENCES = ["sure", "likely", "rough"] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** How far somebody has come in one skill. */
export const SKILL_STAGES = ["begins", "grows", "firm"] as const;
export type SkillStage = (typeof SKILL_STAGES)[number];

/** No test asks more to be read, */
export const ITEMS_MAX = 20;
/** and after it to be heard. */
export const HEARD_MAX = 4;
export const ANSWERS_MAX = ITEMS_MAX + HEARD_MAX;
/** No question has more options. */
export const OPTIONS_MAX = 4;

/** What is asked, in the reader's language; there is one text for each. */
export type Ask =
  | "letter"
  | "hasLetter"
  | "joined"
  | "sounds"
  | "written"
  | "endsIn"
  | "longVowel"
  | "silentLam"
  | "means"
  | "opposite"
  | "odd"
  | "number"
  | "gap"
  | "plural"
  | "heardLetter"
  | "heardWord"
  | "heardNumber"
  | "understand";

/** In the languages of the interface. */
export type Texts = { en: string; fr: string; ar: string };

/** Arabic, or what is said in the reader's own language. */
export type Option = string | Texts;

export type Item = {
  /** For ever: what was answered is kept by it. */
  id: string;
  skill: Skill;
  ask: Ask;
  /** On the scale of the estimate, by the judgement of teachers; −2 is where A1.1 begins and 2.5 where A2.2 does. */
  difficulty: number;
  /** What is looked at. */
  shown?: Option;
  /** What is asked about what is shown, where the kind of question alone does not say it. */
  question?: Texts;
  right: Option;
  /** Two or three. */
  wrong: readonly Option[];
};

/** A question by ear: what is heard is read aloud by somebody of the institute, and not written where it is asked. */
export type HeardItem = Item & { skill: "listening"; spoken: string };

/** What a question is asked with, and what was answered: the place of an option as it was shown, or null for “I do not know”. */
export type Answer = { item: string; option: number | null };

/** Where the right option stands among the others: always the same place for one question, and not one place for all. */
export function placeOfRight({ id, wrong }: Item): number {
  let sum = 7;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return sum % (wrong.length + 1);
}

/** The options as they are shown. */
export function optionsOf(item: Item): Option[] {
  return item.wrong.toSpliced(placeOfRight(item), 0, item.right);
}

/** How many options there are to choose from. */
export const optionCount = ({ wrong }: Item): number => wrong.length + 1;
