import type { RecitationDetails } from "@riwaq/contracts/learning/recitations";
import { groupOf } from "@riwaq/domain/learning/marks/kinds";
import { pageOf } from "@riwaq/domain/learning/mushaf/divisions";
import { splitWords } from "@riwaq/domain/learning/mushaf/words";
import { SURA_NAMES } from "@riwaq/domain/learning/quran/sura-names";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { partQuery } from "../../../../components/mushaf/part-query.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { cn } from "../../../../lib/cn.ts";
import { formatClock, formatNumber } from "../../../../lib/format.ts";

type Mark = RecitationDetails["marks"][number];

/** The word itself, as soon as its part of the mushaf is here. */
function MarkedWord({ mark: { sura, aya, word } }: { mark: Mark }) {
  const { data } = useQuery(partQuery(pageOf({ sura, aya })));
  const stored = data?.ayat[`${sura}:${aya}`];
  const found = stored && splitWords(stored)[word - 1];
  if (!found) return null;
  return (
    <span lang="ar" dir="rtl" className="quran text-2xl">
      {found}
    </span>
  );
}

type MarkListProps = {
  marks: readonly Mark[];
  chosen: string | null;
  onMark: (mark: Mark) => void;
};

/** The marks in words: what each is about, and a press goes to where it was made. */
export function MarkList({ marks, chosen, onMark }: MarkListProps) {
  const { t } = useTranslation("recitations");
  const { language } = useLanguage();
  if (marks.length === 0) return <p className="text-sm text-ink-muted">{t("marks.none")}</p>;
  return (
    <ul aria-label={t("marks.title")} className="divide-y divide-line border-t border-line">
      {marks.map((mark) => (
        <li key={mark.id}>
          <button
            type="button"
            aria-current={mark.id === chosen}
            className={cn(
              "flex min-h-12 w-full flex-wrap items-center gap-x-3 gap-y-1 px-2 py-1.5 text-start hover:text-primary",
              mark.id === chosen && "bg-paper-deep",
            )}
            onClick={() => onMark(mark)}
          >
            <bdi className="text-ink-muted tabular-nums">{formatClock(mark.at_ms / 1000)}</bdi>
            <MarkedWord mark={mark} />
            <span>
              {t("marks.place", {
                sura: SURA_NAMES[mark.sura - 1]?.[language],
                aya: formatNumber(mark.aya, language),
              })}
            </span>
            <span className="text-ink-muted">{t(`marks.groups.${groupOf(mark.kind)}`)}</span>
            {mark.note && (
              <bdi className="w-full text-sm text-ink-muted" dir="auto">
                {mark.note}
              </bdi>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
