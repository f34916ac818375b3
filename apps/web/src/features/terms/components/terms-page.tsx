import { Link, useHydrated, useLocation } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Button } from "../../../components/ui/button.tsx";
import { PageHeader } from "../../../components/ui/page-header.tsx";
import { paths } from "../../../config/paths.ts";
import { termsSectionFrom } from "../model.ts";
import { TermsAccordion } from "./terms-accordion.tsx";
import { TermsFigures } from "./terms-figures.tsx";

export function TermsPage() {
  const { t } = useTranslation("terms");
  const hash = useLocation({ select: (location) => location.hash });
  // The written page knows no hash: what is hydrated must not know it either.
  const section = useHydrated() ? termsSectionFrom(hash) : undefined;
  return (
    <div className="wrap pt-12 lg:pt-16">
      <PageHeader title={t("title")} description={t("lead")} />
      <TermsFigures />
      <div className="mt-12 border-t border-line">
        <TermsAccordion section={section} />
      </div>
      <Button asChild variant="outline" className="mt-10 print:hidden">
        <Link to={paths.home}>{t("back")}</Link>
      </Button>
    </div>
  );
}
