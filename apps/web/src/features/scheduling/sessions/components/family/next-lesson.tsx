import type { ComingLesson } from "@riwaq/contracts/scheduling/sessions";
import { DAY_MS, civilDateMs } from "@riwaq/domain/time/civil-date";
import { toWall } from "@riwaq/domain/time/zone";
import { useTranslation } from "react-i18next";

import { LessonAbsence } from "../../../../../components/lessons/absence/lesson-absence.tsx";
import { LessonDoor } from "../../../../../components/lessons/lesson-door.tsx";
import { SessionClocks } from "../../../../../components/lessons/session-clocks.tsx";
import {
  otherZoneOf,
  type SessionReader,
} from "../../../../../components/lessons/session-reader.ts";
import { Button } from "../../../../../components/ui/button.tsx";
import { useLanguage } from "../../../../../i18n/use-language.ts";
import {
  formatAhead,
  formatLongDate,
  formatMonth,
  formatNames,
} from "../../../../../lib/format.ts";
import { useCurrentMinute } from "../../../../../lib/use-current-minute.ts";
import type { NameOf } from "../../model/short-names.ts";
import { timeAhead } from "../../model/time-ahead.ts";
import { NoticeMeter } from "../notice-meter.tsx";
import { SpecialKind } from "./lesson-words.tsx";

type NextLessonProps = {
  lesson: ComingLesson;
  reader: SessionReader;
  nameOf: NameOf;
  onOpen: () => void;
};

function useDaysAhead({ date, time_zone }: ComingLesson, nowMs: number) {
  const today = toWall(nowMs, time_zone).date;
  return Math.round(((civilDateMs(date) ?? 0) - (civilDateMs(today) ?? 0)) / DAY_MS);
}

/** "Today, Sunday 22 November"; further ahead the date alone. */
function useDayWords(lesson: ComingLesson, days: number) {
  const { t } = useTranslation("sessions");
  const { language } = useLanguage();
  const date = formatLongDate(lesson.starts_at, language, lesson.time_zone);
  if (days === 0) return t("family.today", { date });
  return days === 1 ? t("family.tomorrow", { date }) : date;
}

/** "In 5 h 46 min", "in 3 days", "Under way": minute by minute. */
function useCountdown({ starts_at }: ComingLesson, nowMs: number, days: number) {
  const { t } = useTranslation("sessions");
  const { language } = useLanguage();
  const ahead = timeAhead(Date.parse(starts_at), nowMs, days);
  if (!ahead) return t("family.ahead.begun");
  if ("days" in ahead) return formatAhead(ahead.days, "day", language);
  const hours = t("family.ahead.hours", { count: ahead.hours });
  const minutes = t("family.ahead.minutes", { count: ahead.minutes });
  if (ahead.hours === 0) return t("family.ahead.one", { length: minutes });
  if (ahead.minutes === 0) return t("family.ahead.one", { length: hours });
  return t("family.ahead.both", { hours, minutes });
}

function Who({ lesson, reader, nameOf }: Omit<NextLessonProps, "onOpen">) {
  const { t } = useTranslation("sessions");
  const { language } = useLanguage();
  const { students_names, programme, teacher_name, kind } = lesson;
  // Who learns alone knows whose it is.
  const isSaid = reader === "P" || students_names.length > 1;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-muted">
      <span>
        {isSaid && formatNames(students_names.map(nameOf), language)}
        {isSaid && " · "}
        {programme && `${programme[language]} · `}
        {t("family.with")} <bdi>{teacher_name}</bdi>
      </span>
      <SpecialKind kind={kind} />
    </p>
  );
}

/** What is used of the month's make-ups, where cancelling would use one. */
function useMonthUse({ if_cancelled, kind }: ComingLesson) {
  const { t } = useTranslation("sessions");
  const { language } = useLanguage();
  if (!if_cancelled || kind === "trial") return null;
  const { used_before: count, limit } = if_cancelled;
  const month = formatMonth(if_cancelled.month, language);
  return t("decision.used", { count, limit, month });
}

/** A family's first answer: when, on both clocks, with whom, what cancelling would cost, and the door. */
export function NextLesson({ lesson, reader, nameOf, onOpen }: NextLessonProps) {
  const { t } = useTranslation(["sessions", "common"]);
  const nowMs = useCurrentMinute();
  const days = useDaysAhead(lesson, nowMs);
  const used = useMonthUse(lesson);
  const zones = { readerZone: lesson.time_zone, otherZone: otherZoneOf(lesson, reader) };
  return (
    <section
      aria-label={t("family.nextLesson")}
      className="grid gap-x-10 gap-y-4 rounded-md border border-line bg-surface p-5 sm:p-7 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:items-center"
    >
      <div>
        <p className="text-sm text-ink-muted first-letter:uppercase">{useDayWords(lesson, days)}</p>
        <h2 className="mt-1 text-3xl! text-primary first-letter:uppercase">
          {useCountdown(lesson, nowMs, days)}
        </h2>
        <p className="mt-2 text-lg font-semibold">
          <SessionClocks session={lesson} reader={reader} />
        </p>
        <Who lesson={lesson} reader={reader} nameOf={nameOf} />
      </div>
      <div className="space-y-4">
        {lesson.meter && (
          <NoticeMeter meter={lesson.meter} isBrief {...zones}>
            {used}
          </NoticeMeter>
        )}
        <LessonAbsence session={lesson} reader={reader} />
        <div className="flex gap-2.5">
          <LessonDoor lesson={lesson} nowMs={nowMs} />
          <Button variant="outline" className="min-h-13" onClick={onOpen}>
            {t(nowMs < Date.parse(lesson.starts_at) ? "family.change" : "common:actions.view")}
          </Button>
        </div>
      </div>
    </section>
  );
}
