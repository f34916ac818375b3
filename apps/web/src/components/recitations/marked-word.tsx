import type { RecitationDetails } from "@riwaq/contracts/learning/recitations";
import { pageOf } from "@riwaq/domain/learning/mushaf/divisions";
import { SURA_NAMES } from "@riwaq/domain/learning/quran/sura-names";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/use-language.ts";
import { formatNumber } from "../../lib/format.ts";
import { useKindNames } from "../marks/kind-names.ts";
import { partQuery } from "../mushaf/part-query.ts";
import { wordIn } from "../mushaf/use-word-of.ts";

export type PlacedMark = RecitationDetails["marks"][number];

/** What was marked, all of it: the word, what was wrong with it, where it stands, and what the teacher wrote. */
export function MarkedWord({ mark }: { mark: PlacedMark }) {
  const { t } = useTranslation("recitations");
  const { language } = useLanguage();
  const { phraseOf } = useKindNames();
  const { data } = useQuery(partQuery(pageOf(mark)));
  const word = wordIn(data, mark);
  return (
    <>
      {word && (
        <span lang="ar" dir="rtl" className="quran text-2xl">
          {word}
        </span>
      )}
      <span className="font-semibold">{phraseOf(mark)}</span>
      <span className="text-ink-muted">
        {t("marks.place", {
          sura: SURA_NAMES[mark.sura - 1]?.[language],
          aya: formatNumber(mark.aya, language),
        })}
      </span>
      {mark.note && (
        <bdi className="w-full text-sm text-ink-muted" dir="auto">
          {mark.note}
        </bdi>
      )}
    </>
  );
}
