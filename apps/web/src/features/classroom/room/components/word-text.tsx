import { displayWord } from "@riwaq/domain/learning/mushaf/display";
import { pageOf } from "@riwaq/domain/learning/mushaf/divisions";
import { type WordPlace, splitWords } from "@riwaq/domain/learning/mushaf/words";
import { useQuery } from "@tanstack/react-query";

import { partQuery } from "../../../../components/mushaf/part-query.ts";
import { cn } from "../../../../lib/cn.ts";

type WordTextProps = { at: WordPlace; className?: string | undefined };

/** A word of the mushaf by itself. */
export function WordText({ at, className }: WordTextProps) {
  const part = useQuery(partQuery(pageOf(at)));
  const words = splitWords(part.data?.ayat[`${at.sura}:${at.aya}`] ?? "");
  const word = words[at.word - 1];
  return (
    <span lang="ar" dir="rtl" className={cn("room-word", className)}>
      {word === undefined ? "…" : displayWord(word, words[at.word])}
    </span>
  );
}
