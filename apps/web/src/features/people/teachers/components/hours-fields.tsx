import { useTranslation } from "react-i18next";

import { TextField } from "../../../../components/ui/text-field.tsx";
import { useFields } from "../../../../lib/use-app-form.ts";
import type { TeachingValues } from "../model/teaching-values.ts";

const NUMBERS = ["years_of_experience", "minimum_notice_hours", "buffer_minutes"] as const;

/** How long somebody has taught, and how they want to be booked. */
export function HoursFields() {
  const { t } = useTranslation("teachers");
  const field = useFields<TeachingValues>();
  return (
    <div className="grid gap-5 sm:grid-cols-3">
      {NUMBERS.map((name) => (
        <TextField
          key={name}
          label={t(`own.${name}`)}
          hint={t(`own.${name}Hint`)}
          type="number"
          inputMode="numeric"
          min={0}
          {...field(name, { valueAsNumber: true })}
        />
      ))}
    </div>
  );
}
