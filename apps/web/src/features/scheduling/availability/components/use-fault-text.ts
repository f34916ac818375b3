import { useTranslation } from "react-i18next";

import type { WeekFault } from "../model/week-faults.ts";

export function useFaultText() {
  const { t } = useTranslation(["availability", "errors"]);
  return (fault: WeekFault) => {
    if (fault.kind === "overlap") return t("overlap", { start: fault.start, end: fault.end });
    return t(`errors:slot_${fault.kind}`);
  };
}
