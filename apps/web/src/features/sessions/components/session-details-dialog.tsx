import type { Session } from "@riwaq/contracts/sessions";
import { isJoinable } from "@riwaq/domain/sessions/status";
import { useTranslation } from "react-i18next";

import { Button } from "../../../components/ui/button.tsx";
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogTrigger,
} from "../../../components/ui/dialog.tsx";
import { FactList } from "../../../components/ui/fact-list.tsx";
import type { Fact } from "../../../components/ui/fact-list.tsx";
import { useLanguage } from "../../../i18n/use-language.ts";
import { formatDate, formatTime } from "../../../lib/format.ts";
import { cityOf } from "../../../lib/zone-city.ts";
import type { SessionReader } from "../model/session-reader.ts";
import { JoinLink } from "./join-link.tsx";
import { Names } from "./names.tsx";
import { SessionStatusBadge } from "./session-status-badge.tsx";

type SessionDetailsProps = { session: Session; reader: SessionReader };

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

function useFacts({ session, reader }: SessionDetailsProps): Fact[] {
  const { t } = useTranslation("sessions");
  const { language } = useLanguage();
  const { starts_at, ends_at, time_zone: zone } = session;
  const teacher = { label: t("details.teacher"), value: <bdi>{session.teacher_name}</bdi> };
  return [
    { label: t("details.students"), value: <Names names={session.students_names} /> },
    ...(reader === "T" ? [] : [teacher]),
    { label: t("details.date"), value: <bdi>{formatDate(starts_at, language, zone)}</bdi> },
    { label: t("details.start"), value: <bdi>{formatTime(starts_at, language, zone)}</bdi> },
    { label: t("details.end"), value: <bdi>{formatTime(ends_at, language, zone)}</bdi> },
    { label: t("details.status"), value: <SessionStatusBadge status={session.status} /> },
    { label: t("details.link"), value: <MeetingLink link={session.zoom_meeting_link} /> },
  ];
}

function Details(props: SessionDetailsProps) {
  const { t } = useTranslation("sessions");
  const { session } = props;
  return (
    <DialogContent title={t("details.title")}>
      <FactList facts={useFacts(props)} />
      <p className="mt-3 text-sm text-ink-muted">
        {t("localTime", { city: cityOf(session.time_zone) })}
      </p>
      {isJoinable(session.status) && (
        <DialogActions>
          <JoinLink session={session} />
        </DialogActions>
      )}
    </DialogContent>
  );
}

/** The View button with the dialog that it opens. */
export function SessionDetailsDialog(props: SessionDetailsProps) {
  const { t } = useTranslation(["sessions", "common"]);
  const { language } = useLanguage();
  const { starts_at, time_zone, students_names } = props.session;
  const label = t("viewLabel", {
    date: formatDate(starts_at, language, time_zone),
    students: students_names.join(" · "),
  });
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="outline" aria-label={label}>
          {t("common:actions.view")}
        </Button>
      </DialogTrigger>
      <Details {...props} />
    </Dialog>
  );
}
