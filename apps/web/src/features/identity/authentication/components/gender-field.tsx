import { useTranslation } from "react-i18next";

import { RadioCards } from "../../../../components/ui/radio-cards.tsx";
import type { FieldProps } from "../../../../lib/use-app-form.ts";

const GENDERS = ["F", "M"] as const;

export function GenderField(field: FieldProps) {
  const { t } = useTranslation("auth");
  const options = GENDERS.map((value) => ({ value, label: t(`fields.genders.${value}`) }));
  return <RadioCards legend={t("fields.gender")} options={options} {...field} />;
}
