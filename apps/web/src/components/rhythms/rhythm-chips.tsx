import { useTranslation } from "react-i18next";

import { type Rhythmic, lengthChoices, lessonChoices, planOf } from "../../lib/rhythm-choices.ts";
import { RadioChips } from "../ui/radio-chips.tsx";

type ChipsProps<Plan extends Rhythmic> = {
  plans: readonly Plan[];
  chosen: Rhythmic;
  onChoose: (plan: Plan) => void;
};

/** How often, and how long. Needs the texts of `pricing`. */
export function RhythmChips<Plan extends Rhythmic>({ plans, chosen, onChoose }: ChipsProps<Plan>) {
  const { t } = useTranslation("pricing");
  const { lessons_per_week: lessons, length_minutes: minutes } = chosen;
  const choose = (perWeek: number, length: number) => {
    const plan = planOf(plans, perWeek, length);
    if (plan) onChoose(plan);
  };
  return (
    <>
      <RadioChips
        legend={t("calculator.lessons")}
        choices={lessonChoices(plans).map((value) => ({ value, label: String(value) }))}
        value={lessons}
        onChoose={(value) => choose(value, minutes)}
      />
      <RadioChips
        legend={t("calculator.length")}
        choices={lengthChoices(plans, lessons).map((value) => ({
          value,
          label: t("calculator.minutes", { minutes: value }),
        }))}
        value={minutes}
        onChoose={(value) => choose(lessons, value)}
      />
    </>
  );
}
