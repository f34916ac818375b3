import type { Session, SessionDetails } from "@riwaq/contracts/sessions";
import { useTranslation } from "react-i18next";

import { Names } from "../../../components/lessons/names.tsx";
import { SessionClocks } from "../../../components/lessons/session-clocks.tsx";
import type { SessionReader } from "../../../components/lessons/session-reader.ts";
import { SessionStatusBadge } from "../../../components/lessons/session-status-badge.tsx";
import { FactList } from "../../../components/ui/fact-list.tsx";
import type { Fact } from "../../../components/ui/fact-list.tsx";
import { useLanguage } from "../../../i18n/use-language.ts";
import { formatDate, formatTime } from "../../../lib/format.ts";
import { SessionKind } from "./session-kind.tsx";

type SessionFactsProps = {
  session: Session;
  /** Undefined until it is loaded. */
  joins: SessionDetails["joins"] | undefined;
  reader: SessionReader;
};

function MeetingLink({ link }: { link: string | null }) {
  const { t } = useTranslation("sessions");
  if (!link) return t("details.noLink");
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

function Status({ session }: { session: Session }) {
  const { t } = useTranslation("sessions");
  const { cancelled_by, proposed_status } = session;
  return (
    <>
      <SessionStatusBadge status={session.status} />
      {cancelled_by && (
        <p className="mt-1 text-sm text-ink-muted">{t(`cancelledBy.${cancelled_by}`)}</p>
      )}
      {proposed_status && (
        <p className="mt-1 text-sm text-ink-muted">{t(`proposed.${proposed_status}`)}</p>
      )}
    </>
  );
}

type JoinsProps = { joins: SessionDetails["joins"]; zone: string };

function Joins({ joins, zone }: JoinsProps) {
  const { t } = useTranslation("sessions");
  const { language } = useLanguage();
  if (joins.length === 0) return t("details.nobody");
  return (
    <ul>
      {joins.map(({ name, at }) => (
        <li key={`${name} ${at}`}>
          <bdi>{name}</bdi> · <bdi>{formatTime(at, language, zone)}</bdi>
        </li>
      ))}
    </ul>
  );
}

function useFacts({ session, joins, reader }: SessionFactsProps): Fact[] {
  const { t } = useTranslation("sessions");
  const { language } = useLanguage();
  const { starts_at, time_zone: zone, programme, kind } = session;
  const isPast = session.status !== "Scheduled" && session.status !== "Cancelled";
  return [
    { label: t("details.students"), value: <Names names={session.students_names} /> },
    ...(reader === "T"
      ? []
      : [{ label: t("details.teacher"), value: <bdi>{session.teacher_name}</bdi> }]),
    ...(programme ? [{ label: t("details.programme"), value: programme[language] }] : []),
    { label: t("details.date"), value: <bdi>{formatDate(starts_at, language, zone)}</bdi> },
    {
      label: t("details.hours"),
      value: <SessionClocks session={session} reader={reader} isStacked className="items-end" />,
    },
    ...(kind === "single"
      ? []
      : [{ label: t("details.kind"), value: <SessionKind kind={kind} /> }]),
    { label: t("details.status"), value: <Status session={session} /> },
    ...(isPast && joins
      ? [{ label: t("details.joins"), value: <Joins joins={joins} zone={zone} /> }]
      : []),
    { label: t("details.link"), value: <MeetingLink link={session.zoom_meeting_link} /> },
  ];
}

/** What is known of one lesson. */
export function SessionFacts(props: SessionFactsProps) {
  return <FactList facts={useFacts(props)} />;
}
