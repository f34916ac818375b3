import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { TermsLink } from "../../../../components/terms/terms-link.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { paths } from "../../../../config/paths.ts";
import { usePrices } from "../../../../lib/prices.ts";

const RULES = [
  { rule: "period", section: "payment" },
  { rule: "renewal", section: "payment" },
  { rule: "refund", section: "refund" },
  { rule: "leaving", section: "leaving" },
] as const;

/** What is settled about subscriptions by the terms, each with its rule. */
export function SubscriptionRules({ title }: { title: string }) {
  const { t } = useTranslation("subscription");
  return (
    <Card>
      <CardTitle>{title}</CardTitle>
      <ul className="mt-3 list-disc space-y-2 ps-5 text-ink-muted marker:text-accent">
        {RULES.map(({ rule, section }) => (
          <li key={rule}>
            {t(`later.${rule}`)} <TermsLink section={section} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Whoever has nothing to pay: nothing is sold yet, or the reader teaches; and what is settled by the terms. */
export function UnsoldPage({ isTeacher }: { isTeacher: boolean }) {
  const { t } = useTranslation("subscription");
  const isOpen = usePrices()?.is_open === true;
  return (
    <>
      <PageHeader title={t("title")} {...(!isOpen && { description: t("lead") })} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <div className="space-y-6">
          <Card>
            <CardTitle>{t("now.title")}</CardTitle>
            <p className="mt-2 text-ink-muted">{isTeacher ? t("now.teacher") : t("now.text")}</p>
          </Card>
          <Card>
            <CardTitle>{t("prices.title")}</CardTitle>
            <p className="mt-2 text-ink-muted">{t(isOpen ? "prices.open" : "prices.text")}</p>
            <Button asChild variant="outline" className="mt-5">
              <Link to={paths.pricing}>{t("prices.link")}</Link>
            </Button>
          </Card>
        </div>
        <SubscriptionRules title={t(isOpen ? "later.isNow" : "later.title")} />
      </div>
    </>
  );
}
