/**
 * Rules of tajwid as a pupil keeps them: how many places of each rule a teacher heard, and at how many something was
 * marked. Places are told by the rulings of `learning/mushaf/tajwid.ts`: where those say nothing, nothing is counted.
 */
import type { StoredLine } from "../learning/mushaf/pages.ts";
import type { TajwidRule } from "../learning/mushaf/tajwid-rules.ts";
import { tajwidOf } from "../learning/mushaf/tajwid.ts";
import { type WordPlace, splitWords, wordKey } from "../learning/mushaf/words.ts";
import { type Lines, linesOf } from "./lines.ts";

/** In the order in which they are shown. */
export const MARKED_RULES = [
  "ghunnah",
  "idgham",
  "ikhfa",
  "iqlab",
  "izhar",
  "qalqalah",
  "madd",
  "lam",
  "ra",
] as const;
export type MarkedRule = (typeof MARKED_RULES)[number];

/** What a mark of a rule may be about. Of ra no ruling is told; of madd only the long ones are. */
const RULINGS: Record<MarkedRule, readonly TajwidRule[]> = {
  ghunnah: ["ghunnah"],
  idgham: ["idgham", "idgham-ghunnah", "idgham-shafawi"],
  ikhfa: ["ikhfa", "ikhfa-shafawi"],
  iqlab: ["iqlab"],
  izhar: ["izhar", "izhar-shafawi"],
  qalqalah: ["qalqalah"],
  madd: ["madd-lazim", "madd-muttasil", "madd-munfasil"],
  lam: ["lam-shamsiyyah", "lam-heavy", "lam-light"],
  ra: [],
};
const RULE_OF = new Map(
  MARKED_RULES.flatMap((rule) => RULINGS[rule].map((ruling) => [ruling, rule] as const)),
);

export const isTold = (rule: MarkedRule): boolean => RULINGS[rule].length > 0;

/** By rule how many places there are; a rule without any is left out. */
export type RuleCounts = Partial<Record<MarkedRule, number>>;

export type PageRules = {
  /** Of each line from the top; of the header of a sura and its basmala nothing. */
  lines: readonly RuleCounts[];
  /** The rules of each word that has any, by `wordKey`. */
  words: ReadonlyMap<string, ReadonlySet<MarkedRule>>;
};

/**
 * The places of the rules on a page, each aya read from one stop to the next. What merges into the next word is one
 * place, counted where it begins; a mark on either word is about it.
 */
export function rulesOfPage(
  lines: readonly StoredLine[],
  textOf: (sura: number, aya: number) => string,
): PageRules {
  const words = new Map<string, Set<MarkedRule>>();
  const counts = lines.map((): RuleCounts => ({}));
  const read = new Map<string, MarkedRule[][]>();
  const rulesOf = (sura: number, aya: number) => {
    const key = `${sura}:${aya}`;
    const known = read.get(key) ?? placesOfAya(sura, aya, { text: textOf(sura, aya), words });
    read.set(key, known);
    return known;
  };
  for (const [at, line] of lines.entries()) {
    if (line[0] !== "a") continue;
    const [, sura, firstAya, firstWord, , lastAya, lastWord] = line;
    for (let aya = firstAya; aya <= lastAya; aya += 1) {
      const ofAya = rulesOf(sura, aya);
      const from = aya === firstAya ? firstWord : 1;
      const until = aya === lastAya ? lastWord : ofAya.length;
      for (const rule of ofAya.slice(from - 1, until).flat()) add(counts[at] ?? {}, rule, 1);
    }
  }
  return { lines: counts, words };
}

/** Of each word the rules whose place begins there. */
function placesOfAya(
  sura: number,
  aya: number,
  { text, words }: { text: string; words: Map<string, Set<MarkedRule>> },
): MarkedRule[][] {
  let merging: TajwidRule | null = null;
  return tajwidOf(splitWords(text)).map((segments, at) => {
    const key = wordKey({ sura, aya, word: at + 1 });
    return segments.flatMap(({ rule: ruling }) => {
      const rule = RULE_OF.get(ruling);
      if (!rule) return [];
      words.set(key, (words.get(key) ?? new Set<MarkedRule>()).add(rule));
      if (rule !== "idgham") return [rule];
      const isItsEnd: boolean = merging === ruling;
      merging = isItsEnd ? null : ruling;
      return isItsEnd ? [] : [rule];
    });
  });
}

const add = (counts: RuleCounts, rule: MarkedRule, more: number) => {
  counts[rule] = (counts[rule] ?? 0) + more;
};

/** Once that a teacher heard a page, or some lines of it. */
export type Hearing = { page: number; lines: Lines | null };
export type RuleMark = WordPlace & { page: number; rule: MarkedRule };

export type RuleSum = {
  rule: MarkedRule;
  /** Places that were heard, each as often as it was; null of a rule that is not told: silence is not a ruling. */
  opportunities: number | null;
  /** Marks at these places; of a rule that is not told all marks. */
  errors: number;
  /** Marks at words of which the rule is not told, such as a natural madd. */
  elsewhere: number;
};

/** Of every rule what was heard and marked. Marks on pages that nobody heard count for nothing. */
export function sumRules(
  hearings: readonly Hearing[],
  marks: readonly RuleMark[],
  ofPage: (page: number) => PageRules,
): RuleSum[] {
  const heard: RuleCounts = {};
  for (const { page, lines } of hearings) {
    const { first, last } = lines ?? { first: 1, last: linesOf(page) };
    for (const counts of ofPage(page).lines.slice(first - 1, last)) {
      for (const rule of MARKED_RULES) add(heard, rule, counts[rule] ?? 0);
    }
  }
  const pages = new Set(hearings.map(({ page }) => page));
  const counted = marks.filter(({ page }) => pages.has(page));
  return MARKED_RULES.map((rule) => {
    const own = counted.filter((mark) => mark.rule === rule);
    if (!isTold(rule)) return { rule, opportunities: null, errors: own.length, elsewhere: 0 };
    const at = own.filter((mark) => ofPage(mark.page).words.get(wordKey(mark))?.has(rule)).length;
    return { rule, opportunities: heard[rule] ?? 0, errors: at, elsewhere: own.length - at };
  });
}

/** The part of its places at which a rule was marked, from 0 to 1; null where nothing can be said. */
export function shareOf({ opportunities, errors }: RuleSum): number | null {
  return opportunities ? Math.min(1, errors / opportunities) : null;
}
