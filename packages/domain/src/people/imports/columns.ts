/** Which column of somebody's spreadsheet holds what an import of families asks for. */
import { foldText } from "../search-text.ts";

/** What is read of each row, one row for each pupil. */
export const IMPORT_FIELDS = [
  "guardian_name",
  "guardian_email",
  "guardian_phone",
  "second_name",
  "second_email",
  "second_phone",
  "pupil_name",
  "birthday",
  "age",
  "gender",
  "language",
  "time_zone",
] as const;

export type ImportField = (typeof IMPORT_FIELDS)[number];

/** Without these there is nobody to make; of birthday and age one is enough. */
export const IMPORT_REQUIRED = ["guardian_name", "guardian_email", "pupil_name"] as const;

/** The place (from 0) of the column of each field that has one. */
export type ColumnMap = Partial<Record<ImportField, number>>;

/** Words of headers in three languages, folded; those that say more come first, and a column is taken once. */
const WORDS: ReadonlyArray<[ImportField, readonly string[]]> = [
  [
    "second_email",
    [
      "second parent e-mail",
      "second e-mail",
      "e-mail 2",
      "email 2",
      "second parent, e-mail",
      "deuxieme parent, e-mail",
      "ولي الامر الثاني، البريد",
    ],
  ],
  [
    "second_phone",
    [
      "second parent, phone",
      "phone 2",
      "telephone 2",
      "deuxieme parent, telephone",
      "ولي الامر الثاني، الهاتف",
    ],
  ],
  [
    "second_name",
    ["second parent", "parent 2", "guardian 2", "deuxieme parent", "ولي الامر الثاني"],
  ],
  ["guardian_email", ["e-mail", "email", "courriel", "mail", "البريد"]],
  ["guardian_phone", ["phone", "mobile", "telephone", "portable", "الهاتف", "الجوال"]],
  ["pupil_name", ["pupil", "student", "child", "eleve", "enfant", "الطالب", "الابن", "الطفل"]],
  [
    "guardian_name",
    [
      "parent",
      "guardian",
      "mother",
      "father",
      "responsable",
      "mere",
      "pere",
      "ولي الامر",
      "الام",
      "الاب",
    ],
  ],
  ["birthday", ["birth", "born", "naissance", "ne le", "الميلاد"]],
  ["age", ["age", "العمر", "السن"]],
  ["gender", ["gender", "sex", "genre", "الجنس"]],
  ["language", ["language", "langue", "اللغه"]],
  ["time_zone", ["time zone", "timezone", "fuseau", "المنطقه الزمنيه"]],
];

/**
 * Which column is most likely which field, by the words of its header: the exact word first, then a header that holds
 * it. A column is guessed for one field at most.
 */
export function guessColumns(headers: readonly string[]): ColumnMap {
  const folded = headers.map(foldText);
  const map: ColumnMap = {};
  const isFree = (at: number) => !Object.values(map).includes(at);
  const take = (fits: (header: string, word: string) => boolean) => {
    for (const [field, words] of WORDS) {
      if (map[field] !== undefined) continue;
      const at = folded.findIndex(
        (header, index) => isFree(index) && words.some((word) => fits(header, word)),
      );
      if (at >= 0) map[field] = at;
    }
  };
  take((header, word) => header === word);
  take((header, word) => header.includes(word));
  return map;
}
