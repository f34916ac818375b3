import type { ReactNode } from "react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { TERMS_SECTIONS } from "../../config/paths.ts";
import { Button } from "../ui/button.tsx";
import { TermsOnDemand } from "./terms-on-demand.tsx";

/** Beside the place where a rule applies: opens the terms at the section that says so. */
export function TermsLink({ section, children }: { section: string; children?: ReactNode }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const known = TERMS_SECTIONS.find((name) => name === section);
  if (!known) return null;
  return (
    <>
      <Button
        variant="link"
        size="sm"
        aria-haspopup="dialog"
        className="min-h-8 px-0! text-start"
        onClick={() => setIsOpen(true)}
      >
        {children ?? t("termsLink")}
      </Button>
      <TermsOnDemand isOpen={isOpen} section={known} onClose={() => setIsOpen(false)} />
    </>
  );
}
