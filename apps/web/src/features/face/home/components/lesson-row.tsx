import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatLongDate, formatTime } from "../../../../lib/format.ts";
import { FAMILY_ZONE } from "../model/example-week.ts";
import type { ExampleLesson } from "../model/example-week.ts";

function TwoClocks({ lesson }: { lesson: ExampleLesson }) {
  const { t } = useTranslation("home");
  const { language } = useLanguage();
  return (
    <dl className="grid gap-x-2 gap-y-4 min-[22.5rem]:grid-cols-2 sm:w-76 sm:shrink-0">
      {lesson.clocks.map(({ place, timeZone, minuteOfDay }) => (
        <div key={place} className="relative flex min-h-11 flex-col-reverse justify-center ps-13">
          <dt className="text-sm text-ink-muted">{t(`week.${place}`)}</dt>
          <dd className="font-display text-lg leading-tight whitespace-nowrap tabular-nums">
            <span
              className={`absolute inset-y-0 start-0 flex items-center ${place === "family" ? "text-primary" : "text-accent"}`}
            >
              <ClockFace minuteOfDay={minuteOfDay} />
            </span>
            {formatTime(lesson.instant, language, timeZone)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type LessonRowProps = { lesson: ExampleLesson; isThisWeek: boolean };

/** One lesson in both places; without a present week it says what holds in most. */
export function LessonRow({ lesson, isThisWeek }: LessonRowProps) {
  const { t } = useTranslation("home");
  const { language } = useLanguage();
  const day = isThisWeek
    ? formatLongDate(lesson.instant, language, FAMILY_ZONE)
    : t(`week.lessons.${lesson.id}.day`);
  return (
    <li className="flex flex-col justify-between gap-x-6 gap-y-4 border-t border-line py-5 sm:flex-row sm:items-center">
      <div>
        <p className="text-sm text-ink-muted first-letter:uppercase">{day}</p>
        <h3 className="mt-0.5">{t(`week.lessons.${lesson.id}.title`)}</h3>
        <p className="text-sm text-ink-muted">{t("week.minutes", { minutes: lesson.minutes })}</p>
      </div>
      <TwoClocks lesson={lesson} />
    </li>
  );
}

/** A drawn clock; the hour itself stands beside it. */
function ClockFace({ minuteOfDay }: { minuteOfDay: number }) {
  return (
    <svg
      viewBox="0 0 40 40"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      aria-hidden
      className="size-11 shrink-0"
    >
      <circle cx="20" cy="20" r="18" />
      <path d="M20 5v1M35 20h-1M20 35v-1M5 20h1" strokeOpacity="0.6" />
      <path d="M20 20V11.500" transform={`rotate(${minuteOfDay / 2} 20 20)`} />
      <path d="M20 20V7" transform={`rotate(${(minuteOfDay % 60) * 6} 20 20)`} />
    </svg>
  );
}
