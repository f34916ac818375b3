import type { PersonFamily } from "@riwaq/contracts/views/person";
import { useTranslation } from "react-i18next";

import { PersonLink } from "../../../../components/people/person-link.tsx";
import { Badge } from "../../../../components/ui/badge.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatDate, formatNumber, isolated } from "../../../../lib/format.ts";
import { PersonSection } from "./person-section.tsx";

type Member = PersonFamily["members"][number];
type Of = { personId: string; zone: string };

function Consents({ member, zone }: { member: Member; zone: string }) {
  const { t } = useTranslation("person");
  const { language } = useLanguage();
  const given = member.consents.map(({ guardian, at, version }) => {
    const words = { name: isolated(guardian), date: formatDate(at, language, zone) };
    return version === null
      ? t("family.consent", words)
      : t("family.consentVersion", { ...words, version: isolated(version) });
  });
  return (
    <>
      {given.map((consent) => (
        <p key={consent} className="text-sm text-ink-muted">
          {consent}
        </p>
      ))}
      {member.lacks_consent && (
        <p className="mt-1">
          <Badge tone="yellow">{t("family.lacksConsent")}</Badge>
        </p>
      )}
    </>
  );
}

function OneMember({ member, payer, of }: { member: Member; payer: string | null; of: Of }) {
  const { t } = useTranslation("person");
  const { language } = useLanguage();
  const { id, name, kind, age, phone, is_closed } = member;
  const isOpen = id === of.personId;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          {isOpen ? (
            <bdi className="font-semibold wrap-anywhere">{name}</bdi>
          ) : (
            <PersonLink id={id} name={name} className="font-semibold wrap-anywhere" />
          )}
          <span className="text-sm text-ink-muted">
            {t(`family.kinds.${kind}`)}
            {age !== null && ` · ${t("family.age", { age: formatNumber(age, language) })}`}
          </span>
          {id === payer && <Badge tone="blue">{t("family.pays")}</Badge>}
          {is_closed && <Badge>{t("account.closed")}</Badge>}
        </p>
        <Consents member={member} zone={of.zone} />
      </div>
      {phone && (
        <a
          href={`tel:${phone}`}
          className="inline-flex min-h-6 items-center text-info underline underline-offset-4"
        >
          <bdi dir="ltr">{phone}</bdi>
        </a>
      )}
    </li>
  );
}

/** Who belongs together, who pays, and who agreed to the children's lessons. */
export function FamilySection({ families, ...of }: Of & { families: readonly PersonFamily[] }) {
  const { t } = useTranslation("person");
  return families.map(({ id, payer, members }) => (
    <PersonSection
      key={id}
      title={t("family.title")}
      {...(payer === null && { hint: t("family.nobodyPays") })}
    >
      <ul className="divide-y divide-line">
        {members.map((member) => (
          <OneMember key={member.id} member={member} payer={payer?.id ?? null} of={of} />
        ))}
      </ul>
    </PersonSection>
  ));
}
