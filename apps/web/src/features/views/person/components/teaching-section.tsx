import type { Person, PersonAsTeacher } from "@riwaq/contracts/views/person";
import { useTranslation } from "react-i18next";

import { PersonLink } from "../../../../components/people/person-link.tsx";
import { ValidUntil } from "../../../../components/people/valid-until.tsx";
import { Badge } from "../../../../components/ui/badge.tsx";
import { FactList } from "../../../../components/ui/fact-list.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatDateSpan } from "../../../../lib/format.ts";
import { PersonSection } from "./person-section.tsx";
import { useTeachingFacts } from "./use-teaching-facts.tsx";

type Teacher = { teacher: PersonAsTeacher };

function Pupils({ teacher: { pupils } }: Teacher) {
  const { t } = useTranslation("person");
  return (
    <PersonSection title={t("teaching.pupils")} empty={pupils.length === 0 && t("teaching.nobody")}>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {pupils.map(({ id, name }) => (
          <li key={id} className="inline-flex min-h-6 items-center">
            <PersonLink id={id} name={name} />
          </li>
        ))}
      </ul>
    </PersonSection>
  );
}

const TONES = { pending: "blue", checked: "green", refused: "red" } as const;

function Certificates({ teacher: { certificates } }: Teacher) {
  const { t } = useTranslation(["person", "application"]);
  return (
    <PersonSection
      title={t("teaching.certificates")}
      empty={certificates.length === 0 && t("teaching.noCertificate")}
    >
      <ul className="divide-y divide-line">
        {certificates.map(({ id, title, issuer, year, state, valid_until: day, validity }) => (
          <li
            key={id}
            className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-2.5 first:pt-0 last:pb-0"
          >
            <div className="min-w-0 wrap-anywhere">
              <bdi className="font-semibold">{title}</bdi>
              <span className="block text-sm text-ink-muted">
                {issuer && <bdi>{issuer}</bdi>}
                {issuer && year !== null && " · "}
                {year}
              </span>
              <ValidUntil day={day} validity={validity} />
            </div>
            <Badge tone={TONES[state]}>{t(`application:fileState.${state}`)}</Badge>
          </li>
        ))}
      </ul>
    </PersonSection>
  );
}

function Leave({ teacher: { leaves } }: Teacher) {
  const { t } = useTranslation("person");
  const { language } = useLanguage();
  return (
    <PersonSection title={t("leave.title")} empty={leaves.length === 0 && t("leave.none")}>
      <ul className="divide-y divide-line">
        {leaves.map(({ id, kind, state, starts_on: from, ends_on: to }) => (
          <li
            key={id}
            className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-2.5 first:pt-0 last:pb-0"
          >
            <span>
              <span className="font-semibold">{formatDateSpan(from, to, language)}</span>
              <span className="block text-sm text-ink-muted">{t(`leave.kinds.${kind}`)}</span>
            </span>
            <Badge tone={state === "granted" ? "green" : "yellow"}>
              {t(`leave.states.${state}`)}
            </Badge>
          </li>
        ))}
      </ul>
    </PersonSection>
  );
}

/** What a teacher has to do and has done lately: of the last three months where nothing else is said. */
export function TeachingSections({ teacher }: { teacher: NonNullable<Person["teacher"]> }) {
  const { t } = useTranslation("person");
  return (
    <>
      <PersonSection title={t("teaching.title")} hint={t("teaching.hint")}>
        <FactList facts={useTeachingFacts(teacher)} />
      </PersonSection>
      <Pupils teacher={teacher} />
      <Leave teacher={teacher} />
      <Certificates teacher={teacher} />
    </>
  );
}
