import type { StaffToday } from "@riwaq/contracts/views/today";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../../components/ui/card.tsx";
import { QueryView } from "../../../../../components/ui/query-view.tsx";
import { paths } from "../../../../../config/paths.ts";
import { useLanguage } from "../../../../../i18n/use-language.ts";
import { formatNumber, formatTime } from "../../../../../lib/format.ts";
import { useCity } from "../../../../../lib/use-city.ts";
import { useCurrentMinute } from "../../../../../lib/use-current-minute.ts";
import { countNow, hoursAround, SHOWN_HOURS, watchedIn } from "../../model/live-day.ts";
import { staffTodayQuery } from "../../queries.ts";
import { LiveLine } from "./live-line.tsx";
import { LiveList } from "./live-list.tsx";

type StepsProps = { moved: number; onMove: (hours: number) => void };

function HourSteps({ moved, onMove }: StepsProps) {
  const { t } = useTranslation("dashboard");
  const step = SHOWN_HOURS - 1;
  return (
    <div className="flex items-center gap-1">
      {moved !== 0 && (
        <Button variant="ghost" size="sm" onClick={() => onMove(0)}>
          {t("staff.now.back")}
        </Button>
      )}
      <Button
        variant="ghost"
        size="icon"
        aria-label={t("staff.now.earlier")}
        onClick={() => onMove(moved - step)}
      >
        <ChevronLeft aria-hidden className="flip-rtl" />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={t("staff.now.later")}
        onClick={() => onMove(moved + step)}
      >
        <ChevronRight aria-hidden className="flip-rtl" />
      </Button>
    </div>
  );
}

function Nothing({ day, fromMs }: { day: StaffToday; fromMs: number }) {
  const { t } = useTranslation("dashboard");
  const { language } = useLanguage();
  const next = day.teachers
    .flatMap(({ lessons }) => lessons)
    .filter(({ starts_at, status }) => status !== "Cancelled" && Date.parse(starts_at) >= fromMs)
    .map(({ starts_at }) => starts_at)
    .toSorted()[0];
  return (
    <p className="border-t border-line pt-4 text-ink-muted">
      {next === undefined
        ? t("staff.now.noMore")
        : t("staff.now.next", { time: formatTime(next, language, day.time_zone) })}
    </p>
  );
}

function Watched({ day, moved }: { day: StaffToday; moved: number }) {
  const nowMs = useCurrentMinute();
  const hours = hoursAround(nowMs, moved);
  const teachers = watchedIn(day.teachers, hours, nowMs);
  const of = { date: day.date, timeZone: day.time_zone };
  if (teachers.length === 0) return <Nothing day={day} fromMs={hours.fromMs} />;
  return (
    <div className="max-h-112 overflow-y-auto">
      <div className="max-sm:hidden">
        <LiveLine teachers={teachers} hours={hours} nowMs={nowMs} day={of} />
      </div>
      <div className="sm:hidden">
        <LiveList teachers={teachers} day={of} />
      </div>
    </div>
  );
}

function Count({ day }: { day: StaffToday }) {
  const { t } = useTranslation("dashboard");
  const { language } = useLanguage();
  const { underWay, running } = countNow(day.teachers, useCurrentMinute());
  const number = formatNumber(underWay, language);
  return (
    <p role="status" className="text-sm text-ink-muted">
      {underWay === 0
        ? t("staff.now.none")
        : `${t("staff.now.lessons", { count: underWay, number })} · ${t("staff.now.running", { count: running, number: formatNumber(running, language) })}`}
    </p>
  );
}

/** Who teaches now, who is in and who is late; it moves with what happens, and with the minute. */
export function LiveDay() {
  const { t } = useTranslation(["dashboard", "lessons"]);
  const cityOf = useCity();
  const query = useQuery(staffTodayQuery);
  const [moved, setMoved] = useState(0);
  const { data } = query;
  return (
    <Card aria-labelledby="live-day" className="self-start">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <div>
          <CardTitle id="live-day">{t("staff.now.title")}</CardTitle>
          {data && <Count day={data} />}
        </div>
        <HourSteps moved={moved} onMove={setMoved} />
      </div>
      <QueryView query={query}>{(day) => <Watched day={day} moved={moved} />}</QueryView>
      {data && (
        <p className="mt-3 flex flex-wrap justify-between gap-x-4 text-sm text-ink-muted">
          <span>{t("staff.now.clock", { city: cityOf(data.time_zone) })}</span>
          <Link
            to={paths.allLessons}
            className="text-primary underline underline-offset-4 hover:text-primary-hover"
          >
            {t("staff.now.all")}
          </Link>
        </p>
      )}
    </Card>
  );
}
