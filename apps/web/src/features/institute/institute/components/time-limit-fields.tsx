import { useTranslation } from "react-i18next";

import { FormField } from "../../../../components/ui/form-field.tsx";
import { Select } from "../../../../components/ui/select.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";

const DUE_HOURS = [6, 12, 24, 48, 72];
const MISSED_MINUTES = [3, 5, 10, 15];
const KEPT_DAYS = [7, 30, 90, 180, 365];

/** Those to choose from, and the one that holds though it is none of them. */
function optionsOf(
  known: readonly number[],
  value: number,
  label: (shown: string) => string,
  format: (one: number) => string,
) {
  const all = new Set([...known, value]);
  return [...all]
    .toSorted((a, b) => a - b)
    .map((one) => ({ value: `${one}`, label: label(format(one)) }));
}

type NumberFieldProps = { value: number; onChange: (value: number) => void };
type ChoicesProps = NumberFieldProps & {
  label: string;
  hint: string;
  choices: readonly number[];
  /** As a person reads it. */
  says: (figure: string) => string;
};

/** One of a few, or what is set already. */
function NumberField({ label, hint, choices, says, value, onChange }: ChoicesProps) {
  const { language } = useLanguage();
  return (
    <FormField label={label} hint={hint} className="max-w-sm">
      {(attributes) => (
        <Select
          {...attributes}
          options={optionsOf(choices, value, says, (one) => formatNumber(one, language))}
          value={`${value}`}
          onValueChange={(chosen) => onChange(Number(chosen))}
        />
      )}
    </FormField>
  );
}

export function DueField(field: NumberFieldProps) {
  const { t } = useTranslation("staff");
  return (
    <NumberField
      {...field}
      label={t("institute.reportDue")}
      hint={t("institute.reportDueHint")}
      choices={DUE_HOURS}
      says={(hours) => t("institute.reportDueHours", { hours })}
    />
  );
}

export function MissedField(field: NumberFieldProps) {
  const { t } = useTranslation("staff");
  return (
    <NumberField
      {...field}
      label={t("institute.missedAfter")}
      hint={t("institute.missedAfterHint")}
      choices={MISSED_MINUTES}
      says={(minutes) => t("institute.missedAfterMinutes", { minutes })}
    />
  );
}

export function RecordingsField(field: NumberFieldProps) {
  const { t } = useTranslation("staff");
  return (
    <NumberField
      {...field}
      label={t("institute.recordingsKept")}
      hint={t("institute.recordingsKeptHint")}
      choices={KEPT_DAYS}
      says={(days) => days}
    />
  );
}
