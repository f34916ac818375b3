import type { Grade } from "@riwaq/contracts/learning/reports";
import { Circle, Sprout, Star } from "lucide-react";
import { useTranslation } from "react-i18next";

import { ToneRadios } from "./tone-radios.tsx";

const CHOICES = [
  { value: "Excellent", tone: "green", Icon: Star },
  { value: "Good", tone: "blue", Icon: Circle },
  { value: "Average", tone: "yellow", Icon: Sprout },
] as const;

type GradeFieldProps = {
  value: Grade | null;
  onChange: (value: Grade) => void;
  errors: readonly string[] | undefined;
};

export function GradeField({ value, onChange, errors }: GradeFieldProps) {
  const { t } = useTranslation("reports");
  return (
    <ToneRadios
      legend={t("form.grade")}
      choices={CHOICES.map((choice) => ({ ...choice, label: t(`grades.${choice.value}`) }))}
      value={value}
      onChoose={onChange}
      errors={errors}
    />
  );
}
