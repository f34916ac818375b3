import type { HeatMap } from "@riwaq/contracts/memory/pages";
import { type Memory, MemoryPlan } from "@riwaq/contracts/memory/plan";
import { PAGES } from "@riwaq/domain/learning/mushaf/divisions";
import { PLAN_LIMITS, PLAN_MODES, type PlanMode } from "@riwaq/domain/memory/plan";
import { DAYS_OF_WEEK } from "@riwaq/domain/time/day-of-week";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { DateField } from "../../../../components/ui/date-field.tsx";
import { ErrorList } from "../../../../components/ui/error-list.tsx";
import { RadioChips } from "../../../../components/ui/radio-chips.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { CheckChips } from "../../../../components/wishes/check-chips.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { messagesOf, useAppForm, useFields } from "../../../../lib/use-app-form.ts";
import { useSetPlan } from "../mutations.ts";
import { PlanFollows } from "./plan-follows.tsx";

type PlanFormProps = { memory: Memory; map: HeatMap; titleId: string };

const NUMBER = { type: "number", inputMode: "numeric", autoComplete: "off" } as const;
const asNumber = (text: unknown) => (text === "" || text === null ? null : Number(text));
const asDate = (text: unknown) => (text === "" ? null : text);

const FIELDS = [
  ["minutes", PLAN_LIMITS.minutes],
  ["pages", PLAN_LIMITS.pages],
  ["cycle_days", PLAN_LIMITS.cycleDays],
  ["recent_days", PLAN_LIMITS.recentDays],
] as const;

/** How much is recited on an evening, and how; beneath it what follows. */
export function PlanForm({ memory, map, titleId }: PlanFormProps) {
  const { t } = useTranslation("memory");
  const form = useAppForm({
    rules: MemoryPlan,
    defaultValues: memory.plan,
    mutation: useSetPlan(memory.student_id),
    toSend: (plan) => plan,
    valuesOf: (saved) => saved,
    onSaved: () => toast({ title: t("plan.saved") }),
  });
  return (
    <AppForm of={form} place="page" submitLabel={t("plan.save")} titleId={titleId}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {FIELDS.map(([name, { min, max }]) => (
          <Amount key={name} name={name} min={min} max={max} />
        ))}
      </div>
      <DaysOff />
      <Mode />
      <PlanFollows memory={memory} map={map} />
    </AppForm>
  );
}

type AmountProps = { name: (typeof FIELDS)[number][0]; min: number; max: number };

function Amount({ name, min, max }: AmountProps) {
  const { t } = useTranslation("memory");
  const { language } = useLanguage();
  const field = useFields<MemoryPlan>();
  const range = { min: formatNumber(min, language), max: formatNumber(max, language) };
  return (
    <TextField
      label={t(`plan.${name}`)}
      hint={`${t(`plan.${name}Hint`)} ${t("plan.between", range)}`}
      {...NUMBER}
      min={min}
      max={max}
      {...field(name, { setValueAs: asNumber })}
    />
  );
}

function DaysOff() {
  const { t } = useTranslation(["memory", "errors"]);
  const { field, fieldState } = useController<MemoryPlan, "days_off">({ name: "days_off" });
  return (
    <div className="space-y-2">
      <CheckChips
        legend={t("plan.daysOff")}
        hint={t("plan.daysOffHint")}
        choices={DAYS_OF_WEEK.map((value) => ({ value, label: t(`errors:day_${value}`) }))}
        chosen={field.value}
        onChange={field.onChange}
      />
      <ErrorList messages={messagesOf(fieldState.error)} />
    </div>
  );
}

/** What the mode needs besides: until when it holds, and of an exam its pages. */
function Mode() {
  const { t } = useTranslation("memory");
  const { setValue } = useFormContext<MemoryPlan>();
  const field = useFields<MemoryPlan>();
  const mode = useWatch<MemoryPlan, "mode">({ name: "mode" });
  const choose = (next: PlanMode) => {
    setValue("mode", next, { shouldDirty: true });
    setValue("exam_pages", next === "exam" ? { first: 1, last: PAGES } : null);
    if (next === "usual") setValue("mode_until", null);
  };
  return (
    <>
      <RadioChips
        legend={t("plan.mode")}
        choices={PLAN_MODES.map((value) => ({
          value,
          label: t(`modes.${value}`),
          hint: t(`modes.${value}Hint`),
        }))}
        value={mode}
        onChoose={choose}
      />
      {mode !== "usual" && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <DateField
            label={t(mode === "exam" ? "plan.untilExam" : "plan.until")}
            isOptional
            {...field("mode_until", { setValueAs: asDate })}
          />
        </div>
      )}
      {mode === "exam" && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {(["first", "last"] as const).map((end) => (
            <TextField
              key={end}
              label={t(`plan.exam_${end}`)}
              {...NUMBER}
              min={1}
              max={PAGES}
              {...field(`exam_pages.${end}`, { setValueAs: asNumber })}
            />
          ))}
        </div>
      )}
    </>
  );
}
