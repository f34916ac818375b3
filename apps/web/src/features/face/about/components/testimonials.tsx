import { useTranslation } from "react-i18next";

import { Badge } from "../../../../components/ui/badge.tsx";
import { Carousel } from "../../../../components/ui/carousel.tsx";

/** The texts are placeholders and say so, each of them and above all of them. */
export function Testimonials() {
  const { t } = useTranslation("about");
  const items = t("testimonials.items", { returnObjects: true });
  const slides = items.map(({ quote, author }) => ({
    id: quote,
    content: (
      <figure className="h-full rounded-md border border-line bg-surface p-6 sm:p-10">
        <Badge tone="yellow">{t("testimonials.badge")}</Badge>
        <blockquote className="mt-4 measure font-display text-2xl leading-snug rtl:leading-relaxed">
          {quote}
        </blockquote>
        <figcaption className="mt-4 text-ink-muted">{author}</figcaption>
      </figure>
    ),
  }));
  return (
    <section aria-labelledby="testimonials" className="mt-16">
      <h2 id="testimonials">{t("testimonials.title")}</h2>
      <p className="mt-2 mb-6 measure text-ink-muted">{t("testimonials.note")}</p>
      <Carousel label={t("testimonials.label")} slides={slides} />
    </section>
  );
}
