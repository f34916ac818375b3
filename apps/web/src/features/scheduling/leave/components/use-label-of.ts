import type { LeaveLesson } from "@riwaq/contracts/scheduling/cover";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatLessonMoment, formatNames } from "../../../../lib/format.ts";

/** What a button does, and to which of the lessons on the page. */
export function useLabelOf({ students, starts_at }: LeaveLesson, zone: string) {
  const { t } = useTranslation("leave");
  const { language } = useLanguage();
  return (action: string) =>
    t("lesson.of", {
      action,
      students: formatNames(students, language),
      at: formatLessonMoment(starts_at, language, zone),
    });
}
