import type { Outcome } from "@riwaq/contracts/scheduling/outcomes";
import { useTranslation } from "react-i18next";

/** How a lesson ended, in words: what it was, then the minutes that were lost. Wants the namespace `sessions`. */
export function useOutcomeWords() {
  const { t } = useTranslation("sessions");
  return ({ kind, ...said }: Outcome): string => {
    const { teacher_late_min: teacherLate, pupil_late_min: pupilLate } = said;
    return [
      t(`outcome.kind.${kind}`),
      ...(said.lost_by ? [t(`outcome.lost.${said.lost_by}`, { count: said.lost_min })] : []),
      ...(teacherLate > 0 ? [t("outcome.late.teacher", { count: teacherLate })] : []),
      ...(pupilLate > 0 ? [t("outcome.late.pupil", { count: pupilLate })] : []),
    ].join(" · ");
  };
}
