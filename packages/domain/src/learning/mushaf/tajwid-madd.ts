/** Rulings of the long vowels that the print marks with a maddah, told apart by what follows. */
import {
  DAGGER_ALIF,
  type Letter,
  TATWEEL,
  hasMadda,
  hasSukun,
  isDoubled,
  isHamza,
  isNeverRead,
  isUnvowelled,
  nextVoiced,
} from "./tajwid-letters.ts";
import type { Found, TajwidRule } from "./tajwid-rules.ts";

const CONSONANTS = /[^اويى\u0640\u06e5\u06e6]/u;

/** A letter that is read by its name: its madd is lazim, that of ʿayn in four or six. */
const isNamed = ({ base, marks }: Letter) => CONSONANTS.test(base) && !marks.includes(DAGGER_ALIF);

/**
 * The ya of calling and the ha of drawing attention are words of their own, though they are written as one with the
 * next: "yā ayyuhā", "hā'ulā'i". Their alif is a small one on a tatweel, that of "hā'umu" (69:19) is not.
 */
function isOwnWord(letters: readonly Letter[], at: number): boolean {
  const [madd, calling] = [letters[at], letters[at - 1]];
  if (madd?.base !== TATWEEL || calling?.word !== madd.word) return false;
  if (calling.base !== "ي" && calling.base !== "ه") return false;
  const before = letters[at - 2];
  if (before?.word !== madd.word) return true;
  return letters[at - 3]?.word !== madd.word && /[وفأ]/u.test(before.base);
}

function ruleOf(letters: readonly Letter[], at: number): TajwidRule | undefined {
  const madd = letters[at];
  if (!madd || !hasMadda(madd)) return undefined;
  if (isNamed(madd)) return "madd-lazim";
  const inWord = letters.findIndex(
    (letter, place) => place > at && letter.word === madd.word && !isNeverRead(letter),
  );
  const next = letters[inWord === -1 ? (nextVoiced(letters, at, "other") ?? -1) : inWord];
  if (!next) return undefined;
  if (inWord === -1) return isHamza(next) ? "madd-munfasil" : undefined;
  if (isHamza(next)) return isOwnWord(letters, at) ? "madd-munfasil" : "madd-muttasil";
  const after = letters[inWord + 1];
  const isMerged = isUnvowelled(next) && after?.word === madd.word && isDoubled(after);
  return isDoubled(next) || hasSukun(next) || isMerged ? "madd-lazim" : undefined;
}

/** Connected before a hamza of its word, separate before one of the next, necessary before a letter without vowel. */
export function findMadd(letters: readonly Letter[]): Found[] {
  return letters.flatMap((_, at): Found[] => {
    const rule = ruleOf(letters, at);
    return rule ? [{ at, rule }] : [];
  });
}
