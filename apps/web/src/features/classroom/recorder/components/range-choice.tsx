import { pageOf } from "@riwaq/domain/learning/mushaf/divisions";
import { type Place, placeNumber } from "@riwaq/domain/learning/quran/places";
import { SURA_NAMES } from "@riwaq/domain/learning/quran/sura-names";
import { type RecordedRange, ayatOn, endsFrom } from "@riwaq/domain/learning/recitations/range";
import { useTranslation } from "react-i18next";

import { FormField } from "../../../../components/ui/form-field.tsx";
import { Select } from "../../../../components/ui/select.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";

type EndProps = {
  label: string;
  page: number;
  ayat: readonly Place[];
  value: Place;
  onChange: (next: Place) => void;
};

/** Where the page has several suras, or the aya is of another one, it is told with its own; of another page, with that. */
function RangeEnd({ label, page, ayat, value, onChange }: EndProps) {
  const { t } = useTranslation("mushaf");
  const { language } = useLanguage();
  const suras = new Set(ayatOn(page).map(({ sura }) => sura));
  const nameOf = (place: Place) => {
    const number = formatNumber(place.aya, language);
    const sura = SURA_NAMES[place.sura - 1]?.[language] ?? "";
    const isPlain = suras.size === 1 && suras.has(place.sura);
    const name = isPlain ? number : `${sura} ${number}`;
    const on = pageOf(place);
    return on === page ? name : `${name} · ${t("page.short", { page: on })}`;
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

/** From one aya of the page to another, or to one of the next pages. */
export function RangeChoice({ page, range: { from, to }, onChange }: RangeChoiceProps) {
  const { t } = useTranslation("recitations");
  const isAfter = (a: Place, b: Place) => placeNumber(a) > placeNumber(b);
  return (
    <div className="grid grid-cols-2 gap-3">
      <RangeEnd
        label={t("recorder.from")}
        page={page}
        ayat={ayatOn(page)}
        value={from}
        onChange={(next) => onChange({ from: next, to: isAfter(next, to) ? next : to })}
      />
      <RangeEnd
        label={t("recorder.to")}
        page={page}
        ayat={endsFrom(page).filter((one) => !isAfter(from, one))}
        value={to}
        onChange={(next) => onChange({ from, to: next })}
      />
    </div>
  );
}
