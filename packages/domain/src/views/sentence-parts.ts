/** What may stand in a sentence about an event besides its words: who did it, to whom, and who else it speaks of. */
export type NamePlace = "actor" | "subject" | "who";

/** Stand for the names while a text is chosen and filled in: letters that no text of ours holds. */
export const NAME_MARKS: Record<NamePlace, string> = {
  actor: "\uE000",
  subject: "\uE001",
  who: "\uE002",
};

export type SentencePart = { text: string; place?: NamePlace };

const PLACES = Object.entries(NAME_MARKS) as Array<[NamePlace, string]>;
const OF_BEFORE_NAME = /(^|[\s(«])(d)e $/iu;
const VOWEL = /^[aeiouœæ]/u;

const soundOf = (name: string) => name.normalize("NFKD").toLowerCase();

/**
 * A sentence whose names are marks, cut into its words and its names, in order, so that names can become links. French
 * "de" before a vowel is "d’": no other language writes "de " before a name. Nothing of the words is lost.
 */
export function sentenceParts(
  sentence: string,
  names: Readonly<Record<NamePlace, string>>,
): SentencePart[] {
  const parts: SentencePart[] = [];
  for (const text of sentence.split(/([\uE000-\uE002])/u)) {
    const place = PLACES.find(([, mark]) => mark === text)?.[0];
    if (place) parts.push({ text: names[place], place });
    else if (text !== "") parts.push({ text });
  }
  return parts.map((part, index) => {
    const next = parts[index + 1];
    if (part.place || !next?.place || !VOWEL.test(soundOf(next.text))) return part;
    return { text: part.text.replace(OF_BEFORE_NAME, "$1$2’") };
  });
}

/** The same as one text. */
export const wholeSentence = (parts: readonly SentencePart[]): string =>
  parts.map(({ text }) => text).join("");
