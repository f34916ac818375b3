/** Which set phrases would say what somebody typed. */
import { foldText } from "../../people/search-text.ts";
import type { InLanguages } from "./phrase.ts";

const WORD = /\p{L}+/gu;
const ARABIC = /\p{Script=Arabic}/u;

/** "and", "in", "like" and the article grow together with the word that they stand before. */
const ARABIC_PREFIX = /^(?:[وفبك]?ال|لل)(?=.{2})/u;

/** Shorter words of Latin letters say little: articles, prepositions. */
const LATIN_MIN = 3;
/** "recit" of "réciter" and of "récitation". */
const LATIN_STEM = 5;

/** The words of a text, each reduced to what its forms have in common. */
function stemsOf(text: string): Set<string> {
  const stems = (foldText(text).match(WORD) ?? []).flatMap((word) => {
    if (ARABIC.test(word)) return word.replace(ARABIC_PREFIX, "");
    return word.length < LATIN_MIN ? [] : word.slice(0, LATIN_STEM);
  });
  return new Set(stems);
}

/** From this likeness on (0 to 1) a phrase is offered. */
const LIKE_FROM = 0.6;

/**
 * How alike: the share of words that both have (Dice); or how much of the phrase stands in a longer text, where that is
 * more than one word.
 */
function likeness(text: ReadonlySet<string>, phrase: ReadonlySet<string>): number {
  if (text.size === 0 || phrase.size === 0) return 0;
  const shared = [...phrase].filter((stem) => text.has(stem)).length;
  const dice = (2 * shared) / (text.size + phrase.size);
  return shared > 1 ? Math.max(dice, shared / phrase.size) : dice;
}

/**
 * At most `max` of the phrases that say in one of their languages what the text says, the likest first and otherwise in
 * their order. It compares words and knows no meaning: what shares no words with the text is not offered.
 */
export function phrasesLike<Phrase extends { words: InLanguages }>(
  text: string,
  phrases: readonly Phrase[],
  max: number,
): Phrase[] {
  const stems = stemsOf(text);
  return phrases
    .map((phrase) => {
      const each = Object.values(phrase.words).map((words) => likeness(stems, stemsOf(words)));
      return { phrase, like: Math.max(...each) };
    })
    .filter(({ like }) => like >= LIKE_FROM)
    .toSorted((a, b) => b.like - a.like)
    .slice(0, max)
    .map(({ phrase }) => phrase);
}
