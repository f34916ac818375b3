import { type Place, placeNumber } from "@riwaq/domain/learning/quran/places";
import { SURA_NAMES } from "@riwaq/domain/learning/quran/sura-names";
import { type RecordedRange, ayatOn } from "@riwaq/domain/learning/recitations/range";
import { useTranslation } from "react-i18next";

import { FormField } from "../../../../components/ui/form-field.tsx";
import { Select } from "../../../../components/ui/select.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";

type EndProps = {
  label: string;
  ayat: readonly Place[];
  value: Place;
  onChange: (next: Place) => void;
};

/** Where a page has several suras, an aya is told with its own. */
function RangeEnd({ label, ayat, value, onChange }: EndProps) {
  const { language } = useLanguage();
  const hasSeveral = new Set(ayat.map(({ sura }) => sura)).size > 1;
  const nameOf = ({ sura, aya }: Place) => {
    const number = formatNumber(aya, language);
    return hasSeveral ? `${SURA_NAMES[sura - 1]?.[language] ?? ""} ${number}` : number;
  };
  return (
    <FormField label={label}>
      {(control) => (
        <Select
          {...control}
          options={ayat.map((one) => ({ value: `${placeNumber(one)}`, label: nameOf(one) }))}
          value={`${placeNumber(value)}`}
          onValueChange={(chosen) => {
            const next = ayat.find((one) => `${placeNumber(one)}` === chosen);
            if (next) onChange(next);
          }}
        />
      )}
    </FormField>
  );
}

type RangeChoiceProps = {
  page: number;
  range: RecordedRange;
  onChange: (range: RecordedRange) => void;
};

/** From one aya of the page to another. */
export function RangeChoice({ page, range: { from, to }, onChange }: RangeChoiceProps) {
  const { t } = useTranslation("recitations");
  const ayat = ayatOn(page);
  const isAfter = (a: Place, b: Place) => placeNumber(a) > placeNumber(b);
  return (
    <div className="grid grid-cols-2 gap-3">
      <RangeEnd
        label={t("recorder.from")}
        ayat={ayat}
        value={from}
        onChange={(next) => onChange({ from: next, to: isAfter(next, to) ? next : to })}
      />
      <RangeEnd
        label={t("recorder.to")}
        ayat={ayat.filter((one) => !isAfter(from, one))}
        value={to}
        onChange={(next) => onChange({ from, to: next })}
      />
    </div>
  );
}
