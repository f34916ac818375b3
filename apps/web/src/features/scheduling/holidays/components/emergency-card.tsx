import type { MakeUp } from "@riwaq/contracts/scheduling/bookings";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatLongDate, formatTime } from "../../../../lib/format.ts";
import { useCity } from "../../../../lib/use-city.ts";
import { ReviewButton } from "./review-button.tsx";

export function EmergencyCard({ makeUp, zone }: { makeUp: MakeUp; zone: string }) {
  const { t } = useTranslation("staff");
  const { language } = useLanguage();
  const city = useCity();
  const { student_name, teacher_name, cancelled_starts_at: at, length_minutes, reason } = makeUp;
  return (
    <li className="rounded-md border border-line bg-surface p-5 sm:p-6">
      <article aria-label={student_name}>
        <h3 className="text-xl wrap-anywhere">
          <bdi>{student_name}</bdi>
        </h3>
        <p>
          {t("emergencies.with")} <bdi>{teacher_name}</bdi>
        </p>
        <p className="text-ink-muted">
          {t("emergencies.lesson", {
            day: formatLongDate(at, language, zone),
            time: formatTime(at, language, zone),
            city: city(zone),
            count: length_minutes,
          })}
        </p>
        {reason === "" ? (
          <p className="mt-3 text-ink-muted">{t("emergencies.noReason")}</p>
        ) : (
          <blockquote
            dir="auto"
            className="mt-3 rounded-md bg-paper-deep p-4 wrap-anywhere whitespace-pre-wrap"
          >
            {reason}
          </blockquote>
        )}
        <div className="mt-4 flex flex-wrap gap-2">
          <ReviewButton makeUp={makeUp} decision="owed" />
          <ReviewButton makeUp={makeUp} decision="refused" />
        </div>
      </article>
    </li>
  );
}
