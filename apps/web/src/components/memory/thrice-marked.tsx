import type { TodayOfPupil } from "@riwaq/contracts/memory/pages";
import { severityOf } from "@riwaq/domain/learning/marks/kinds";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useKindNames } from "../marks/kind-names.ts";
import { partQuery } from "../mushaf/part-query.ts";
import { wordIn } from "../mushaf/use-word-of.ts";
import { Badge } from "../ui/badge.tsx";

/** Draws the way to a page around its name: a link to the mushaf, or the page in the room of the lesson. */
export type PageLink = (page: number, name: ReactNode) => ReactNode;

/** Of a list: a name, and what is said of it. */
export const LINE = "flex min-h-10 flex-wrap items-center justify-between gap-x-3 gap-y-1 py-1";

type MarkedProps = { word: TodayOfPupil["marked_thrice"][number]; link: PageLink };

/** A word that was marked again and again, in the letters of the mushaf. */
export function ThriceMarked({ word, link }: MarkedProps) {
  const { t } = useTranslation("memory");
  const { phraseOf } = useKindNames();
  const { data } = useQuery(partQuery(word.page));
  const text = (
    <span lang="ar" dir="rtl" className="quran text-2xl">
      {wordIn(data, word) ?? "…"}
    </span>
  );
  return (
    <li className={LINE}>
      {link(word.page, text)}
      <Badge tone={severityOf(word.kind) === "jali" ? "red" : "yellow"}>
        {phraseOf(word)} · {t("today.times", { count: word.count })}
      </Badge>
    </li>
  );
}
