import { useTranslation } from "react-i18next";

import { TextField } from "../../../../components/ui/text-field.tsx";
import { isolated } from "../../../../lib/format.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { useFields } from "../../../../lib/use-app-form.ts";
import { useCity } from "../../../../lib/use-city.ts";
import type { ChoiceValues } from "../model/choice-values.ts";
import { SwitchRow } from "./switch-list.tsx";

type QuietFieldsProps = {
  isQuiet: boolean;
  onQuiet: (isQuiet: boolean) => void;
};

/** When nothing rings, on the clock of the reader. */
export function QuietFields({ isQuiet, onQuiet }: QuietFieldsProps) {
  const { t } = useTranslation("notifications");
  const city = useCity();
  const zone = useReaderZone();
  const field = useFields<ChoiceValues>();
  return (
    <section>
      <SwitchRow
        label={t("choices.quiet")}
        hint={t("choices.quietHint", { zone: zone ? isolated(city(zone)) : "…" })}
        isOn={isQuiet}
        onChange={onQuiet}
      />
      {isQuiet && (
        <div className="mt-2 grid max-w-sm grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-4">
          <TextField type="time" required label={t("choices.quietFrom")} {...field("quiet_from")} />
          <TextField type="time" required label={t("choices.quietTo")} {...field("quiet_to")} />
        </div>
      )}
    </section>
  );
}
