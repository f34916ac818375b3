import { LESSON_SIDES } from "@riwaq/domain/scheduling/outcomes/outcome";
import { useTranslation } from "react-i18next";

import { FormField } from "../../../../components/ui/form-field.tsx";
import { Textarea } from "../../../../components/ui/input.tsx";
import { RadioChips } from "../../../../components/ui/radio-chips.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { useFields } from "../../../../lib/use-app-form.ts";
import type { OutcomeValues } from "../model/outcome-values.ts";

const minutes = { setValueAs: (text: string | number) => (text === "" ? 0 : Number(text)) };
const anyMinutes = {
  setValueAs: (text: string | number | undefined) =>
    text === "" || text === undefined ? undefined : Number(text),
};

type LostFieldsProps = {
  side: OutcomeValues["lost_by"] | null;
  onSide: (side: (typeof LESSON_SIDES)[number]) => void;
};

/** How many minutes were lost, and on whose side. */
export function LostFields({ side, onSide }: LostFieldsProps) {
  const { t } = useTranslation("sessions");
  const field = useFields<OutcomeValues>();
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <TextField
        label={t("outcome.lostMin")}
        type="number"
        min={0}
        inputMode="numeric"
        {...field("lost_min", minutes)}
      />
      <RadioChips
        legend={t("outcome.lostBy")}
        value={side ?? ""}
        onChoose={(chosen) => chosen !== "" && onSide(chosen)}
        choices={LESSON_SIDES.map((value) => ({ value, label: t(`outcome.side.${value}`) }))}
      />
    </div>
  );
}

/** How late each side came. */
export function LateFields() {
  const { t } = useTranslation("sessions");
  const field = useFields<OutcomeValues>();
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {LESSON_SIDES.map((side) => (
        <TextField
          key={side}
          label={t(`outcome.lateMin.${side}`)}
          type="number"
          min={0}
          inputMode="numeric"
          {...field(`${side}_late_min`, anyMinutes)}
        />
      ))}
    </div>
  );
}

/** Why it is said otherwise, in one's own words. */
export function Reason({ isRequired }: { isRequired: boolean }) {
  const { t } = useTranslation("sessions");
  const { errors, ...reason } = useFields<OutcomeValues>()("reason");
  return (
    <FormField
      label={t("outcome.reason")}
      hint={t("outcome.reasonHint")}
      isOptional={!isRequired}
      errors={errors}
    >
      {(control) => (
        <Textarea {...control} {...reason} required={isRequired} rows={2} maxLength={500} />
      )}
    </FormField>
  );
}
