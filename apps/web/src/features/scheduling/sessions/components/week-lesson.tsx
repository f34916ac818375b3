import type { Session } from "@riwaq/contracts/scheduling/sessions";
import { useTranslation } from "react-i18next";

import { useInsteadOf } from "../../../../components/lessons/cover/instead-of.tsx";
import { SessionClocks } from "../../../../components/lessons/session-clocks.tsx";
import { otherZoneOf, type SessionReader } from "../../../../components/lessons/session-reader.ts";
import { SessionStatusIcon } from "../../../../components/lessons/session-status-badge.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { cn } from "../../../../lib/cn.ts";
import { formatTime } from "../../../../lib/format.ts";
import { useCity } from "../../../../lib/use-city.ts";

type WeekLessonProps = {
  session: Session;
  reader: SessionReader;
  /** In the list of days there is room for the hour at which it ends, and for the word of its status. */
  isRow: boolean;
};

type LessonProps = Omit<WeekLessonProps, "isRow">;

const namesClass = ({ status }: Session) =>
  cn("block truncate font-semibold", status === "Cancelled" && "line-through decoration-1");

function Names({ session }: { session: Session }) {
  return session.students_names.map((name) => (
    <span key={name} className={namesClass(session)}>
      <bdi>{name}</bdi>
    </span>
  ));
}

/** The calendar hands the colour of the lesson on as a variable. */
function Row({ session, reader }: LessonProps) {
  const { t } = useTranslation("sessions");
  const instead = useInsteadOf(session.id);
  return (
    <span className="flex w-full min-w-0 gap-2.5 py-1 text-start">
      <span className="mt-0.5 text-(--fc-event-color)">
        <SessionStatusIcon status={session.status} />
      </span>
      <span className="min-w-0 grow">
        <SessionClocks session={session} reader={reader} />
        <Names session={session} />
        {instead && <span className="block text-sm">{instead}</span>}
        <span className="block text-sm">{t(`status.${session.status}`)}</span>
      </span>
    </span>
  );
}

/** The reader's city stands above the week; the other clock comes last, where the least is lost. */
function Box({ session, reader }: LessonProps) {
  const { t } = useTranslation("sessions");
  const { language } = useLanguage();
  const city = useCity();
  const { starts_at, status, time_zone } = session;
  const otherZone = otherZoneOf(session, reader);
  const instead = useInsteadOf(session.id);
  return (
    <span className="flex w-full min-w-0 gap-1 text-start text-xs leading-tight">
      <SessionStatusIcon status={status} />
      <span className="min-w-0 grow">
        <bdi className="block tabular-nums">{formatTime(starts_at, language, time_zone)}</bdi>
        <Names session={session} />
        {instead && <span className="block truncate">{instead}</span>}
        {otherZone !== time_zone && (
          <span className="block truncate">
            <bdi className="tabular-nums">{formatTime(starts_at, language, otherZone)}</bdi>{" "}
            <bdi>{city(otherZone)}</bdi>
          </span>
        )}
        <span className="sr-only">{t(`status.${status}`)}</span>
      </span>
    </span>
  );
}

/** A lesson in the week: when on both clocks, with whom, and its status as a sign and a word beside the colour. */
export function WeekLesson({ isRow, ...lesson }: WeekLessonProps) {
  return isRow ? <Row {...lesson} /> : <Box {...lesson} />;
}
