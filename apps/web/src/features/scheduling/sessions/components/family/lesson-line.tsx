import type { Session } from "@riwaq/contracts/scheduling/sessions";
import type { ReactNode } from "react";

import { LessonTitle } from "../../../../../components/lessons/lesson-words.tsx";
import { useLanguage } from "../../../../../i18n/use-language.ts";
import {
  formatDayOfMonth,
  formatDayOfWeek,
  formatLongDate,
  formatTime,
} from "../../../../../lib/format.ts";
import { WhoseAndWhere, type WhoseProps } from "./lesson-words.tsx";
import { LineFrame } from "./line-frame.tsx";

type LessonLineProps = WhoseProps & {
  /** Where no week is named above it. */
  hasMonth?: boolean;
  onOpen: () => void;
  sign?: ReactNode;
  children?: ReactNode;
};

/** The day within its week; those who do not see the week hear the month. */
function Day({ session: { date }, hasMonth }: { session: Session; hasMonth: boolean }) {
  const { language } = useLanguage();
  if (hasMonth) return formatDayOfMonth(date, language);
  return (
    <>
      <span className="sm:hidden">{formatDayOfWeek(date, language, "short")}</span>
      <span className="hidden sm:inline">{formatDayOfWeek(date, language, "long")}</span>
    </>
  );
}

/** "Wednesday 25, 16:30 · Salma · Lecture" and whose it is: the whole line opens it. */
export function LessonLine(props: LessonLineProps) {
  const { hasMonth = false, onOpen, sign, children, ...whose } = props;
  const { session } = whose;
  const { language } = useLanguage();
  const { starts_at, time_zone, status, students_names } = session;
  const isCancelled = status === "Cancelled";
  const title = (
    <>
      <span className="sr-only">{formatLongDate(starts_at, language, time_zone)}</span>{" "}
      <bdi className="font-semibold tabular-nums">{formatTime(starts_at, language, time_zone)}</bdi>{" "}
      <LessonTitle session={session} />
      <span className="sr-only">, {students_names.join(" · ")}</span>
    </>
  );
  return (
    <li>
      <LineFrame
        day={<Day session={session} hasMonth={hasMonth} />}
        button={{
          onClick: onOpen,
          children: title,
          ...(isCancelled && { className: "text-ink-muted line-through decoration-1" }),
        }}
        details={<WhoseAndWhere {...whose} />}
        sign={sign}
      >
        {children}
      </LineFrame>
    </li>
  );
}
