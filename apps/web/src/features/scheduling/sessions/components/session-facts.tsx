import type { SessionKind as Kind } from "@riwaq/contracts/scheduling/bookings";
import type { Session, SessionDetails } from "@riwaq/contracts/scheduling/sessions";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { TaughtBy } from "../../../../components/lessons/cover/instead-of.tsx";
import { joinDoorOf } from "../../../../components/lessons/join-door.ts";
import { SessionClocks } from "../../../../components/lessons/session-clocks.tsx";
import type { SessionReader } from "../../../../components/lessons/session-reader.ts";
import { SessionStatusBadge } from "../../../../components/lessons/session-status-badge.tsx";
import { PersonLink } from "../../../../components/people/person-link.tsx";
import { TermsLink } from "../../../../components/terms/terms-link.tsx";
import { Badge } from "../../../../components/ui/badge.tsx";
import type { Fact } from "../../../../components/ui/fact-list.tsx";
import { FactList } from "../../../../components/ui/fact-list.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatLessonDate, formatTime } from "../../../../lib/format.ts";
import { useCurrentMinute } from "../../../../lib/use-current-minute.ts";
import { LessonPresence, LessonPupils } from "./session-people.tsx";

/** What is not an ordinary lesson says so. */
export function SessionKind({ kind }: { kind: Kind }) {
  const { t } = useTranslation("lessons");
  return kind === "single" ? null : (
    <Badge tone={kind === "series" ? "neutral" : "yellow"}>{t(`kind.${kind}`)}</Badge>
  );
}

type SessionFactsProps = {
  session: Session;
  /** Undefined until it is loaded. */
  presence: SessionDetails["presence"] | undefined;
  reader: SessionReader;
};

function MeetingLink({ link }: { link: string }) {
  const { t } = useTranslation("sessions");
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      className="break-all text-info underline underline-offset-4"
    >
      <bdi>{link}</bdi>
      <span className="sr-only"> {t("newTab")}</span>
    </a>
  );
}

/** A family can come in once the door is open; before, there is only to say when that is. */
function useLinkValue({ session, reader }: SessionFactsProps): ReactNode {
  const { t } = useTranslation("sessions");
  const { language } = useLanguage();
  const { zoom_meeting_link: link, time_zone: zone } = session;
  const { state, opensAtMs } = joinDoorOf(session, useCurrentMinute());
  const isBefore = state === "early" && reader !== "T" && reader !== "A";
  if (link && !isBefore) return <MeetingLink link={link} />;
  if (reader === "A" || state === "over") return null;
  if (reader === "T") return t("details.noLink");
  if (state === "open") return null;
  return t("joinOpens", { time: formatTime(opensAtMs, language, zone) });
}

/** A lesson is over the moment it ends, whether or not anybody has said how. */
function Status({ session }: { session: Session }) {
  const { t } = useTranslation("sessions");
  const { cancelled_by, status } = session;
  const isOver = joinDoorOf(session, useCurrentMinute()).state === "over";
  const isUnsaid = isOver && (status === "Scheduled" || status === "Joined");
  return (
    <>
      {isUnsaid ? (
        <Badge tone="yellow">{t("question.open")}</Badge>
      ) : (
        <SessionStatusBadge status={session.status} />
      )}
      {cancelled_by && (
        <p className="mt-1 text-sm text-ink-muted">{t(`cancelledBy.${cancelled_by}`)}</p>
      )}
      {cancelled_by === "holiday" && <TermsLink section="holidays" />}
    </>
  );
}

function useFacts(props: SessionFactsProps): Fact[] {
  const { session, presence, reader } = props;
  const link = useLinkValue(props);
  const { t } = useTranslation(["sessions", "lessons"]);
  const { language } = useLanguage();
  const { starts_at, time_zone: zone, programme, kind } = session;
  const isOver = joinDoorOf(session, useCurrentMinute()).state === "over";
  const isPast = session.status !== "Scheduled" && session.status !== "Cancelled";
  return [
    {
      label: t("details.students", { count: session.students_names.length }),
      value: <LessonPupils session={session} reader={reader} />,
    },
    ...(reader === "T"
      ? []
      : [
          {
            label: t(`lessons:teacher.${session.teacher_gender ?? "M"}`),
            value:
              reader === "A" ? (
                <PersonLink id={session.teacher_id} name={session.teacher_name} />
              ) : (
                <TaughtBy session={session} />
              ),
          },
        ]),
    ...(programme ? [{ label: t("details.programme"), value: programme[language] }] : []),
    { label: t("details.date"), value: <bdi>{formatLessonDate(starts_at, language, zone)}</bdi> },
    {
      label: t("details.hours"),
      value: <SessionClocks session={session} reader={reader} isStacked className="items-end" />,
    },
    ...(kind === "single"
      ? []
      : [{ label: t("details.kind"), value: <SessionKind kind={kind} /> }]),
    { label: t("details.status"), value: <Status session={session} /> },
    ...(isPast && presence
      ? [
          {
            label: t("details.joins"),
            value: <LessonPresence presence={presence} zone={zone} isOver={isOver} />,
          },
        ]
      : []),
    ...(link === null ? [] : [{ label: t("details.link"), value: link }]),
  ];
}

/** What is known of one lesson. */
export function SessionFacts(props: SessionFactsProps) {
  return <FactList facts={useFacts(props)} />;
}
