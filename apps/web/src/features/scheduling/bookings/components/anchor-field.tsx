import { useTranslation } from "react-i18next";

import { RadioChips } from "../../../../components/ui/radio-chips.tsx";
import { useCity } from "../../../../lib/use-city.ts";

export type Anchor = "family" | "teacher";

type AnchorFieldProps = {
  familyZone: string;
  teacherZone: string;
  value: Anchor;
  onChoose: (anchor: Anchor) => void;
};

/** On whose wall the hours of a series stay when the clocks change; there is nothing to ask where both are one. */
export function AnchorField({ familyZone, teacherZone, value, onChoose }: AnchorFieldProps) {
  const { t } = useTranslation("booking");
  const cityOf = useCity();
  if (familyZone === teacherZone) return null;
  const [family, teacher] = [cityOf(familyZone), cityOf(teacherZone)];
  const [held, other] = value === "family" ? [family, teacher] : [teacher, family];
  return (
    <div className="space-y-2">
      <RadioChips<Anchor>
        legend={t("anchor.legend")}
        choices={[
          { value: "family", label: t("anchor.city", { city: family }) },
          { value: "teacher", label: t("anchor.city", { city: teacher }) },
        ]}
        value={value}
        onChoose={onChoose}
      />
      <p className="measure text-sm text-ink-muted">{t("anchor.text", { held, other })}</p>
    </div>
  );
}
