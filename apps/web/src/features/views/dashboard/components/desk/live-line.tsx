import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { PersonLink } from "../../../../../components/people/person-link.tsx";
import { paths } from "../../../../../config/paths.ts";
import { useLanguage } from "../../../../../i18n/use-language.ts";
import { cn } from "../../../../../lib/cn.ts";
import { formatNames, formatTime } from "../../../../../lib/format.ts";
import {
  type Hours,
  type WatchedLesson,
  type WatchedTeacher,
  hourMarks,
  placeIn,
} from "../../model/live-day.ts";
import { LIVE_LOOK } from "./live-look.tsx";

type LineProps = {
  teachers: readonly WatchedTeacher[];
  hours: Hours;
  nowMs: number;
  day: { date: string; timeZone: string };
};

type BarProps = Pick<LineProps, "hours" | "day"> & {
  lesson: WatchedLesson;
  teacher: string;
  /** Where the next lesson begins: so far its names may reach, beyond its bar. */
  nextMs: number;
};

function Bar({ lesson, teacher, nextMs, hours, day }: BarProps) {
  const { t } = useTranslation("dashboard");
  const { language } = useLanguage();
  const { Icon, tone, ink } = LIVE_LOOK[lesson.state];
  const place = (atMs: number) => placeIn(hours, atMs);
  const start = place(lesson.startsAtMs);
  const [length, room] = [place(lesson.endsAtMs) - start, place(nextMs) - start];
  const names = formatNames(lesson.students_names, language);
  const time = formatTime(lesson.startsAtMs, language, day.timeZone);
  const words = `${time} · ${names} · ${t(`staff.now.states.${lesson.state}`)}`;
  return (
    <li
      className="absolute inset-y-1.5"
      style={{ insetInlineStart: `${start}%`, width: `${room}%` }}
    >
      <Link
        to={paths.allLessons}
        search={{ on: day.date, teacher }}
        title={words}
        aria-label={words}
        className="relative flex h-full items-center gap-1.5 overflow-hidden px-1.5 font-semibold whitespace-nowrap"
      >
        <span
          aria-hidden
          className={cn("absolute inset-y-0 start-0 rounded-md", tone)}
          style={{ width: `calc(${(length / room) * 100}% - 2px)` }}
        />
        <Icon aria-hidden strokeWidth={2} className={cn("relative size-4 shrink-0", ink)} />
        <span dir="auto" className={cn("relative truncate", ink)}>
          {names}
        </span>
      </Link>
    </li>
  );
}

const ROW = "grid grid-cols-[9.5rem_minmax(0,1fr)]";

function Ruler({ hours, day }: Pick<LineProps, "hours" | "day">) {
  const { language } = useLanguage();
  return (
    <div aria-hidden className={cn(ROW, "h-7 text-ink-muted tabular-nums")}>
      <span className="relative col-start-2">
        {hourMarks(hours)
          .slice(0, -1)
          .map((at) => (
            <bdi
              key={at}
              className="absolute"
              style={{ insetInlineStart: `${placeIn(hours, at)}%` }}
            >
              {formatTime(at, language, day.timeZone)}
            </bdi>
          ))}
      </span>
    </div>
  );
}

/** Each teacher's lessons as bars over the hours of the institute's clock, with a line where the present minute is. */
export function LiveLine({ teachers, hours, nowMs, day }: LineProps) {
  const isNowOnShow = hours.fromMs <= nowMs && nowMs < hours.untilMs;
  return (
    <div className="relative text-sm">
      <Ruler hours={hours} day={day} />
      <ul className="divide-y divide-line border-t border-line">
        {teachers.map(({ id, name, lessons }) => (
          <li key={id} className={cn(ROW, "min-h-12 items-center")}>
            <span dir="auto" className="truncate pe-3 text-start">
              <PersonLink id={id} name={name} />
            </span>
            <ul className="relative h-full">
              {lessons.map((lesson, index) => (
                <Bar
                  key={lesson.id}
                  lesson={lesson}
                  teacher={id}
                  nextMs={lessons[index + 1]?.startsAtMs ?? hours.untilMs}
                  hours={hours}
                  day={day}
                />
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {isNowOnShow && (
        <div
          aria-hidden
          className="pointer-events-none absolute start-[9.5rem] end-0 top-7 bottom-0"
        >
          <span
            className="absolute inset-y-0 w-0.5 bg-danger"
            style={{ insetInlineStart: `${placeIn(hours, nowMs)}%` }}
          />
        </div>
      )}
    </div>
  );
}
