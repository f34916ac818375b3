import type { AvailabilityException } from "@riwaq/contracts/scheduling/availability";
import { useTranslation } from "react-i18next";

import { Badge } from "../../../../components/ui/badge.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatDateSpan, formatTimeSpan } from "../../../../lib/format.ts";
import { wholeDaysOf } from "../model/exception-values.ts";
import { DeleteException } from "./delete-exception.tsx";
import { LessonsInside } from "./lessons-inside.tsx";

type ExceptionCardProps = { exception: AvailabilityException; zone: string };

export function ExceptionCard({ exception, zone }: ExceptionCardProps) {
  const { t } = useTranslation("availability");
  const { kind, note, lessons } = exception;
  const when = useExceptionWhen(exception, zone);
  return (
    <li className="space-y-3 rounded-md border border-line bg-surface p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 space-y-1">
          <Badge tone={kind === "time_off" ? "yellow" : "green"}>
            {t(`exceptions.kind.${kind}`)}
          </Badge>
          <p className="font-semibold">{when}</p>
          {note !== "" && (
            <p dir="auto" className="text-ink-muted wrap-anywhere">
              {note}
            </p>
          )}
        </div>
        <DeleteException exception={exception} when={when} />
      </div>
      {lessons.length > 0 && <LessonsInside lessons={lessons} zone={zone} />}
    </li>
  );
}

/** From when to when, by the teacher's clock; whole days without their midnights. */
function useExceptionWhen(exception: AvailabilityException, zone: string) {
  const { t } = useTranslation("availability");
  const { language } = useLanguage();
  const days = wholeDaysOf(exception, zone);
  return days
    ? t("exceptions.allDay", { dates: formatDateSpan(days.from, days.to, language) })
    : formatTimeSpan(exception.starts_at, exception.ends_at, language, zone);
}
