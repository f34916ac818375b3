import type { Memory } from "@riwaq/contracts/memory/plan";
import { useTranslation } from "react-i18next";

import { usePageWords } from "../../../../components/memory/use-page-words.ts";
import { type Fact, FactList } from "../../../../components/ui/fact-list.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatCivilDate, formatNames } from "../../../../lib/format.ts";

/** The plan as families and staff read it: the teacher alone changes it. */
export function PlanFacts({ memory: { plan, portion, cycle_days } }: { memory: Memory }) {
  const { t } = useTranslation(["memory", "errors"]);
  const { language } = useLanguage();
  const { placeOf } = usePageWords();
  const { mode, mode_until: until, days_off: daysOff } = plan;
  const facts: Array<Fact | false> = [
    {
      label: t("portion.title"),
      value: portion ? placeOf(portion.page, portion.lines) : t("portion.none"),
    },
    { label: t("plan.perEvening"), value: t("plan.minutesOf", { count: plan.minutes }) },
    { label: t("plan.allIn"), value: t("plan.daysOf", { count: cycle_days }) },
    daysOff.length > 0 && {
      label: t("plan.daysOff"),
      value: formatNames(
        daysOff.map((day) => t(`errors:day_${day as 0}`)),
        language,
      ),
    },
    mode !== "usual" && {
      label: t("plan.mode"),
      value:
        until === null
          ? t(`modes.${mode}`)
          : t("plan.modeUntil", {
              mode: t(`modes.${mode}`),
              day: formatCivilDate(until, language),
            }),
    },
  ];
  return <FactList facts={facts.filter((fact) => fact !== false)} />;
}
