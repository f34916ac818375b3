import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Accordion, AccordionItem } from "../../../../components/ui/accordion.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { TRUST_ANCHOR, paths } from "../../../../config/paths.ts";
import { Voices } from "./voices.tsx";

/** What families say and ask. One part of the page: where nobody has said anything yet, no room is kept for it. */
export function VoicesAndQuestions() {
  return (
    <>
      <Voices />
      <Questions />
    </>
  );
}

/** What families ask first; the answers follow the terms. */
function Questions() {
  const { t } = useTranslation("home");
  const items = t("faq.items", { returnObjects: true });
  return (
    <section
      aria-labelledby="faq"
      className="wrap grid gap-x-16 gap-y-6 pt-20 lg:grid-cols-[4fr_6fr]"
    >
      <div className="lg:sticky lg:top-8 lg:self-start">
        <h2 id="faq">{t("faq.title")}</h2>
        <p className="mt-3 measure text-ink-muted">{t("faq.text")}</p>
        <Button asChild variant="outline" className="mt-5">
          <Link to={paths.terms}>{t("faq.terms")}</Link>
        </Button>
        <p className="mt-4 measure">
          <Link
            to={paths.about}
            hash={TRUST_ANCHOR}
            className="inline-block py-2 text-primary underline underline-offset-4"
          >
            {t("faq.trust")}
          </Link>
        </p>
      </div>
      <div className="border-t border-line">
        <Accordion name="faq">
          {items.map(({ question, answer }, position) => (
            <AccordionItem
              key={question}
              value={`faq-${position + 1}`}
              title={question}
              headingLevel={3}
            >
              <p>{answer}</p>
            </AccordionItem>
          ))}
        </Accordion>
      </div>
    </section>
  );
}
