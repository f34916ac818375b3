/** A stored word of the mushaf in Latin letters, for parents who read no Arabic. A help beside the word, never in its place. */
import { isLetter } from "../learning/mushaf/words.ts";

const DAMMA = "\u064f";
const SHADDA = "\u0651";
const SUKUN = "\u0652";
const DAGGER = "\u0670";
const HAMZA_ABOVE = "\u0654";
const TATWEEL = "\u0640";
const WASLA = "\u0671";
const SMALL_WAW = "\u06e5";
const SMALL_YA = new Set(["\u06e6", "\u06e7"]);
/** The letter beneath is written and not read. */
const UNREAD = new Set(["\u06df", "\u06e0"]);
const HAMZA = "ʾ";

/** Pairs as they are easiest to read: "ب=b ت=t". */
const table = (pairs: string): Readonly<Record<string, string>> =>
  Object.fromEntries(pairs.split(" ").map((pair) => pair.split("=") as [string, string]));

const CONSONANTS = table(
  "ء=ʾ أ=ʾ إ=ʾ ؤ=ʾ ئ=ʾ ب=b ت=t ث=th ج=j ح=ḥ خ=kh د=d ذ=dh ر=r ز=z س=s ش=sh ص=ṣ ض=ḍ ط=ṭ ظ=ẓ ع=ʿ غ=gh ف=f ق=q ك=k ل=l م=m ن=n ه=h و=w ي=y ى=y ة=t",
);
/** Letters that take the lam of the article into themselves. */
const SUN = new Set("تثدذرزسشصضطظلن");
/** Above some suras single letters stand, and are called by their names. */
const NAMES = table(
  "ا=alif ل=lām م=mīm ص=ṣād ر=rā ك=kāf ه=hā ي=yā ع=ʿayn ط=ṭā س=sīn ح=ḥā ق=qāf ن=nūn",
);
const VOWELS: Readonly<Record<string, string>> = {
  "\u064e": "a",
  [DAMMA]: "u",
  "\u0650": "i",
  "\u064b": "an",
  "\u064c": "un",
  "\u064d": "in",
};
const LONG: Readonly<Record<string, string>> = { a: "ā", u: "ū", i: "ī" };
/** Verbs and nouns that begin with i although a u follows. */
const BEGINS_WITH_I = /^ٱ(مْر|مْشُو|قْضُو|ئْتُو|بْنُو|مْضُو)/u;
const NAME_OF_GOD = /لَّه[َُِ](مَّ)?$/u;

/** A letter with its marks. */
type Unit = { letter: string; marks: ReadonlySet<string> };
/** What is heard of it: consonants, and the vowel after them. */
type Sound = { consonant: string; vowel: string };

/**
 * In simple scholarly letters (ẓ, ḥ, ʿ, ā). By itself a word is read as in the flow of the aya; with `isStop`, as at the
 * end of one: a last short vowel falls silent. An assimilation that a word before it causes is left out.
 */
export function transliterate(stored: string, { isStop = false } = {}): string {
  const [word = ""] = stored.split(" ");
  const units = unitsOf(word);
  const isNames = units.every(({ marks }) => !Object.keys(VOWELS).some((one) => marks.has(one)));
  if (isNames && units.every(({ letter }) => NAMES[letter])) {
    return units.map(({ letter }) => NAMES[letter]).join(" ");
  }
  const sounds: Sound[] = [];
  units.forEach((unit, at) => hear(sounds, { word, units, unit, at }));
  if (isStop) stopAt(sounds, units.at(-1));
  const text = sounds.map(({ consonant, vowel }) => consonant + vowel).join("");
  return text.startsWith(HAMZA) ? text.slice(HAMZA.length) : text;
}

function unitsOf(word: string): Unit[] {
  const units: Array<{ letter: string; marks: Set<string> }> = [];
  for (const character of word) {
    if (isLetter(character) || character === TATWEEL) {
      units.push({ letter: character, marks: new Set() });
    } else units.at(-1)?.marks.add(character);
  }
  return units.map(({ letter, marks }) =>
    letter === TATWEEL && marks.has(HAMZA_ABOVE) ? { letter: "ء", marks } : { letter, marks },
  );
}

const isDoubled = ({ marks }: Unit) => marks.has(SHADDA);

type Hearing = { word: string; units: readonly Unit[]; unit: Unit; at: number };

