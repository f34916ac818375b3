/** Cards from the rows of somebody's spreadsheet: Arabic, what it means, and a note. */
import { foldText } from "../people/search-text.ts";

export const CARD_TEXT_MAX = { arabic: 200, meaning: 300, note: 500 } as const;
export const CARD_FIELDS = ["arabic", "meaning", "note"] as const;
export type CardField = (typeof CARD_FIELDS)[number];
export type CardText = Record<CardField, string>;

export const CARD_FAULTS = ["no_arabic", "no_meaning", "long", "twice"] as const;
export type CardFault = (typeof CARD_FAULTS)[number];

/** Numbered as a spreadsheet counts: the first row is 1. */
export type SheetRow = { row: number; cells: readonly string[] };
export type CardRows = {
  cards: Array<CardText & { row: number }>;
  faults: Array<{ row: number; fault: CardFault; text: string }>;
};

/** What the columns may be called, folded. */
const HEADERS: Record<CardField, ReadonlySet<string>> = {
  arabic: new Set(["arabic", "arabe", "العربيه", "عربي", "الكلمه", "القاعده"]),
  meaning: new Set(
    ["meaning", "translation", "english", "french", "sens", "signification", "traduction"].concat(
      ["francais", "المعنى", "الترجمه", "الشرح"].map(foldText),
    ),
  ),
  note: new Set(["note", "notes", "remark", "remarque", "example", "exemple", "ملاحظه", "مثال"]),
};

const ARABIC_LETTER = /(?=\p{L})\p{Script=Arabic}/u;
export const hasArabic = (text: string): boolean => ARABIC_LETTER.test(text);

type Columns = Record<CardField, number>;
const AS_THEY_STAND: Columns = { arabic: 0, meaning: 1, note: 2 };

/**
 * Every card, and every row that is none: one without Arabic letters or without a meaning, with a text that is too long,
 * or the same as one above. The first row may say which column is which, in any order; else they are Arabic, meaning, note.
 */
export function readCardRows(rows: readonly SheetRow[]): CardRows {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const columns = columnsOf(filled[0]?.cells ?? []);
  const seen = new Set<string>();
  const found: CardRows = { cards: [], faults: [] };
  for (const { row, cells } of columns ? filled.slice(1) : filled) {
    const card = cardOf(cells, columns ?? AS_THEY_STAND);
    const same = JSON.stringify([card.arabic, card.meaning]);
    const fault = seen.has(same) ? "twice" : faultOf(card);
    if (fault) found.faults.push({ row, fault, text: cells.join(" · ").slice(0, 120) });
    else found.cards.push({ row, ...card });
    seen.add(same);
  }
  return found;
}

/** Which column is which, where the row names Arabic and meaning; null where it is a card itself. */
function columnsOf(cells: readonly string[]): Columns | null {
  const place = (field: CardField) => cells.findIndex((cell) => HEADERS[field].has(foldText(cell)));
  const columns = { arabic: place("arabic"), meaning: place("meaning"), note: place("note") };
  return columns.arabic >= 0 && columns.meaning >= 0 ? columns : null;
}

function cardOf(cells: readonly string[], columns: Columns): CardText {
  const text = (field: CardField) => cells[columns[field]]?.trim() ?? "";
  return { arabic: text("arabic"), meaning: text("meaning"), note: text("note") };
}

function faultOf(card: CardText): CardFault | null {
  if (!hasArabic(card.arabic)) return "no_arabic";
  if (card.meaning === "") return "no_meaning";
  return CARD_FIELDS.some((field) => card[field].length > CARD_TEXT_MAX[field]) ? "long" : null;
}
