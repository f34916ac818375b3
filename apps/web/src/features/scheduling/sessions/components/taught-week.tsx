import type { Session } from "@riwaq/contracts/scheduling/sessions";
import { toWall } from "@riwaq/domain/time/zone";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Card } from "../../../../components/ui/card.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { cn } from "../../../../lib/cn.ts";
import { formatDayOfWeek, formatLongDate } from "../../../../lib/format.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { useCity } from "../../../../lib/use-city.ts";
import { useCurrentMinute } from "../../../../lib/use-current-minute.ts";
import { shownWeek } from "../model/shown-week.ts";
import { GivenAway } from "./given-away.tsx";
import { TaughtLine } from "./taught-line.tsx";

type DayProps = {
  date: string;
  /** How many lessons are held on it. */
  count: number;
  isChosen: boolean;
  isToday: boolean;
  onChoose: () => void;
};

function Day({ date, count, isChosen, isToday, onChoose }: DayProps) {
  const { t } = useTranslation("sessions");
  const { language } = useLanguage();
  const [weekday, number] = formatDayOfWeek(date, language, "short").split(" ");
  const full = formatLongDate(`${date}T00:00:00Z`, language, "UTC");
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-current={isToday ? "date" : undefined}
      onClick={onChoose}
      className={cn(
        "flex min-h-16 min-w-0 flex-col items-center justify-center rounded-md border py-1.5",
        isChosen ? "border-primary bg-success-soft" : "border-transparent hover:bg-paper-deep",
      )}
    >
      <span className="sr-only">{t("taught.day", { date: full, count })}</span>
      <span aria-hidden className="max-w-full truncate text-xs text-ink-muted">
        {weekday}
      </span>
      <span
        aria-hidden
        className={cn("font-display text-lg leading-tight", isToday && "text-primary")}
      >
        {number}
      </span>
      <span aria-hidden className="text-xs font-semibold tabular-nums">
        {count > 0 ? count : "–"}
      </span>
    </button>
  );
}

const isHeld = ({ status }: Session) => status !== "Cancelled";

type TaughtWeekProps = { sessions: readonly Session[] };

function Week({ sessions, zone }: TaughtWeekProps & { zone: string }) {
  const { t } = useTranslation("sessions");
  const { language } = useLanguage();
  const city = useCity();
  const now = useCurrentMinute();
  const today = toWall(now, zone).date;
  const [chosen, setChosen] = useState<string>();
  const { dates } = shownWeek({ now, zone, language, week: 0 });
  const shown = chosen && dates.includes(chosen) ? chosen : today;
  const on = (date: string) => sessions.filter((session) => session.date === date);
  const lessons = on(shown).toSorted((a, b) => a.starts_at.localeCompare(b.starts_at));
  const title = formatLongDate(`${shown}T00:00:00Z`, language, "UTC");
  return (
    <Card aria-label={t("taught.title")} className="mb-8 p-4! sm:p-6!">
      <div role="group" aria-label={t("taught.week")} className="grid grid-cols-7 gap-1 sm:gap-2">
        {dates.map((date) => (
          <Day
            key={date}
            date={date}
            count={on(date).filter(isHeld).length}
            isChosen={date === shown}
            isToday={date === today}
            onChoose={() => setChosen(date)}
          />
        ))}
      </div>
      <div className="mt-5 flex flex-wrap items-baseline gap-x-3">
        <h2 className="text-xl! first-letter:uppercase">
          {shown === today ? t("family.today", { date: title }) : title}
        </h2>
        <p className="text-sm text-ink-muted">{t("week.clock", { city: city(zone) })}</p>
      </div>
      {lessons.length === 0 ? (
        <p className="mt-2 text-ink-muted">{t("taught.none")}</p>
      ) : (
        <ul className="mt-1 divide-y divide-line">
          {lessons.map((session) => (
            <TaughtLine key={session.id} session={session} />
          ))}
        </ul>
      )}
      <GivenAway dates={[shown]} zone={zone} />
    </Card>
  );
}

/** A teacher's day and week, before the list of everything. */
export function TaughtWeek({ sessions }: TaughtWeekProps) {
  const zone = useReaderZone();
  return zone && sessions.length > 0 ? <Week sessions={sessions} zone={zone} /> : null;
}
