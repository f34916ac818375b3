import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Badge } from "../../../../../components/ui/badge.tsx";
import { paths } from "../../../../../config/paths.ts";
import { useLanguage } from "../../../../../i18n/use-language.ts";
import { cn } from "../../../../../lib/cn.ts";
import { formatNames, formatTime } from "../../../../../lib/format.ts";
import type { WatchedTeacher } from "../../model/live-day.ts";
import { LIVE_LOOK } from "./live-look.tsx";

type ListProps = {
  teachers: readonly WatchedTeacher[];
  day: { date: string; timeZone: string };
};

/** The same on a phone: a line for each lesson, the teachers in the same order. */
export function LiveList({ teachers, day }: ListProps) {
  const { t } = useTranslation("dashboard");
  const { language } = useLanguage();
  const lines = teachers.flatMap(({ id, name, lessons }) =>
    lessons
      .filter(({ state }) => state !== "over" && state !== "cancelled")
      .map((lesson) => ({ ...lesson, teacher: { id, name } })),
  );
  return (
    <ul className="divide-y divide-line border-t border-line">
      {lines.map(({ id, teacher, state, startsAtMs, students_names }) => {
        const { Icon, tone, ink } = LIVE_LOOK[state];
        return (
          <li key={id}>
            <Link
              to={paths.allLessons}
              search={{ on: day.date, teacher: teacher.id }}
              className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5"
            >
              <span className="min-w-0">
                <bdi className="me-2 font-semibold tabular-nums">
                  {formatTime(startsAtMs, language, day.timeZone)}
                </bdi>
                <bdi>{teacher.name}</bdi>
                <span className="block text-sm text-ink-muted">
                  {formatNames(students_names, language)}
                </span>
              </span>
              <Badge className={cn(tone, ink)}>
                <Icon aria-hidden className="size-4" />
                {t(`staff.now.states.${state}`)}
              </Badge>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
