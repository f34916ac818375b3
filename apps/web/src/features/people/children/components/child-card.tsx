import type { Child } from "@riwaq/contracts/people/children";
import { ADULT_FROM_AGE } from "@riwaq/domain/people/age";
import { Link } from "@tanstack/react-router";
import { AudioLines, GraduationCap, Mic, UserPlus } from "lucide-react";
import { useTranslation } from "react-i18next";

import { RecordingConsent } from "../../../../components/people/recording-consent.tsx";
import { Badge } from "../../../../components/ui/badge.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { PersonCard } from "../../../../components/ui/person-card.tsx";
import { WishLine } from "../../../../components/wishes/wish-line.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { isolated, deviceTimeZone, formatDate, formatNumber } from "../../../../lib/format.ts";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import { useCity } from "../../../../lib/use-city.ts";
import { ChildFacts } from "./child-facts.tsx";
import { ConsentDialog } from "./consent-dialog.tsx";
import { EditChildDialog } from "./edit-child-dialog.tsx";
import { InviteParentDialog } from "./invite-parent-dialog.tsx";

function Consent({ child }: { child: Child }) {
  const { t } = useTranslation("children");
  const { language } = useLanguage();
  const zone = useReaderZone() ?? deviceTimeZone();
  const { consented_at } = child;
  if (consented_at) {
    const date = formatDate(consented_at, language, zone);
    return (
      <p>
        <Badge tone="green">{t("consent.given", { date })}</Badge>
      </p>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Badge tone="yellow">{t("consent.missing")}</Badge>
      <ConsentDialog child={child} />
    </div>
  );
}

function Actions({ child }: { child: Child }) {
  const { t } = useTranslation("children");
  const name = isolated(child.name);
  return (
    <div className="mt-auto flex flex-wrap gap-2 pt-2">
      <Button asChild>
        <Link to={paths.teachers}>
          <GraduationCap aria-hidden strokeWidth={1.75} />
          {t("card.find")}
        </Link>
      </Button>
      {child.other_parent === null && child.age < ADULT_FROM_AGE && (
        <InviteParentDialog
          childId={child.id}
          title={t("invite.other", { name })}
          trigger={
            <Button variant="outline" aria-label={t("invite.other", { name })}>
              <UserPlus aria-hidden strokeWidth={1.75} />
              {t("invite.open")}
            </Button>
          }
        />
      )}
      <Button asChild variant="outline">
        <Link to={paths.homework} params={{ id: child.id }}>
          <Mic aria-hidden strokeWidth={1.75} />
          {t("titles.homework", { ns: "common" })}
        </Link>
      </Button>
      <Button asChild variant="outline">
        <Link to={paths.recitations} params={{ id: child.id }}>
          <AudioLines aria-hidden strokeWidth={1.75} />
          {t("titles.recitations", { ns: "common" })}
        </Link>
      </Button>
      <EditChildDialog child={child} />
    </div>
  );
}

export function ChildCard({ child }: { child: Child }) {
  const { t } = useTranslation("children");
  const { language } = useLanguage();
  const city = useCity();
  const { name, age, time_zone, has_own_account } = child;
  return (
    <PersonCard
      name={name}
      facts={
        <>
          {t("card.age", { count: age, number: formatNumber(age, language) })} ·{" "}
          <bdi>{city(time_zone)}</bdi>
          {has_own_account && ` · ${t("card.own")}`}
        </>
      }
    >
      <Consent child={child} />
      <ChildFacts child={child} />
      <WishLine learner={child} />
      <RecordingConsent studentId={child.id} />
      <Actions child={child} />
    </PersonCard>
  );
}
