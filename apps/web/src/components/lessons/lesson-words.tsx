import type { Session } from "@riwaq/contracts/scheduling/sessions";

import { useLanguage } from "../../i18n/use-language.ts";
import { formatDate, formatTime, formatWeekday } from "../../lib/format.ts";
import { useCity } from "../../lib/use-city.ts";
import { otherZoneOf, type SessionReader } from "./session-reader.ts";

export type ReadLesson = { session: Session; reader: SessionReader };

/** "Salma Hegazy · Lecture" */
export function LessonTitle({ session: { teacher_name, programme } }: { session: Session }) {
  const { language } = useLanguage();
  return (
    <>
      <bdi>{teacher_name}</bdi>
      {programme && ` · ${programme[language]}`}
    </>
  );
}

/** "17:30 Cairo": the other side's clock, with its weekday where it is another day there. */
export function OtherClock({ session, reader }: ReadLesson) {
  const { language } = useLanguage();
  const city = useCity();
  const { starts_at, time_zone } = session;
  const other = otherZoneOf(session, reader);
  if (other === time_zone) return null;
  const isSameDay =
    formatDate(starts_at, language, time_zone) === formatDate(starts_at, language, other);
  return (
    <span className="whitespace-nowrap">
      {!isSameDay && `${formatWeekday(starts_at, language, other)} `}
      <bdi className="tabular-nums">{formatTime(starts_at, language, other)}</bdi>{" "}
      <bdi>{city(other)}</bdi>
    </span>
  );
}
