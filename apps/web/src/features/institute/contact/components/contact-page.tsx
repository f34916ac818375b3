import { useTranslation } from "react-i18next";

import { UsualAnswer } from "../../../../components/layout/usual-answer.tsx";
import { Card } from "../../../../components/ui/card.tsx";
import { PageHeader } from "../../../../components/ui/page-header.tsx";
import { GIFT_ANCHOR } from "../../../../config/paths.ts";
import { Channels } from "./channels.tsx";
import { ContactForm, FORM_TITLE_ID } from "./contact-form.tsx";

const LIST = "mt-3 list-disc space-y-1.5 ps-5 marker:text-accent";

function WriteToUs() {
  const { t } = useTranslation("contact");
  return (
    <Card aria-labelledby={FORM_TITLE_ID} className="sm:p-8!">
      <h2 id={FORM_TITLE_ID} className="scroll-mt-6">
        {t("form.title")}
      </h2>
      <ContactForm />
      <UsualAnswer className="mt-5 border-t border-line pt-4 text-sm text-ink-muted" />
    </Card>
  );
}

function WhatToWrite() {
  const { t } = useTranslation("contact");
  const points = t("write.points", { returnObjects: true });
  return (
    <section aria-labelledby="write">
      <h2 id="write">{t("write.title")}</h2>
      <p className="mt-3">{t("write.text")}</p>
      <ul className={LIST}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p className="mt-3 text-ink-muted">{t("write.caution")}</p>
    </section>
  );
}

function GiftVoucher() {
  const { t } = useTranslation("contact");
  const points = t("gift.points", { returnObjects: true });
  return (
    <section id={GIFT_ANCHOR} aria-labelledby="gift-title" className="scroll-mt-6">
      <h2 id="gift-title">{t("gift.title")}</h2>
      <p className="mt-3">{t("gift.text")}</p>
      <ul className={LIST}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p className="mt-3">
        <a
          href={`#${FORM_TITLE_ID}`}
          className="text-primary underline underline-offset-4 hover:text-primary-hover"
        >
          {t("gift.write")}
        </a>
      </p>
    </section>
  );
}

export function ContactPage() {
  const { t } = useTranslation("contact");
  return (
    <div className="wrap pt-12 lg:pt-16">
      <PageHeader title={t("title")} description={t("lead")} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="space-y-12">
          <WriteToUs />
          <GiftVoucher />
        </div>
        <div className="measure space-y-12">
          <WhatToWrite />
          <Channels />
        </div>
      </div>
    </div>
  );
}
