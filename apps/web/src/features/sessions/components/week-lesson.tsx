import type { Session } from "@riwaq/contracts/sessions";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/use-language.ts";
import { cn } from "../../../lib/cn.ts";
import { formatTime } from "../../../lib/format.ts";
import { SessionStatusIcon } from "./session-status-badge.tsx";

type WeekLessonProps = {
  session: Session;
  /** In the list of days there is room for the hour at which it ends, and for the word of its status. */
  isRow: boolean;
};

function useHours({ starts_at, ends_at, time_zone }: Session, isRow: boolean) {
  const { t } = useTranslation("lessons");
  const { language } = useLanguage();
  const start = formatTime(starts_at, language, time_zone);
  return isRow
    ? t("clock.fromTo", { start, end: formatTime(ends_at, language, time_zone) })
    : start;
}

/** A lesson in the week: when, with whom, and its status as a sign and a word beside the colour. */
export function WeekLesson({ session, isRow }: WeekLessonProps) {
  const { t } = useTranslation("sessions");
  const { status, students_names } = session;
  const names = cn(
    "block truncate font-semibold",
    status === "Cancelled" && "line-through decoration-1",
  );
  return (
    <span
      className={cn(
        "flex w-full min-w-0 gap-1 text-start",
        isRow ? "py-1" : "text-xs leading-tight",
      )}
    >
      <SessionStatusIcon status={status} />
      <span className="min-w-0 grow">
        <span className="block tabular-nums">
          <bdi>{useHours(session, isRow)}</bdi>
        </span>
        {students_names.map((name) => (
          <span key={name} className={names}>
            <bdi>{name}</bdi>
          </span>
        ))}
        <span className={isRow ? "text-sm" : "sr-only"}>{t(`status.${status}`)}</span>
      </span>
    </span>
  );
}
