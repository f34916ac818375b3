import { Link, useHydrated, useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../components/ui/button.tsx";
import { PageHeader } from "../../../components/ui/page-header.tsx";
import { paths } from "../../../config/paths.ts";
import type { TermsSection } from "../../../config/paths.ts";
import { termsSectionFrom } from "../model.ts";
import { TermsAccordion } from "./terms-accordion.tsx";
import { TermsFigures } from "./terms-figures.tsx";

/** Whether a section of the written page was opened before the scripts came: by the address, or by whoever reads. */
const isAnyOpen = () =>
  !import.meta.env.SSR && document.querySelector('details[name="terms"][open]') !== null;

/** The section that the address names, unless that came too late to be asked for. */
function useAskedSection(): TermsSection | undefined {
  const hash = useLocation({ select: (location) => location.hash });
  const [settled] = useState(() => (isAnyOpen() ? window.location.hash.slice(1) : undefined));
  // The written page knows no hash: what is hydrated must not know it either.
  return useHydrated() && hash !== settled ? termsSectionFrom(hash) : undefined;
}

export function TermsPage() {
  const { t } = useTranslation("terms");
  const section = useAskedSection();
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
