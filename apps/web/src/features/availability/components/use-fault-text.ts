import { useTranslation } from "react-i18next";

import { isolated } from "../model/isolated.ts";
import type { WeekFault } from "../model/week-faults.ts";

export function useFaultText() {
  const { t } = useTranslation(["availability", "errors"]);
  return (fault: WeekFault) => {
    if (fault.kind === "overlap") return t("overlap", { start: fault.start, end: fault.end });
    if (fault.kind !== "taken") return t(`errors:slot_${fault.kind}`);
    return fault.student === null
      ? t("takenFaultUnnamed")
      : t("takenFault", { student: isolated(fault.student) });
  };
}
