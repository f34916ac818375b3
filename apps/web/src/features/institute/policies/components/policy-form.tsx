import { NewPolicy, type Policies, type Policy } from "@riwaq/contracts/institute/policies";
import { POLICY_RANGES } from "@riwaq/domain/scheduling/policy/values";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { DateField } from "../../../../components/ui/date-field.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatCivilDate, formatNumber } from "../../../../lib/format.ts";
import { useAppForm, useFields } from "../../../../lib/use-app-form.ts";
import { useSetPolicy } from "../mutations.ts";

const NUMBERS = [
  ["notice_hours", POLICY_RANGES.noticeHours],
  ["make_ups_per_month", POLICY_RANGES.makeUpsPerMonth],
  ["moves_per_lesson", POLICY_RANGES.movesPerLesson],
] as const;

const asNumber = (text: unknown) => (text === "" || text === null ? null : Number(text));

const NUMBER = { type: "number", inputMode: "numeric", autoComplete: "off" } as const;

/** Each with what may be set. */
function ValueFields() {
  const { t } = useTranslation("staff");
  const { language } = useLanguage();
  const field = useFields<NewPolicy>();
  const rangeOf = ({ min, max }: { min: number; max: number }) =>
    t("policies.between", { min: formatNumber(min, language), max: formatNumber(max, language) });
  return (
    <>
      {NUMBERS.map(([name, range]) => (
        <TextField
          key={name}
          label={t(`policies.${name}`)}
          hint={rangeOf(range)}
          {...NUMBER}
          {...range}
          {...field(name, { setValueAs: asNumber })}
        />
      ))}
      <TextField
        label={t("policies.make_up_days")}
        hint={`${rangeOf(POLICY_RANGES.makeUpDays)} ${t("policies.make_up_daysHint")}`}
        isOptional
        {...NUMBER}
        {...POLICY_RANGES.makeUpDays}
        {...field("make_up_days", { setValueAs: asNumber })}
      />
    </>
  );
}

type PolicyFormProps = { values: Policy; earliestOn: string; onSaved: () => void };

/** Begins with what held last, so that only what changes is typed. */
function PolicyForm({ values, earliestOn, onSaved }: PolicyFormProps) {
  const { t } = useTranslation("staff");
  const { language } = useLanguage();
  const { notice_hours, make_ups_per_month, moves_per_lesson, make_up_days } = values;
  const held = { notice_hours, make_ups_per_month, moves_per_lesson, make_up_days };
  const form = useAppForm({
    rules: NewPolicy,
    defaultValues: { holds_from: earliestOn, ...held },
    mutation: useSetPolicy(),
    toSend: (policy) => policy,
    onSaved: () => {
      toast({ title: t("policies.saved") });
      onSaved();
    },
  });
  return (
    <AppForm of={form} place="dialog" submitLabel={t("policies.save")}>
      <DateField
        label={t("policies.holdsFrom")}
        hint={t("policies.holdsFromHint", { date: formatCivilDate(earliestOn, language) })}
        min={earliestOn}
        {...form.field("holds_from")}
      />
      <ValueFields />
    </AppForm>
  );
}

type NewPolicyDialogProps = { all: Policies; city: string };

export function NewPolicyDialog({ all: { policies, earliest_on }, city }: NewPolicyDialogProps) {
  const { t } = useTranslation("staff");
  const [latest] = policies;
  if (!latest) return null;
  return (
    <FormDialog
      trigger={
        <Button>
          <Plus aria-hidden strokeWidth={1.75} />
          {t("policies.add")}
        </Button>
      }
      title={t("policies.add")}
      description={t("policies.addText", { city })}
    >
      {(close) => <PolicyForm values={latest} earliestOn={earliest_on} onSaved={close} />}
    </FormDialog>
  );
}
