import type { Person, PersonAgreement, PersonReport } from "@riwaq/contracts/views/person";
import { useTranslation } from "react-i18next";

import { GradeBadge } from "../../../../components/lessons/grade-badge.tsx";
import { PersonLink } from "../../../../components/people/person-link.tsx";
import { Badge } from "../../../../components/ui/badge.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatDate, formatDuration, formatNumber } from "../../../../lib/format.ts";
import { PersonSection } from "./person-section.tsx";

const LIST = "divide-y divide-line";
const LINE =
  "flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-2.5 first:pt-0 last:pb-0";

type Pair = Pick<PersonReport, "student" | "teacher">;

function Pupil({ of: { student, teacher }, personId }: { of: Pair; personId: string }) {
  const { t } = useTranslation("person");
  const nameOf = ({ id, name }: Pair["student"]) =>
    id === personId ? <bdi>{name}</bdi> : <PersonLink id={id} name={name} />;
  return (
    <span className="font-semibold wrap-anywhere">
      {nameOf(student)} <span className="font-normal text-ink-muted">{t("learning.with")}</span>{" "}
      {nameOf(teacher)}
    </span>
  );
}

/** What is learnt and with whom: what goes on first. */
export function AgreementsSection({ of }: { of: Person }) {
  const { t } = useTranslation("person");
  const { language } = useLanguage();
  const { agreements, institute_zone: zone, id: personId } = of;
  const lengthOf = ({ lessons_per_week: count, length_minutes: minutes }: PersonAgreement) =>
    count === null || minutes === null
      ? null
      : t("learning.weekly", {
          number: formatNumber(count, language),
          length: formatDuration(minutes * 60, language),
        });
  const spanOf = ({ started_at, ended_at }: PersonAgreement) => {
    const from = formatDate(started_at, language, zone);
    if (ended_at === null) return t("learning.since", { date: from });
    return t("learning.span", { from, to: formatDate(ended_at, language, zone) });
  };
  return (
    <PersonSection
      title={t("learning.title")}
      empty={agreements.length === 0 && t("learning.none")}
    >
      <ul className={LIST}>
        {agreements.map((one) => (
          <li key={one.id} className={LINE}>
            <div className="min-w-0">
              <Pupil of={one} personId={personId} />
              <p className="text-sm text-ink-muted">
                {[one.programme?.[language], lengthOf(one), spanOf(one)]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
            </div>
            {one.ended_at !== null && <Badge>{t("learning.ended")}</Badge>}
          </li>
        ))}
      </ul>
    </PersonSection>
  );
}

/** Lessons that are owed or asked for, the oldest first. */
export function MakeUpsSection({ of }: { of: Person }) {
  const { t } = useTranslation("person");
  const { language } = useLanguage();
  const { make_ups: makeUps, institute_zone: zone, id: personId } = of;
  const dateOf = (at: string) => formatDate(at, language, zone);
  return (
    <PersonSection title={t("makeUps.title")} empty={makeUps.length === 0 && t("makeUps.none")}>
      <ul className={LIST}>
        {makeUps.map((one) => (
          <li key={one.id} className={LINE}>
            <div className="min-w-0">
              <Pupil of={one} personId={personId} />
              <p className="text-sm text-ink-muted">
                {t("makeUps.lost", { date: dateOf(one.lost_at) })}
                {one.expires_at && ` · ${t("makeUps.until", { date: dateOf(one.expires_at) })}`}
              </p>
            </div>
            <Badge tone={one.state === "owed" ? "blue" : "yellow"}>
              {t(`makeUps.states.${one.state}`)}
            </Badge>
          </li>
        ))}
      </ul>
    </PersonSection>
  );
}

function Report({ report, of }: { report: PersonReport; of: Person }) {
  const { t } = useTranslation(["person", "reports"]);
  const { language } = useLanguage();
  const dateOf = (at: string) => formatDate(at, language, of.institute_zone);
  return (
    <li className={LINE}>
      <div className="min-w-0">
        <Pupil of={report} personId={of.id} />
        <p className="text-sm text-ink-muted">
          {t("reports.of", { lesson: dateOf(report.lesson_at), sent: dateOf(report.sent_at) })}
          {report.attendance && ` · ${t(`reports:attendance.${report.attendance}`)}`}
        </p>
      </div>
      {report.grade && <GradeBadge grade={report.grade} />}
    </li>
  );
}

/** The reports that went out last; what they say is read where they stand. */
export function ReportsSection({ of }: { of: Person }) {
  const { t } = useTranslation("person");
  return (
    <PersonSection title={t("reports.title")} empty={of.reports.length === 0 && t("reports.none")}>
      <ul className={LIST}>
        {of.reports.map((report) => (
          <Report key={report.id} report={report} of={of} />
        ))}
      </ul>
    </PersonSection>
  );
}
