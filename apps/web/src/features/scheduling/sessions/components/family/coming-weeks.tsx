import type { Session } from "@riwaq/contracts/scheduling/sessions";
import { toWall } from "@riwaq/domain/time/zone";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../../i18n/use-language.ts";
import { formatDayAndMonth } from "../../../../../lib/format.ts";
import { useCity } from "../../../../../lib/use-city.ts";
import { useCurrentMinute } from "../../../../../lib/use-current-minute.ts";
import { firstDayOf, weekOf } from "../../../../../lib/week-slots.ts";
import { type LessonWeek, layOut } from "../../model/lesson-weeks.ts";
import { ComingLine, type LinesProps } from "./coming-line.tsx";
import { SeriesLine } from "./series-line.tsx";

type ComingWeeksProps = LinesProps & { lessons: readonly Session[]; zone: string };

type PartProps = { title: string; zone: string; children: ReactNode };

/** A part of the list, and whose clock its hours are of. */
export function ListPart({ title, zone, children }: PartProps) {
  const { t } = useTranslation("sessions");
  const city = useCity();
  return (
    <section aria-label={title} className="mt-8">
      <div className="flex flex-wrap items-baseline gap-x-3 border-b border-line pb-1.5">
        <h2 className="text-xl!">{title}</h2>
        <p className="text-sm text-ink-muted">{t("week.clock", { city: city(zone) })}</p>
      </div>
      {children}
    </section>
  );
}

/** This week and the next lesson by lesson, what goes on after them line by line of series, and what is none. */
export function ComingWeeks({ lessons, zone, ...lines }: ComingWeeksProps) {
  const { t } = useTranslation("sessions");
  const { language } = useLanguage();
  const today = toWall(useCurrentMinute(), zone).date;
  const firstDay = firstDayOf(language);
  const { near, series, far } = layOut(lessons, { today, firstDay });
  const [thisWeek] = weekOf(today, firstDay);
  const weekPart = ({ firstDate, lessons: ofWeek }: LessonWeek) => (
    <ListPart
      key={firstDate}
      zone={zone}
      title={
        firstDate === thisWeek
          ? t("family.thisWeek")
          : t("family.weekOf", { date: formatDayAndMonth(firstDate, language) })
      }
    >
      <ul className="divide-y divide-line">
        {ofWeek.map((session) => (
          <ComingLine key={session.id} session={session} {...lines} />
        ))}
      </ul>
    </ListPart>
  );
  return (
    <>
      {near.map(weekPart)}
      {series.length > 0 && (
        <ListPart title={t("family.later")} zone={zone}>
          <ul className="divide-y divide-line">
            {series.map((one) => (
              <SeriesLine key={one.key} series={one} {...lines} />
            ))}
          </ul>
        </ListPart>
      )}
      {far.map(weekPart)}
    </>
  );
}
