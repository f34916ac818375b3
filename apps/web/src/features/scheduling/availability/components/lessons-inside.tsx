import type { AvailabilityException } from "@riwaq/contracts/scheduling/availability";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatLongDate, formatTime } from "../../../../lib/format.ts";

const SHOWN = 5;

type LessonsInsideProps = { lessons: AvailabilityException["lessons"]; zone: string };

/** What is booked in time off stays booked: people decide what becomes of it. */
export function LessonsInside({ lessons, zone }: LessonsInsideProps) {
  const { t } = useTranslation("availability");
  const { language } = useLanguage();
  const hidden = lessons.length - SHOWN;
  return (
    <div className="rounded-md bg-accent-soft p-4 text-on-accent-soft">
      <p className="font-semibold">{t("exceptions.lessons", { count: lessons.length })}</p>
      <ul className="mt-1 list-disc ps-5">
        {lessons.slice(0, SHOWN).map(({ id, starts_at, students_names }) => (
          <li key={id}>
            {formatLongDate(starts_at, language, zone)}
            {" · "}
            <bdi className="tabular-nums">{formatTime(starts_at, language, zone)}</bdi>
            {students_names.map((name) => (
              <span key={name}>
                {" · "}
                <bdi>{name}</bdi>
              </span>
            ))}
          </li>
        ))}
        {hidden > 0 && <li>{t("exceptions.more", { count: hidden })}</li>}
      </ul>
      <Button asChild variant="outline" className="mt-3">
        <Link to={paths.sessions}>{t("exceptions.sessions")}</Link>
      </Button>
    </div>
  );
}
