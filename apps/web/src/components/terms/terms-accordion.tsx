import { Link } from "@tanstack/react-router";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";

import { GIFT_ANCHOR, TERMS_SECTIONS, paths } from "../../config/paths.ts";
import type { TermsSection } from "../../config/paths.ts";
import { Accordion, AccordionItem } from "../ui/accordion.tsx";
import { TermsValues } from "./terms-values.tsx";

const FURTHER = {
  payment: { to: paths.pricing, hash: "" },
  scholarships: { to: paths.contact, hash: "" },
  gifting: { to: paths.contact, hash: GIFT_ANCHOR },
  leaving: { to: paths.contact, hash: "" },
  privacy: { to: paths.privacy, hash: "" },
} as const;

const hasFurther = (section: TermsSection): section is keyof typeof FURTHER => section in FURTHER;

function FurtherLink({ section }: { section: keyof typeof FURTHER }) {
  const { t } = useTranslation("terms");
  return (
    <p className="print:hidden">
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
  /** The section a link asks for; the reader may choose another. */
  section?: TermsSection | undefined;
};

/** All the terms, one open at a time: for the page, and for a dialog beside the place where a rule applies. */
export function TermsAccordion({ section }: TermsAccordionProps) {
  const { t } = useTranslation("terms");
  const texts = t("sections", { returnObjects: true });
  return (
    <Accordion name="terms">
      {TERMS_SECTIONS.map((id) => (
        <AccordionItem key={id} value={id} title={texts[id].title} isOpen={id === section}>
          <ul className="list-disc space-y-2 ps-5 marker:text-accent">
            {texts[id].points.map((point, index) => (
              <Fragment key={point}>
                <li>{point}</li>
                {index === 0 && <TermsValues section={id} />}
              </Fragment>
            ))}
          </ul>
          {hasFurther(id) && <FurtherLink section={id} />}
        </AccordionItem>
      ))}
    </Accordion>
  );
}
