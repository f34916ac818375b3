import type { Language } from "@riwaq/contracts/languages";
/** Which words a form offers to be tapped. */
import type { OfferedPhrase, ReportWord, SetPhrase } from "@riwaq/contracts/learning/phrases";
import { languageUnread } from "@riwaq/domain/learning/phrases/language-of";
import { keyOfWord } from "@riwaq/domain/learning/phrases/phrase";
import { matchesText } from "@riwaq/domain/people/search-text";

export type Phrases = {
  /** Of the lesson's programme, then those of every programme. */
  near: readonly SetPhrase[];
  /** With those of all other programmes, after them. */
  all: readonly SetPhrase[];
};

type Wanted = { kind: OfferedPhrase["kind"]; programmeId: string | null };

/** The phrases of one kind, as a lesson of this programme wants them. */
export function phrasesFor(offered: readonly OfferedPhrase[], wanted: Wanted): Phrases {
  const ofKind = offered.filter(({ kind }) => kind === wanted.kind);
  const own = ofKind.filter(
    ({ programme_id }) => programme_id !== null && programme_id === wanted.programmeId,
  );
  const general = ofKind.filter(({ programme_id }) => programme_id === null);
  const near = [...own, ...general];
  const others = ofKind.filter((phrase) => !near.includes(phrase));
  return { near: near.map(asSent), all: [...near, ...others].map(asSent) };
}

const asSent = ({ phrase, version, words }: OfferedPhrase): SetPhrase => ({
  phrase,
  version,
  words,
});

const OFFERED_MAX = 5;

type Offering = {
  phrases: Phrases;
  /** What was heard in the lesson, as the family reads it. */
  proposed?: readonly ReportWord[];
  /** What this teacher used lately, most often first. */
  used: readonly ReportWord[];
  chosen: readonly ReportWord[];
  /** The languages that the family reads. */
  reads: readonly Language[];
  typed: string;
  isWhole: boolean;
};

/**
 * What was heard in the lesson, what this teacher uses most of what still fits the lesson and the family can read, then the other phrases in their
 * order; or, once something is typed, whatever contains it in any language. Nothing that is chosen already.
 */
export function offeredWords(offering: Offering) {
  const { phrases, proposed = [], used, chosen, reads, typed, isWhole } = offering;
  const taken = new Set(chosen.map(keyOfWord));
  const isFree = (word: ReportWord) => !taken.has(keyOfWord(word));
  if (typed.trim() !== "") {
    const found = phrases.all.filter(({ words }) => matchesText(Object.values(words), typed));
    return { words: found.filter(isFree).slice(0, OFFERED_MAX), more: 0 };
  }
  const newest = new Map(phrases.near.map((phrase) => [phrase.phrase, phrase]));
  const fitting = used.flatMap((word): ReportWord[] => {
    if (typeof word === "string") return languageUnread(word, reads) ? [] : [word];
    const phrase = newest.get(word.phrase);
    return phrase ? [phrase] : [];
  });
  const inOrder = [...proposed, ...fitting, ...phrases.near].filter(isFree);
  const keys = inOrder.map(keyOfWord);
  const words = inOrder.filter((word, index) => keys.indexOf(keyOfWord(word)) === index);
  const shown = isWhole ? words : words.slice(0, OFFERED_MAX);
  return { words: shown, more: words.length - shown.length };
}
