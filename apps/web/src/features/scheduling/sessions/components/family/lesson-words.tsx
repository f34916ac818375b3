import type { SessionKind } from "@riwaq/contracts/scheduling/bookings";
import type { Session } from "@riwaq/contracts/scheduling/sessions";
import { useTranslation } from "react-i18next";

import {
  otherZoneOf,
  type SessionReader,
} from "../../../../../components/lessons/session-reader.ts";
import { useCity } from "../../../../../components/lessons/use-city.ts";
import { Badge } from "../../../../../components/ui/badge.tsx";
import { useLanguage } from "../../../../../i18n/use-language.ts";
import { formatDate, formatNames, formatTime, formatWeekday } from "../../../../../lib/format.ts";
import type { NameOf } from "../../model/short-names.ts";

/** A trial or a make-up; that a lesson comes every week is told elsewhere. */
export function SpecialKind({ kind }: { kind: SessionKind }) {
  const { t } = useTranslation("lessons");
  if (kind !== "trial" && kind !== "make_up") return null;
  return <Badge tone={kind === "trial" ? "blue" : "yellow"}>{t(`kind.${kind}`)}</Badge>;
}

type LessonProps = { session: Session; reader: SessionReader };

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
export function OtherClock({ session, reader }: LessonProps) {
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

export type WhoseProps = LessonProps & {
  /** There are several children: each line says whose it is. */
  isOneOfMany: boolean;
  nameOf: NameOf;
};

/** Whose lesson it is, where that is not plain: of several children, or with others; and its hour there. */
export function WhoseAndWhere({ isOneOfMany, nameOf, ...lesson }: WhoseProps) {
  const { language } = useLanguage();
  const { students_names, time_zone } = lesson.session;
  const isSaid = isOneOfMany || students_names.length > 1;
  const isElsewhere = otherZoneOf(lesson.session, lesson.reader) !== time_zone;
  return (
    <>
      {isSaid && formatNames(students_names.map(nameOf), language)}
      {isSaid && isElsewhere && " · "}
      <OtherClock {...lesson} />
    </>
  );
}
