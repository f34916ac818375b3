import type { Session } from "@riwaq/contracts/sessions";
import { useTranslation } from "react-i18next";

import { JoinButton } from "../../../components/lessons/join-button.tsx";
import { Names } from "../../../components/lessons/names.tsx";
import { SessionClocks } from "../../../components/lessons/session-clocks.tsx";
import type { SessionReader } from "../../../components/lessons/session-reader.ts";
import { SessionStatusBadge } from "../../../components/lessons/session-status-badge.tsx";
import { Card, CardTitle } from "../../../components/ui/card.tsx";
import { useLanguage } from "../../../i18n/use-language.ts";
import { formatLongDate } from "../../../lib/format.ts";
import { SessionDetailsDialog } from "./session-details-dialog.tsx";

type NextLessonCardProps = { session: Session; reader: SessionReader };

/** The first answer of a family's home: when the next lesson is, with whom, and the way in. */
export function NextLessonCard({ session, reader }: NextLessonCardProps) {
  const { t } = useTranslation("sessions");
  const { language } = useLanguage();
  const { starts_at, time_zone } = session;
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-muted">{t("home.next")}</p>
        <SessionStatusBadge status={session.status} />
      </div>
      <CardTitle className="mt-2 text-2xl! first-letter:uppercase">
        {formatLongDate(starts_at, language, time_zone)}
      </CardTitle>
      <p className="mt-1 text-lg">
        <SessionClocks session={session} reader={reader} />
      </p>
      <dl className="mt-4 flex flex-wrap gap-x-10 gap-y-3">
        <div>
          <dt className="text-sm text-ink-muted">{t("details.teacher")}</dt>
          <dd>
            <bdi>{session.teacher_name}</bdi>
          </dd>
        </div>
        <div>
          <dt className="text-sm text-ink-muted">{t("details.students")}</dt>
          <dd>
            <Names names={session.students_names} />
          </dd>
        </div>
      </dl>
      <div className="mt-5 flex flex-wrap gap-3">
        <JoinButton session={session} />
        <SessionDetailsDialog session={session} reader={reader} />
      </div>
    </Card>
  );
}
