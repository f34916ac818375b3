import { useTranslation } from "react-i18next";

import { useCity } from "../../../../components/lessons/use-city.ts";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import type { ChoiceValues } from "../model/choice-values.ts";
import { SwitchRow } from "./switch-list.tsx";

type QuietFieldsProps = {
  values: ChoiceValues;
  errors: readonly string[];
  onChange: (values: ChoiceValues) => void;
};

/** When nothing rings, on the clock of the reader. */
export function QuietFields({ values, errors, onChange }: QuietFieldsProps) {
  const { t } = useTranslation("notifications");
  const city = useCity();
  const zone = useReaderZone();
  return (
    <section>
      <SwitchRow
        label={t("choices.quiet")}
        hint={t("choices.quietHint", { zone: zone ? `\u2068${city(zone)}\u2069` : "…" })}
        isOn={values.isQuiet}
        onChange={(isQuiet) => onChange({ ...values, isQuiet })}
      />
      {values.isQuiet && (
        <div className="mt-2 grid max-w-sm grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-4">
          <TextField
            type="time"
            required
            label={t("choices.quietFrom")}
            value={values.quietFrom}
            onChange={({ target }) => onChange({ ...values, quietFrom: target.value })}
          />
          <TextField
            type="time"
            required
            label={t("choices.quietTo")}
            value={values.quietTo}
            errors={errors}
            onChange={({ target }) => onChange({ ...values, quietTo: target.value })}
          />
        </div>
      )}
    </section>
  );
}
