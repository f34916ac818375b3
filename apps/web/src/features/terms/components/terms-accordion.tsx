import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Accordion, AccordionItem } from "../../../components/ui/accordion.tsx";
import { GIFT_ANCHOR, TERMS_SECTIONS, paths } from "../../../config/paths.ts";
import type { TermsSection } from "../../../config/paths.ts";

const FURTHER = {
  scholarships: { to: paths.contact, hash: "" },
  gifting: { to: paths.contact, hash: GIFT_ANCHOR },
  privacy: { to: paths.privacy, hash: "" },
} as const;

const hasFurther = (section: TermsSection): section is keyof typeof FURTHER => section in FURTHER;

function FurtherLink({ section }: { section: keyof typeof FURTHER }) {
  const { t } = useTranslation("terms");
  return (
    <p>
      <Link
        {...FURTHER[section]}
        className="inline-block py-1 text-primary underline underline-offset-4 hover:text-primary-hover"
      >
        {t(`links.${section}`)}
      </Link>
    </p>
  );
}

type TermsAccordionProps = {
  /** The section a link asks for; opened until the reader chooses another. */
  section?: TermsSection | undefined;
};

/** All the terms, one open at a time: for the page, and for a dialog beside the place where a rule applies. */
export function TermsAccordion({ section }: TermsAccordionProps) {
  const { t } = useTranslation("terms");
  const [choice, setChoice] = useState<{ asked: typeof section; open: string }>();
  const texts = t("sections", { returnObjects: true });
  const open = choice?.asked === section ? choice?.open : undefined;
  return (
    <Accordion
      type="single"
      collapsible
      value={open ?? section ?? ""}
      onValueChange={(value) => setChoice({ asked: section, open: value })}
    >
      {TERMS_SECTIONS.map((id) => (
        <AccordionItem key={id} value={id} title={texts[id].title}>
          {texts[id].points.map((point) => (
            <p key={point}>{point}</p>
          ))}
          {hasFurther(id) && <FurtherLink section={id} />}
        </AccordionItem>
      ))}
    </Accordion>
  );
}
