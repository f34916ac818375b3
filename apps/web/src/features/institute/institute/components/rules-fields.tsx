import type { Trial } from "@riwaq/contracts/institute/institute";
import { LESSON_LENGTHS_MIN } from "@riwaq/domain/scheduling/series/series";
import { useId } from "react";
import type { ReactNode } from "react";
import { Controller } from "react-hook-form";
import type { Control } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { Checkbox } from "../../../../components/ui/checkbox.tsx";
import { FormField } from "../../../../components/ui/form-field.tsx";
import { Select } from "../../../../components/ui/select.tsx";
import type { InstituteValues } from "../model.ts";
import { DueField, MissedField, RecordingsField } from "./time-limit-fields.tsx";

const NONE = "none";

type CheckProps = {
  label: string;
  hint?: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

function Check({ label, hint, isOn, onChange }: CheckProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <Checkbox
        id={id}
        checked={isOn}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onCheckedChange={(checked) => onChange(checked === true)}
      />
      <div className="min-w-0">
        <label htmlFor={id}>{label}</label>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-ink-muted">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}

type TrialFieldProps = { value: Trial | null; onChange: (trial: Trial | null) => void };

function TrialField({ value, onChange }: TrialFieldProps) {
  const { t } = useTranslation("staff");
  const is_free = value?.is_free ?? false;
  const lengths = LESSON_LENGTHS_MIN.map((minutes) => ({
    value: `${minutes}`,
    label: t("institute.trialMinutes", { minutes }),
  }));
  const choose = (chosen: string) => {
    const length_minutes = LESSON_LENGTHS_MIN.find((minutes) => `${minutes}` === chosen);
    onChange(length_minutes ? { length_minutes, is_free } : null);
  };
  return (
    <>
      <FormField label={t("institute.trial")} hint={t("institute.trialHint")} className="max-w-sm">
        {(attributes) => (
          <Select
            {...attributes}
            options={[{ value: NONE, label: t("institute.trialNone") }, ...lengths]}
            value={value ? `${value.length_minutes}` : NONE}
            onValueChange={choose}
          />
        )}
      </FormField>
      {value && (
        <Check
          label={t("institute.trialFree")}
          isOn={is_free}
          onChange={(isFree) => onChange({ ...value, is_free: isFree })}
        />
      )}
    </>
  );
}

/** Whether families are asked, or told, before a substitute gives their lesson. */
function CoverField({ control }: { control: Control<InstituteValues> }) {
  const { t } = useTranslation("staff");
  return (
    <Controller
      control={control}
      name="cover_family"
      render={({ field }) => (
        <Check
          label={t("institute.coverAsk")}
          hint={t("institute.coverAskHint")}
          isOn={field.value === "ask"}
          onChange={(isAsked) => field.onChange(isAsked ? "ask" : "tell")}
        />
      )}
    />
  );
}

/** What the terms leave to the institute. */
export function RulesFields({ control }: { control: Control<InstituteValues> }) {
  const { t } = useTranslation("staff");
  return (
    <fieldset className="space-y-5 border-t border-line pt-5">
      <legend className="sr-only">{t("institute.rules")}</legend>
      <h2 aria-hidden className="text-xl">
        {t("institute.rules")}
      </h2>
      <Controller
        control={control}
        name="trial"
        render={({ field }) => <TrialField value={field.value} onChange={field.onChange} />}
      />
      <Controller
        control={control}
        name="same_gender_from_12"
        render={({ field }) => (
          <Check
            label={t("institute.sameGender")}
            hint={t("institute.sameGenderHint")}
            isOn={field.value}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="report_due_hours"
        render={({ field }) => <DueField value={field.value} onChange={field.onChange} />}
      />
      <Controller
        control={control}
        name="missed_after_minutes"
        render={({ field }) => <MissedField value={field.value} onChange={field.onChange} />}
      />
      <CoverField control={control} />
      <Controller
        control={control}
        name="recitation_kept_days"
        render={({ field }) => <RecordingsField value={field.value} onChange={field.onChange} />}
      />
    </fieldset>
  );
}
