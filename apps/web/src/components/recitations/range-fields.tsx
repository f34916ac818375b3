import { SURA_NAMES } from "@riwaq/domain/learning/quran/sura-names";
import { AYAT_OF } from "@riwaq/domain/learning/quran/suras";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/use-language.ts";
import { formatNumber } from "../../lib/format.ts";
import { FormField } from "../ui/form-field.tsx";
import { Select } from "../ui/select.tsx";

export type Range = { sura: number; from: number; to: number };

export const toPlaces = ({ sura, from, to }: Range) => ({
  from: { sura, aya: from },
  to: { sura, aya: to },
});

const numbersTo = (last: number, first = 1) =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

type FieldProps = {
  label: string;
  value: number;
  choices: readonly number[];
  name?: (choice: number) => string;
  isDisabled: boolean;
  onChange: (choice: number) => void;
};

function NumberChoice({ label, value, choices, name, isDisabled, onChange }: FieldProps) {
  const { language } = useLanguage();
  const say = name ?? ((choice: number) => formatNumber(choice, language));
  return (
    <FormField label={label}>
      {(control) => (
        <Select
          {...control}
          options={choices.map((choice) => ({ value: `${choice}`, label: say(choice) }))}
          value={`${value}`}
          disabled={isDisabled}
          onValueChange={(chosen) => onChange(Number(chosen))}
        />
      )}
    </FormField>
  );
}

type RangeProps = { range: Range; isDisabled: boolean; onChange: (range: Range) => void };

/** Within one sura: what is recited at home is learnt by the sura. */
export function RangeFields({ range, isDisabled, onChange }: RangeProps) {
  const { t } = useTranslation("recitations");
  const { language } = useLanguage();
  const { sura, from, to } = range;
  const last = AYAT_OF[sura - 1] ?? 1;
  const nameOf = (one: number) =>
    `${formatNumber(one, language)} · ${SURA_NAMES[one - 1]?.[language] ?? ""}`;
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <NumberChoice
        label={t("recorder.sura")}
        value={sura}
        choices={numbersTo(AYAT_OF.length)}
        name={nameOf}
        isDisabled={isDisabled}
        onChange={(next) => onChange({ sura: next, from: 1, to: AYAT_OF[next - 1] ?? 1 })}
      />
      <NumberChoice
        label={t("recorder.from")}
        value={from}
        choices={numbersTo(last)}
        isDisabled={isDisabled}
        onChange={(next) => onChange({ sura, from: next, to: Math.max(next, to) })}
      />
      <NumberChoice
        label={t("recorder.to")}
        value={to}
        choices={numbersTo(last, from)}
        isDisabled={isDisabled}
        onChange={(next) => onChange({ sura, from, to: next })}
      />
    </div>
  );
}
