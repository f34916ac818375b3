import { useTranslation } from "react-i18next";

import { PageHeader } from "../../../components/ui/page-header.tsx";
import { GIFT_ANCHOR } from "../../../config/paths.ts";
import { Channels } from "./channels.tsx";

function WhatToWrite() {
  const { t } = useTranslation("contact");
  const points = t("write.points", { returnObjects: true });
  return (
    <section aria-labelledby="write">
      <h2 id="write">{t("write.title")}</h2>
      <p className="mt-3">{t("write.text")}</p>
      <ul className="mt-3 list-disc space-y-1.5 ps-5 marker:text-accent">
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
    <section
      id={GIFT_ANCHOR}
      aria-labelledby="gift-title"
      className="mt-10 scroll-mt-6 rounded-md border border-line bg-surface p-6 sm:p-8"
    >
      <h2 id="gift-title">{t("gift.title")}</h2>
      <p className="mt-3">{t("gift.text")}</p>
      <ul className="mt-3 list-disc space-y-1.5 ps-5 marker:text-accent">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}

export function ContactPage() {
  const { t } = useTranslation("contact");
  return (
    <div className="wrap pt-12 lg:pt-16">
      <PageHeader title={t("title")} description={t("lead")} />
      <div className="grid gap-x-14 gap-y-12 lg:grid-cols-2">
        <Channels />
        <div className="measure">
          <WhatToWrite />
          <GiftVoucher />
        </div>
      </div>
    </div>
  );
}
