import { displayWord } from "@riwaq/domain/learning/mushaf/display";
import { pageOf } from "@riwaq/domain/learning/mushaf/divisions";
import type { MushafPart } from "@riwaq/domain/learning/mushaf/parts";
import { type WordPlace, splitWords } from "@riwaq/domain/learning/mushaf/words";
import { useQueryClient } from "@tanstack/react-query";

import { partQuery } from "./part-query.ts";

/** A word as the mushaf writes it; nothing where its aya is not at hand. */
export function wordIn(part: MushafPart | undefined, { sura, aya, word }: WordPlace) {
  const words = splitWords(part?.ayat[`${sura}:${aya}`] ?? "");
  const stored = words[word - 1];
  return stored === undefined || stored === "" ? undefined : displayWord(stored, words[word]);
}

/** Of the pages that were read already. */
export function useWordOf() {
  const client = useQueryClient();
  return (at: WordPlace) => wordIn(client.getQueryData(partQuery(pageOf(at)).queryKey), at);
}
