import { setImmediate } from "node:timers/promises";

import type { AyaPlace } from "@riwaq/contracts/memory/tests";
import { splitWords } from "@riwaq/domain/learning/mushaf/words";
import { type TextIndex, beginIndex } from "@riwaq/domain/memory/similar-ayat";
import { readText } from "@riwaq/mushaf/edition";

import { MUSHAF_DIR } from "../../../paths.ts";

let text: readonly (readonly string[])[] | undefined;
let index: Promise<TextIndex> | undefined;

/** The text is read when somebody asks for the first time, and never changes. */
const readAyat = () => (text ??= readText(MUSHAF_DIR).ayat);

export const textOf = ({ sura, aya }: AyaPlace): string => readAyat()[sura - 1]?.[aya - 1] ?? "";

/** How many words an aya has, its marker not counted. */
export const wordsIn = (place: AyaPlace): number => splitWords(textOf(place)).length;

/** Made once, a sura at a time, so that nobody waits for it meanwhile. */
export async function textIndex(): Promise<TextIndex> {
  index ??= indexAll();
  return index;
}

async function indexAll(): Promise<TextIndex> {
  const making = beginIndex();
  for (const ayat of readAyat()) {
    await setImmediate();
    making.add(ayat);
  }
  return making.index;
}
