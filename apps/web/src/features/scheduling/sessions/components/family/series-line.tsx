import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import { LessonTitle } from "../../../../../components/lessons/lesson-words.tsx";
import { useLanguage } from "../../../../../i18n/use-language.ts";
import { cn } from "../../../../../lib/cn.ts";
import { formatDayAndMonth, formatList, formatTime } from "../../../../../lib/format.ts";
import type { LessonSeries } from "../../model/lesson-weeks.ts";
import { ComingLine, type LinesProps } from "./coming-line.tsx";
import { WhoseAndWhere, type WhoseProps } from "./lesson-words.tsx";
import { LineFrame } from "./line-frame.tsx";

type SeriesLineProps = LinesProps & { series: LessonSeries };

type WhoseOfSeries = Omit<WhoseProps, "session"> & { series: LessonSeries };

/** "Tuesday and Thursday, 17:00 Salma · Lecture" */
function Title({ series: { days, lessons } }: Pick<SeriesLineProps, "series">) {
  const { t } = useTranslation("sessions");
  const { language } = useLanguage();
  const [first] = lessons;
  const names = days.map((day) => t(`family.days.${day}`));
  const time = formatTime(first.starts_at, language, first.time_zone);
  return (
    <>
      <span className="sr-only">{t("family.every")}</span>{" "}
      <span className="font-semibold">
        {t("family.weekly", { days: formatList(names, language), time })}
      </span>{" "}
      <LessonTitle session={first} />
      <span className="sr-only">, {first.students_names.join(" · ")}</span>
    </>
  );
}

function Details({ series: { lessons }, ...whose }: WhoseOfSeries) {
  const { t } = useTranslation("sessions");
  const { language } = useLanguage();
  const [first] = lessons;
  const date = formatDayAndMonth(lessons.at(-1)?.date ?? first.date, language);
  return (
    <>
      <WhoseAndWhere session={first} {...whose} />
      <span className="block">{t("family.remaining", { count: lessons.length, date })}</span>
    </>
  );
}

/** What goes on week after week is one line, which opens. */
export function SeriesLine({ series, ...lines }: SeriesLineProps) {
  const { t } = useTranslation("sessions");
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  const { reader, isOneOfMany, nameOf } = lines;
  const chevron = (
    <ChevronDown
      aria-hidden
      strokeWidth={1.75}
      className={cn("size-5 text-ink-muted transition-transform", isOpen && "rotate-180")}
    />
  );
  return (
    <li>
      <LineFrame
        day={<span className="text-ink-muted">{t("family.every")}</span>}
        button={{
          "aria-expanded": isOpen,
          "aria-controls": listId,
          onClick: () => setIsOpen(!isOpen),
          children: <Title series={series} />,
        }}
        details={<Details {...{ series, reader, isOneOfMany, nameOf }} />}
        sign={chevron}
      />
      <ul
        id={listId}
        hidden={!isOpen}
        className="mb-3 divide-y divide-line border-s-2 border-line ps-4"
      >
        {isOpen &&
          series.lessons.map((session) => (
            <ComingLine key={session.id} session={session} hasMonth {...lines} />
          ))}
      </ul>
    </li>
  );
}
