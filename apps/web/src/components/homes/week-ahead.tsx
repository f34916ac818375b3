import type { Session } from "@riwaq/contracts/scheduling/sessions";
import { groupBy } from "@riwaq/domain/group-by";
import { toWall } from "@riwaq/domain/time/zone";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { paths } from "../../config/paths.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { cn } from "../../lib/cn.ts";
import { formatDayOfWeek, formatNames, formatTime } from "../../lib/format.ts";
import { useCity } from "../../lib/use-city.ts";
import { useCurrentMinute } from "../../lib/use-current-minute.ts";
import { JoinButton } from "../lessons/join-button.tsx";
import { joinDoorOf } from "../lessons/join-door.ts";
import { LessonTitle, OtherClock } from "../lessons/lesson-words.tsx";
import type { SessionReader } from "../lessons/session-reader.ts";
import { SessionStatusBadge } from "../lessons/session-status-badge.tsx";
import { Button } from "../ui/button.tsx";

type LineProps = {
  session: Session;
  reader: SessionReader;
  /** Several pupils are read about: each line says whose it is. */
  isOneOfMany: boolean;
};

/** What is at the end of a line: that it is not to be, or the way in. */
function Sign({ session }: { session: Session }) {
  const { state } = joinDoorOf(session, useCurrentMinute());
  if (state === "open") return <JoinButton session={session} isBrief />;
  return session.status === "Scheduled" ? null : <SessionStatusBadge status={session.status} />;
}

function Line({ session, reader, isOneOfMany }: LineProps) {
  const { language } = useLanguage();
  const { id, starts_at, time_zone, status, students_names, programme } = session;
  const names = formatNames(students_names, language);
  const isTaught = reader === "T";
  const isSaid = !isTaught && (isOneOfMany || students_names.length > 1);
  return (
    <li className="relative flex items-center justify-between gap-3 py-2">
      <div className="min-w-0">
        <Link
          to={paths.sessions}
          search={{ lesson: id }}
          className={cn(
            "rounded-sm after:absolute after:inset-0",
            status === "Cancelled" && "text-ink-muted line-through decoration-1",
          )}
        >
          <bdi className="font-semibold tabular-nums">
            {formatTime(starts_at, language, time_zone)}
          </bdi>{" "}
          {isTaught ? (
            <>
              {names}
              {programme && ` · ${programme[language]}`}
            </>
          ) : (
            <LessonTitle session={session} />
          )}
        </Link>
        <p className="text-sm text-ink-muted">
          {isSaid && <>{names} · </>}
          <OtherClock session={session} reader={reader} />
        </p>
      </div>
      <div className="shrink-0 [&_button]:relative [&_button]:z-10">
        <Sign session={session} />
      </div>
    </li>
  );
}

type WeekAheadProps = Omit<LineProps, "session"> & {
  /** The earliest first. */
  sessions: readonly Session[];
  /** Whose clock its hours are of, said once. */
  zone: string;
  title: string;
  none: string;
  /** Beside the way to all lessons. */
  children?: ReactNode;
};

/** The coming days, each with its lessons on both clocks; a line opens its lesson. Wants the namespaces of a home. */
export function WeekAhead({ sessions, zone, title, none, children, ...line }: WeekAheadProps) {
  const { t } = useTranslation(["homes", "sessions"]);
  const { language } = useLanguage();
  const city = useCity();
  const today = toWall(useCurrentMinute(), zone).date;
  const days = [...groupBy(sessions, ({ date }) => date)];
  return (
    <section aria-label={title}>
      <div className="flex flex-wrap items-baseline gap-x-3 border-b border-line pb-1.5">
        <h2 className="text-xl!">{title}</h2>
        <p className="text-sm text-ink-muted">{t("sessions:week.clock", { city: city(zone) })}</p>
      </div>
      {days.length === 0 && <p className="py-4 text-ink-muted">{none}</p>}
      <ol className="divide-y divide-line">
        {days.map(([date, lessons]) => (
          <li
            key={date}
            className="grid grid-cols-[4.75rem_minmax(0,1fr)] gap-x-3 py-1.5 sm:grid-cols-[7rem_minmax(0,1fr)]"
          >
            <h3 className="py-2 text-base leading-normal font-medium first-letter:uppercase">
              {date === today ? t("week.today") : formatDayOfWeek(date, language, "short")}
            </h3>
            <ul>
              {lessons.map((session) => (
                <Line key={session.id} session={session} {...line} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button asChild variant="outline">
          <Link to={paths.sessions}>{t("week.all")}</Link>
        </Button>
        {children}
      </div>
    </section>
  );
}
