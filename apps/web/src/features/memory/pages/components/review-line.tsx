import type { Review, ReviewGrade } from "@riwaq/contracts/memory/pages";
import { useTranslation } from "react-i18next";

import { Badge, type BadgeTone } from "../../../../components/ui/badge.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatCivilDate, formatNumber } from "../../../../lib/format.ts";
import { Regrade } from "./regrade.tsx";

const TONES: Record<ReviewGrade, BadgeTone> = { 1: "neutral", 2: "yellow", 3: "blue", 4: "green" };

/** One time that a page was recited, or spoken of: when, before whom, and how it went. */
export function ReviewLine({ review, mayGrade }: { review: Review; mayGrade: boolean }) {
  const { t } = useTranslation(["memory", "marks"]);
  const { language } = useLanguage();
  const { day, source, by, by_name: name, lines, grade, standing } = review;
  return (
    <li className="space-y-1 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="font-semibold">
          <bdi>{formatCivilDate(day, language)}</bdi>
        </p>
        {standing !== null && <Badge>{t(`standings.${standing}`)}</Badge>}
        {grade !== null && <Grades review={review} />}
      </div>
      <p className="text-sm text-ink-muted">
        {t(`sources.${source}`)}
        {" · "}
        {t(`marks:by.${by}`)}
        {name !== "" && (
          <>
            {" · "}
            <bdi>{name}</bdi>
          </>
        )}
        {lines !== null && (
          <>
            {" · "}
            {t("place.linesAlone", {
              first: formatNumber(lines.first, language),
              last: formatNumber(lines.last, language),
            })}
          </>
        )}
      </p>
      {mayGrade && grade !== null && <Regrade review={review} />}
    </li>
  );
}

/** What holds; beside it, struck through, what marks or whoever listened had said. */
function Grades({ review: { grade, override } }: { review: Review }) {
  const { t } = useTranslation("memory");
  const holds = override ?? grade;
  if (holds === null) return null;
  return (
    <span className="flex flex-wrap items-center gap-2">
      {override !== null && grade !== null && (
        <s className="text-sm text-ink-muted">
          <span className="sr-only">{t("page.before")} </span>
          {t(`grades.${grade}`)}
        </s>
      )}
      <Badge tone={TONES[holds]}>{t(`grades.${holds}`)}</Badge>
    </span>
  );
}
