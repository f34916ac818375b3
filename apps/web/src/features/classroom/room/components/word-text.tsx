import { pageOf } from "@riwaq/domain/learning/mushaf/divisions";
import type { WordPlace } from "@riwaq/domain/learning/mushaf/words";
import { useQuery } from "@tanstack/react-query";

import { partQuery } from "../../../../components/mushaf/part-query.ts";
import { wordIn } from "../../../../components/mushaf/use-word-of.ts";
import { cn } from "../../../../lib/cn.ts";

type WordTextProps = { at: WordPlace; className?: string | undefined };

/** A word of the mushaf by itself. */
export function WordText({ at, className }: WordTextProps) {
  const part = useQuery(partQuery(pageOf(at)));
  return (
    <span lang="ar" dir="rtl" className={cn("room-word", className)}>
      {wordIn(part.data, at) ?? "…"}
    </span>
  );
}
