import { PERIODIC_TEXT_MAX } from "@riwaq/contracts/learning/periodic-reports";
import type { PeriodicText } from "@riwaq/contracts/learning/periodic-reports";
import { useTranslation } from "react-i18next";

import { FormField } from "../../../../components/ui/form-field.tsx";
import { Textarea } from "../../../../components/ui/input.tsx";
import { PARTS } from "../model/report-faults.ts";
import type { Faults, Part } from "../model/report-faults.ts";

type PeriodicFieldsProps = {
  values: PeriodicText;
  faults: Faults;
  onChange: (part: Part, text: string) => void;
};

export function PeriodicFields({ values, faults, onChange }: PeriodicFieldsProps) {
  const { t } = useTranslation("reports");
  return PARTS.map((part) => (
    <FormField
      key={part}
      label={t(`periodic.parts.${part}`)}
      hint={t(`periodic.hints.${part}`)}
      isOptional={part !== "summary"}
      errors={faults[part]}
    >
      {(control) => (
        <Textarea
          {...control}
          maxLength={PERIODIC_TEXT_MAX}
          value={values[part]}
          onChange={(event) => onChange(part, event.target.value)}
        />
      )}
    </FormField>
  ));
}
