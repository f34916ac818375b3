import { splitWords } from "@riwaq/domain/learning/mushaf/words";
import { readText } from "@riwaq/mushaf/edition";

import { MUSHAF_DIR } from "../../../paths.ts";

let text: readonly (readonly string[])[] | undefined;

/** Whether an aya has a word of this number. The text is read when somebody asks for the first time, and never changes. */
export function hasWord({ sura, aya, word }: { sura: number; aya: number; word: number }): boolean {
  text ??= readText(MUSHAF_DIR).ayat;
  const words = text[sura - 1]?.[aya - 1];
  return words !== undefined && word <= splitWords(words).length;
}
