import { SCHOLARSHIP_POINTS } from "@riwaq/domain/billing/scholarships";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { RadioChips } from "../../../../components/ui/radio-chips.tsx";

/** Half of the price, or all of it. */
export function ShareField() {
  const { t } = useTranslation("scholarships");
  const { field } = useController({ name: "basis_points" });
  return (
    <RadioChips
      legend={t("grant.share")}
      choices={SCHOLARSHIP_POINTS.map((value) => ({ value, label: t(`share.${value}`) }))}
      value={field.value}
      onChoose={field.onChange}
    />
  );
}
