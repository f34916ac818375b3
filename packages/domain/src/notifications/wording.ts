/** The institute's own words for a mail or notice, in one language: what may stand in them. */

export const WORDING_PARTS = [
  "bell",
  "subject",
  "greeting",
  "body",
  "action",
  "second",
  "footer",
] as const;
export type WordingPart = (typeof WORDING_PARTS)[number];

/** How many characters a part may have. */
export const PART_MAX: Readonly<Record<WordingPart, number>> = {
  bell: 240,
  subject: 150,
  greeting: 120,
  body: 2000,
  action: 60,
  second: 60,
  footer: 600,
};

/** Where lines may be broken. */
export const hasLines = (part: WordingPart): boolean => part === "body" || part === "footer";

/** What one text of a mail or notice must be, as what it replaces asks for it. */
export type TextRule = {
  part: WordingPart;
  /** The variables that may stand in it. */
  variables: readonly string[];
  /** Those of them without which it would be of no use: hours, days, how to answer. */
  needed: readonly string[];
};

export type TextFault =
  | { kind: "empty" | "lines" | "braces" | "unreadable" }
  | { kind: "long"; max: number }
  | { kind: "unknown" | "missing"; variable: string }
  | { kind: "link" | "markup"; piece: string };

const VARIABLE = /\{\{\s*(\w+)\s*\}\}/g;
/** Mail programs make links of these; the one link of a mail is its button. */
const LINK =
  /\S*(?::\/\/|@)\S*|[wW]{3}\.\S*|[\p{L}\p{N}-]{2,}\.(?:\p{Ll}{2,}|\p{Lu}{2,})(?!\p{L})\S*/u;
const MARKUP = /<\/?[a-z!][^>\s]*>?|\]\(\S*|&(?:#\w+|[a-z]+);|\$t\(/iu;
/** Joiners belong to the spelling of words in Arabic script. */
const JOINED = /(?<=\p{Script=Arabic})[\u200c\u200d](?=\p{Script=Arabic})/gu;
/** What is not seen, or turns the direction of what follows. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/** Each variable of a text once, in its order. */
export function variablesIn(text: string): string[] {
  return [...new Set([...text.matchAll(VARIABLE)].map(([, name = ""]) => name))];
}

/**
 * A text with its variables put in, once: what is put in is never read as a variable. One without a value stays as it
 * is written.
 */
export function filledIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(VARIABLE, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
}

/** All that keeps a text from being sent; none where it may be. */
export function faultsOfText(text: string, { part, variables, needed }: TextRule): TextFault[] {
  if (text.trim() === "") return [{ kind: "empty" }];
  const found = variablesIn(text);
  const words = text.replaceAll(VARIABLE, "");
  const faults: TextFault[] = [];
  if (text.length > PART_MAX[part]) faults.push({ kind: "long", max: PART_MAX[part] });
  if (!hasLines(part) && text.includes("\n")) faults.push({ kind: "lines" });
  if (!isReadable(text)) faults.push({ kind: "unreadable" });
  if (/[{}]/.test(words)) faults.push({ kind: "braces" });
  const [link] = LINK.exec(words) ?? [];
  if (link !== undefined) faults.push({ kind: "link", piece: link });
  const [markup] = MARKUP.exec(words) ?? [];
  if (markup !== undefined) faults.push({ kind: "markup", piece: markup });
  for (const variable of found) {
    if (!variables.includes(variable)) faults.push({ kind: "unknown", variable });
  }
  for (const variable of needed) {
    if (!isSaid(variable, found)) faults.push({ kind: "missing", variable });
  }
  return faults;
}

function isReadable(text: string): boolean {
  return text.isWellFormed() && !UNSEEN.test(text.replaceAll("\n", " ").replaceAll(JOINED, ""));
}

/** An hour is said whole, or by its day and its time. */
function isSaid(variable: string, found: readonly string[]): boolean {
  if (found.includes(variable)) return true;
  if (variable === "at") return found.includes("date") && found.includes("time");
  return (variable === "date" || variable === "time") && found.includes("at");
}
