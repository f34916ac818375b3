import { STAFF_RIGHTS, type StaffRight } from "@riwaq/contracts/roles";
import { useId } from "react";
import { useTranslation } from "react-i18next";

import { Checkbox } from "../../../../components/ui/checkbox.tsx";

type RightsFieldProps = {
  chosen: readonly StaffRight[];
  onChange: (chosen: StaffRight[]) => void;
};

/** Each right with what it opens, in their fixed order. */
export function RightsField({ chosen, onChange }: RightsFieldProps) {
  const { t } = useTranslation(["staff", "common"]);
  const id = useId();
  const toggle = (right: StaffRight) =>
    onChange(STAFF_RIGHTS.filter((one) => chosen.includes(one) !== (one === right)));
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{t("rights.legend")}</legend>
      <div className="divide-y divide-line rounded-md border border-line">
        {STAFF_RIGHTS.map((right) => (
          <div key={right} className="flex items-start gap-3 px-4 py-3">
            <Checkbox
              id={`${id}-${right}`}
              aria-describedby={`${id}-${right}-about`}
              checked={chosen.includes(right)}
              onCheckedChange={() => toggle(right)}
            />
            <div className="grow">
              <label htmlFor={`${id}-${right}`} className="block cursor-pointer font-semibold">
                {t(`common:rights.names.${right}`)}
              </label>
              <p id={`${id}-${right}-about`} className="text-sm text-ink-muted">
                {t(`rights.about.${right}`)}
              </p>
            </div>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
