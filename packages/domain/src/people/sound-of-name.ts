/** How a name sounds, roughly, whichever letters it is written in: Keller and كلر, Youssef, Yusuf and يوسف. */
import { wordsOfName } from "./search-text.ts";

/** Of each Arabic letter the Latin one that stands for it here; long vowels are vowels, or what they are at the beginning. */
const ARABIC = "بپتطثجچغگحهخكقدذضرزظسصشفڤلمنويعا";
const LATIN_OF = "bbtttjjjjhhkkkdddrzzsssfflmnwyaa";

// What is written before a name and seldom typed: the article, and what "servant of" grows together with.
const SERVANT_LATIN = / abd[aeiou]+l ?/gu;
const SERVANT_ARABIC = / عبد ?ال/gu;
const ARTICLE_LATIN = / (?:al|el) (?=[^ ])/gu;
const ARTICLE_ARABIC = / ال(?=[^ ]{4})/gu;

/** Two letters for one sound, then letters that sound alike; in this order. */
const SPELLINGS: ReadonlyArray<readonly [string, string]> = [
  ["sch", "s"],
  ["ch", "s"],
  ["sh", "s"],
  ["kh", "k"],
  ["gh", "j"],
  ["th", "t"],
  ["dh", "d"],
  ["ph", "f"],
  ["dj", "j"],
];
const ALIKE = "cqgvp";
const SOUNDS = "kkjfb";

const letters = (text: string, from: string, to: string): string =>
  Array.from(text, (letter) => to[from.indexOf(letter)] ?? letter).join("");

/**
 * The consonants of each word of a name, in Latin letters, without what is heard alike or not at all: "Sara" and "سارة"
 * are both "sr". Two names that differ may sound the same: it finds what a search by letters does not, and comes after it.
 * The database does the same (`sound_of`, migrations).
 */
export function soundOf(name: string): string {
  const spaced = ` ${wordsOfName(name).join(" ")} `
    .replaceAll(SERVANT_LATIN, " abd ")
    .replaceAll(SERVANT_ARABIC, " عبد ")
    .replaceAll(ARTICLE_LATIN, " ")
    .replaceAll(ARTICLE_ARABIC, " ");
  const spelled = SPELLINGS.reduce(
    (text, [from, to]) => text.replaceAll(from, to),
    spaced.replaceAll(/c(?=[eiy])/gu, "s"),
  );
  return letters(letters(spelled, ALIKE, SOUNDS), ARABIC, LATIN_OF)
    .replaceAll(/[^a-z ]/gu, "")
    .replaceAll(/(.)\1+/gu, "$1")
    .replaceAll("h ", " ")
    .replaceAll(/(?<! )[wy]/gu, "")
    .replaceAll(/[aeiou]/gu, "")
    .replaceAll(/ +/gu, " ")
    .trim();
}
