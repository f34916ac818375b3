import { useTranslation } from "react-i18next";

import { publishedTestimonials } from "../../../../components/testimonials/published.ts";
import { TestimonialFigure } from "../../../../components/testimonials/testimonial-figure.tsx";
import { Badge } from "../../../../components/ui/badge.tsx";
import { Carousel } from "../../../../components/ui/carousel.tsx";
import { usePublicValue } from "../../../../lib/public-value.ts";

/** Three marked places with what a lesson gives: nobody who does not exist is quoted. */
function Places() {
  const { t } = useTranslation("about");
  const items = t("testimonials.items", { returnObjects: true });
  const slides = items.map(({ title, text }) => ({
    id: title,
    content: (
      <article className="h-full rounded-md border border-dashed border-line-strong bg-surface p-6 sm:p-10">
        <Badge tone="yellow">{t("testimonials.badge")}</Badge>
        <h3 className="mt-4 text-2xl">{title}</h3>
        <p className="mt-2 measure text-ink-muted">{text}</p>
      </article>
    ),
  }));
  return <Carousel label={t("testimonials.labelNone")} slides={slides} />;
}

/** What people have written and agreed to see published; until there is any, the places say that they are placeholders. */
export function Testimonials() {
  const { t } = useTranslation("about");
  const { data: published = [] } = usePublicValue(publishedTestimonials);
  const slides = published.map((testimonial) => ({
    id: `${testimonial.author} ${testimonial.words}`,
    content: <TestimonialFigure testimonial={testimonial} className="h-full sm:p-10" />,
  }));
  return (
    <section aria-labelledby="testimonials" className="mt-16">
      <h2 id="testimonials">{t("testimonials.title")}</h2>
      <p className="mt-2 mb-6 measure text-ink-muted">
        {t(published.length > 0 ? "testimonials.note" : "testimonials.none")}
      </p>
      {slides.length > 1 && <Carousel label={t("testimonials.label")} slides={slides} />}
      {slides.length === 1 && slides[0]?.content}
      {slides.length === 0 && <Places />}
    </section>
  );
}
