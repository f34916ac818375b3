import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { publishedTestimonials } from "../../../../components/testimonials/published.ts";
import { TestimonialFigure } from "../../../../components/testimonials/testimonial-figure.tsx";
import { paths } from "../../../../config/paths.ts";
import { usePublicValue } from "../../../../lib/public-value.ts";

const SHOWN = 3;

/** The first of what people have written; as long as nobody has, nothing stands here. */
export function Voices() {
  const { t } = useTranslation("home");
  const shown = (usePublicValue(publishedTestimonials).data ?? []).slice(0, SHOWN);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="voices" className="wrap pt-20">
      <h2 id="voices">{t("voices.title")}</h2>
      <ul className="mt-8 grid gap-5 md:grid-cols-[repeat(auto-fit,minmax(16rem,1fr))]">
        {shown.map((testimonial) => (
          <li key={`${testimonial.author} ${testimonial.words}`} className="max-w-2xl">
            <TestimonialFigure testimonial={testimonial} className="h-full" />
          </li>
        ))}
      </ul>
      <Link
        to={paths.about}
        className="mt-3 inline-flex min-h-11 items-center text-primary underline underline-offset-4"
      >
        {t("voices.more")}
      </Link>
    </section>
  );
}
