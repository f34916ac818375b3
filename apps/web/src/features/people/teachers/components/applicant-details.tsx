import type { Applicant } from "@riwaq/contracts/people/teachers";
import { useTranslation } from "react-i18next";

import { Badge } from "../../../../components/ui/badge.tsx";
import { FactList } from "../../../../components/ui/fact-list.tsx";
import type { Fact } from "../../../../components/ui/fact-list.tsx";
import { LANGUAGES } from "../../../../i18n/languages.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { deviceTimeZone, formatDate, formatNumber } from "../../../../lib/format.ts";
import { languageLabel } from "../../../../lib/language-name.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { useCity } from "../../../../lib/use-city.ts";
import { ApprovalBadge } from "./approval-note.tsx";
import { ProgrammeChips } from "./programme-chips.tsx";

function useFacts(teacher: Applicant): Fact[] {
  const { t } = useTranslation(["staff", "teachers"]);
  const { language } = useLanguage();
  const city = useCity();
  const zone = useReaderZone() ?? deviceTimeZone();
  const { email, phone_number, gender, languages, years_of_experience: years } = teacher;
  const mail = (
    <a href={`mailto:${email}`} className="text-info underline underline-offset-4 wrap-anywhere">
      <bdi dir="ltr">{email}</bdi>
    </a>
  );
  const spoken = languages.map((code) => languageLabel(code, language)).join(" · ");
  const known: Array<Fact | null> = [
    { label: t("applicants.state"), value: <ApprovalBadge approval={teacher.approval} /> },
    { label: t("applicants.email"), value: mail },
    phone_number
      ? { label: t("applicants.phone"), value: <bdi dir="ltr">{phone_number}</bdi> }
      : null,
    gender ? { label: t("applicants.gender"), value: t(`applicants.genders.${gender}`) } : null,
    spoken === "" ? null : { label: t("applicants.languages"), value: spoken },
    {
      label: t("applicants.experience"),
      value: t("teachers:facts.years", { count: years, number: formatNumber(years, language) }),
    },
    { label: t("applicants.place"), value: <bdi>{city(teacher.time_zone)}</bdi> },
    {
      label: t("applicants.registered"),
      value: formatDate(teacher.registered_at, language, zone),
    },
    { label: t("applicants.lessons"), value: formatNumber(teacher.coming_lessons, language) },
    {
      label: t("applicants.room"),
      value: (
        <Badge tone={teacher.has_room ? "neutral" : "yellow"} className="whitespace-normal">
          {t(`applicants.rooms.${teacher.has_room ? "some" : "none"}`)}
        </Badge>
      ),
    },
  ];
  return known.filter((fact) => fact !== null);
}

/** All that staff decide by: contact, facts, what was written in each language, the last note. */
export function ApplicantDetails({ teacher }: { teacher: Applicant }) {
  const { t } = useTranslation(["staff", "teachers"]);
  const { bio, programmes, approval_note } = teacher;
  return (
    <div className="space-y-5">
      <FactList facts={useFacts(teacher)} />
      <ProgrammeChips programmes={programmes} />
      {LANGUAGES.filter((code) => bio[code].trim() !== "").map((code) => (
        <p
          key={code}
          dir="auto"
          lang={code}
          className="rounded-md bg-paper-deep p-4 wrap-anywhere whitespace-pre-line"
        >
          {bio[code]}
        </p>
      ))}
      {approval_note && (
        <section>
          <h3>{t("applicants.lastNote")}</h3>
          <p dir="auto" className="mt-1 text-ink-muted wrap-anywhere whitespace-pre-line">
            {approval_note}
          </p>
        </section>
      )}
    </div>
  );
}
