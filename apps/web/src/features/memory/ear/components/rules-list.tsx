import type { RulesOfPupil } from "@riwaq/contracts/memory/ear";
import { useTranslation } from "react-i18next";

import { KIND_IN_ARABIC, useKindNames } from "../../../../components/marks/kind-names.ts";
import { EmptyState } from "../../../../components/ui/empty-state.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";

type Rule = RulesOfPupil["rules"][number];

function useSentence() {
  const { t } = useTranslation("ear");
  const { language } = useLanguage();
  const number = (count: number) => formatNumber(count, language);
  return ({ opportunities, errors, elsewhere }: Rule): string => {
    if (opportunities === null) {
      const told = { count: errors, number: number(errors) };
      return errors === 0 ? t("rules.untoldClean") : t("rules.untold", told);
    }
    if (opportunities === 0) return t("rules.unmet");
    const places = { count: opportunities, places: number(opportunities) };
    const said =
      errors === 0
        ? t("rules.kept", places)
        : t("rules.marked", { ...places, errors: number(errors) });
    if (elsewhere === 0) return said;
    return `${said} ${t("rules.elsewhere", { count: elsewhere, number: number(elsewhere) })}`;
  };
}

/** Of each rule how many of its places were marked, as a sentence. */
export function RulesList({ found }: { found: RulesOfPupil }) {
  const { t } = useTranslation("ear");
  const { language } = useLanguage();
  const { nameOf } = useKindNames();
  const sentence = useSentence();
  const isEmpty = found.hearings === 0;
  if (isEmpty) return <EmptyState title={t("rules.empty")} hint={t("rules.emptyHint")} />;
  return (
    <div className="space-y-4">
      <p className="measure text-ink-muted">{t("rules.lead")}</p>
      <dl className="divide-y divide-line border-y border-line">
        {found.rules.map((one) => (
          <div key={one.rule} className="gap-4 py-3 sm:flex">
            <dt className="flex w-56 shrink-0 items-baseline gap-3 font-semibold">
              {nameOf(one.rule)}
              {language !== "ar" && (
                <span lang="ar" dir="rtl" aria-hidden className="font-normal text-ink-muted">
                  {KIND_IN_ARABIC[one.rule]}
                </span>
              )}
            </dt>
            <dd className="measure">{sentence(one)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
