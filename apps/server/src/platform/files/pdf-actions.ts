/** What a PDF does by itself when it is opened: it may show one of its pages, and nothing else. */
import { FileFault } from "./file-fault.ts";
import { GAP, namesOf } from "./pdf-text.ts";

/** Programs, scripts, files within, other files opened from within, and what a password hides from a look. */
const ACTIVE = new Set([
  "JavaScript",
  "Launch",
  "GoToE",
  "EmbeddedFile",
  "EmbeddedFiles",
  "FileAttachment",
  "RichMedia",
  "Encrypt",
]);

const REFERENCE = `(\\d{1,10})${GAP}+\\d{1,5}${GAP}+R`;
const DICTIONARY = new RegExp(`^${GAP}*(?:<<|${REFERENCE})`);
const LIST = new RegExp(`^${GAP}*(?:\\[|${REFERENCE})`);
/** Short names stand in pictures too, by chance: these with what they must be followed by. Actions, files, forms. */
const ACTIVE_WITH: Record<string, RegExp> = { AA: DICTIONARY, EF: DICTIONARY, XFA: LIST };

export function refuseActive(name: string, after: string): void {
  const isActive = ACTIVE.has(name) || ACTIVE_WITH[name]?.test(after);
  if (isActive) throw new FileFault("file_unsafe");
}

const POINTS_AT = new RegExp(`^${GAP}*${REFERENCE}`);

/** The number of the object that says what to do on opening, where it is not said here. */
export function openingAt(after: string): number | undefined {
  const [, number] = POINTS_AT.exec(after) ?? [];
  if (number !== undefined) return Number(number);
  refuseRestless(after);
  return undefined;
}

const PAGE = new RegExp(`^${GAP}*(\\[|null)`);
const ACTION = new RegExp(`^${GAP}*<<`);

/** A page, or the action that shows one: any other (an address, a program, one more action after it) is refused. */
export function refuseRestless(text: string): void {
  if (PAGE.test(text)) return;
  const inside = text.replaceAll(/\((?:\\[^]|[^\\()])*\)/g, "()");
  const [opening] = ACTION.exec(inside) ?? [];
  const end = inside.indexOf(">>");
  const action = opening ? inside.slice(opening.length, end) : "";
  const names = namesOf(action);
  const shown = names[names.indexOf("S") + 1];
  const isOne = names.filter((name) => name === "S").length === 1 && !names.includes("Next");
  const isPlain = end > 0 && !/<<|%|\((?!\))/.test(action);
  if (!isOne || !isPlain || shown !== "GoTo") throw new FileFault("file_unsafe");
}