function hear(sounds: Sound[], hearing: Hearing): void {
  const { unit, at, units } = hearing;
  const { letter, marks } = unit;
  if ([...UNREAD].some((sign) => marks.has(sign))) return;
  if (letter === WASLA) return void sounds.push(openingOf(hearing));
  if (isLamOfArticle(units, at)) return;
  const next = units[at + 1];
  if (letter === "ل" && marks.size === 0 && next && isDoubled(next)) {
    return void sounds.push({ consonant: `-${CONSONANTS[next.letter] ?? ""}-`, vowel: "" });
  }
  const before = sounds.at(-1);
  if (lengthens(unit)) {
    if (before) before.vowel = LONG[before.vowel] ?? before.vowel;
    return;
  }
  const consonant = CONSONANTS[letter] ?? "";
  // After "al-" it is doubled already, and after the same letter without a vowel.
  const isSaid =
    !before ||
    before.consonant.endsWith("-") ||
    (before.vowel === "" && before.consonant.endsWith(consonant));
  const vowel = vowelOf(hearing);
  sounds.push({ consonant: isDoubled(unit) && !isSaid ? consonant + consonant : consonant, vowel });
}

/** A letter without a vowel of its own that makes the one before it long, or is only its seat. */
function lengthens({ letter, marks }: Unit): boolean {
  if (letter === "ا" || letter === "آ" || letter === TATWEEL) return true;
  const isWeak = letter === "و" || letter === "ي" || letter === "ى";
  const own = [...Object.keys(VOWELS), SHADDA, SUKUN];
  return isWeak && !own.some((mark) => marks.has(mark));
}

function vowelOf({ word, units, unit, at }: Hearing): string {
  const { letter, marks } = unit;
  const mark = Object.keys(VOWELS).find((one) => marks.has(one));
  const vowel = mark === undefined ? "" : (VOWELS[mark] ?? "");
  const isOfGod = letter === "ل" && NAME_OF_GOD.test(word) && rest(units, at).startsWith("لَّه");
  const isLong =
    isOfGod ||
    marks.has(DAGGER) ||
    marks.has(SMALL_WAW) ||
    [...marks].some((one) => SMALL_YA.has(one));
  return isLong ? (LONG[vowel] ?? vowel) : vowel;
}

const rest = (units: readonly Unit[], at: number) =>
  units
    .slice(at)
    .map(({ letter, marks }) => letter + [...marks].toSorted().join(""))
    .join("");

/** The lam after a wasla: an article, unless a sun letter follows that does not take it in ("iltaqā"). */
function isLamOfArticle(units: readonly Unit[], at: number): boolean {
  const [wasla, lam, next] = [units[at - 1], units[at], units[at + 1]];
  if (wasla?.letter !== WASLA || lam?.letter !== "ل" || !next) return false;
  if (isDoubled(lam)) return false;
  return !SUN.has(next.letter) || isDoubled(next);
}

/** What a wasla, and the article that it may begin, sound like: "al-", "wa-l-", "i". */
function openingOf({ word, units, at }: Hearing): Sound {
  const [lam, next] = [units[at + 1], units[at + 2]];
  const isFirst = at === 0;
  const start = isFirst ? "a" : "-";
  if (isLamOfArticle(units, at + 1) && next) {
    if (NAME_OF_GOD.test(word)) return { consonant: `${start}l`, vowel: "" };
    const taken = isDoubled(next) ? (CONSONANTS[next.letter] ?? "") : "l";
    return { consonant: `${start}${taken}-`, vowel: "" };
  }
  // The article before a lam is written with it: "al-layl", and "alladhī", which is one word.
  if (lam?.letter === "ل" && isDoubled(lam)) {
    const isPronoun = next?.letter === "ذ" || next?.letter === "ت";
    return { consonant: `${start}${isPronoun ? "" : "l-"}`, vowel: "" };
  }
  if (!isFirst) return { consonant: "-", vowel: "" };
  const isU = units[2]?.marks.has(DAMMA) === true && !BEGINS_WITH_I.test(word);
  return { consonant: isU ? "u" : "i", vowel: "" };
}

/** A last vowel is not heard, "an" becomes a long a, and the t of the feminine an h. */
function stopAt(sounds: Sound[], last: Unit | undefined): void {
  const sound = sounds.at(-1);
  if (!sound || !last) return;
  if (last.letter === "ة") Object.assign(sound, { consonant: "h", vowel: "" });
  else if (sound.vowel === "an") sound.vowel = "ā";
  else if (last.marks.has(SMALL_WAW) || [...SMALL_YA].some((sign) => last.marks.has(sign))) {
    sound.vowel = "";
  } else if (["a", "u", "i", "un", "in"].includes(sound.vowel)) sound.vowel = "";
}
