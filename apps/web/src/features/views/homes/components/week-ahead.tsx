import type { Session } from "@riwaq/contracts/scheduling/sessions";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { SessionClocks } from "../../../../components/lessons/session-clocks.tsx";
import { SessionStatusBadge } from "../../../../components/lessons/session-status-badge.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatDayOfMonth, formatWeekday } from "../../../../lib/format.ts";
import { LessonProgramme } from "./lesson-programme.tsx";

function Row({ session }: { session: Session }) {
  const { language } = useLanguage();
  const { starts_at, time_zone, date, status } = session;
  return (
    <li className="grid grid-cols-[minmax(5.5rem,auto)_minmax(0,1fr)] gap-x-4 py-3">
      <span>
        <span className="block font-semibold first-letter:uppercase">
          {formatWeekday(starts_at, language, time_zone)}
        </span>
        <span className="text-sm text-ink-muted">{formatDayOfMonth(date, language)}</span>
      </span>
      <span>
        <SessionClocks session={session} reader="S" isStacked className="font-semibold" />
        <span className="text-sm text-ink-muted">
          <LessonProgramme session={session} />
        </span>
        {status !== "Scheduled" && (
          <span className="mt-1.5 block">
            <SessionStatusBadge status={status} />
          </span>
        )}
      </span>
    </li>
  );
}

/** The coming seven days, one lesson a line. */
export function WeekAhead({ sessions }: { sessions: readonly Session[] }) {
  const { t } = useTranslation("homes");
  return (
    <Card className="p-5! sm:p-6!">
      <CardTitle>{t("week.title")}</CardTitle>
      {sessions.length === 0 ? (
        <p className="mt-2 text-ink-muted">{t("week.none")}</p>
      ) : (
        <ul className="mt-1 divide-y divide-line">
          {sessions.map((session) => (
            <Row key={session.id} session={session} />
          ))}
        </ul>
      )}
      <Button asChild variant="outline" className="mt-4">
        <Link to={paths.sessions}>{t("week.all")}</Link>
      </Button>
    </Card>
  );
}
