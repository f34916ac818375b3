import type { Report, ReportForm } from "@riwaq/contracts/reports";
import { useTranslation } from "react-i18next";

import { useCity } from "../../../components/lessons/use-city.ts";
import { useLanguage } from "../../../i18n/use-language.ts";
import { formatLongDate, formatTime } from "../../../lib/format.ts";
import { useReaderZone } from "../../../lib/use-reader-zone.ts";

type LessonLineProps = {
  lesson: Pick<Report | ReportForm, "programme" | "starts_at" | "ends_at">;
};

/** Which lesson: "Tajweed   Tuesday 24 November, 18:00–19:00 Paris". */
export function LessonLine({ lesson }: LessonLineProps) {
  const { t } = useTranslation("lessons");
  const { language } = useLanguage();
  const city = useCity();
  const zone = useReaderZone();
  return (
    <p className="flex flex-wrap gap-x-4 text-ink-muted">
      {lesson.programme && <bdi>{lesson.programme[language]}</bdi>}
      {zone && (
        <span>
          <bdi>{formatLongDate(lesson.starts_at, language, zone)}</bdi> ·{" "}
          <bdi>
            {t("clock.fromTo", {
              start: formatTime(lesson.starts_at, language, zone),
              end: formatTime(lesson.ends_at, language, zone),
            })}
          </bdi>{" "}
          <bdi>{city(zone)}</bdi>
        </span>
      )}
    </p>
  );
}
