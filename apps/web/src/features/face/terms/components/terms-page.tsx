import { Link, useLocation } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { TermsAccordion } from "../../../../components/terms/terms-accordion.tsx";
import { TermsChange } from "../../../../components/terms/terms-values.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import type { TermsSection } from "../../../../config/paths.ts";
import { paths, TERMS_SECTIONS } from "../../../../config/paths.ts";
import { TermsFigures } from "./terms-figures.tsx";

function termsSectionFrom(hash: string): TermsSection | undefined {
  return TERMS_SECTIONS.find((section) => section === hash);
}

const isAnyOpen = () => document.querySelector('details[name="terms"][open]') !== null;

/** The section that the address names, unless the browser opened it before: whoever reads may have gone on since. */
function useAskedSection(): TermsSection | undefined {
  const hash = useLocation({ select: (location) => location.hash });
  const [section, setSection] = useState<TermsSection>();
  const settled = useRef<string>(undefined);
  useEffect(() => {
    settled.current ??= isAnyOpen() ? window.location.hash.slice(1) : "";
    if (hash === settled.current) return;
    settled.current = "";
    setSection(termsSectionFrom(hash));
  }, [hash]);
  return section;
}

export function TermsPage() {
  const { t } = useTranslation("terms");
  const section = useAskedSection();
  return (
    <div className="wrap pt-12 lg:pt-16">
      <PageHeader title={t("title")} description={t("lead")} />
      <TermsFigures />
      <TermsChange />
      <div className="mt-12 border-t border-line">
        <TermsAccordion section={section} />
      </div>
      <Button asChild variant="outline" className="mt-10 print:hidden">
        <Link to={paths.home}>{t("back")}</Link>
      </Button>
    </div>
  );
}
