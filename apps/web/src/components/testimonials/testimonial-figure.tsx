import type { PublicTestimonial } from "@riwaq/contracts/institute/testimonials";
import { useTranslation } from "react-i18next";

import { directionOf } from "../../i18n/languages.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { cn } from "../../lib/cn.ts";

type TestimonialFigureProps = { testimonial: PublicTestimonial; className?: string };

/** Somebody's own words, in the language in which they were written, which is named where it is not the reader's. */
export function TestimonialFigure({ testimonial, className }: TestimonialFigureProps) {
  const { t } = useTranslation();
  const { words, author, language } = testimonial;
  const isOther = useLanguage().language !== language;
  const own = { lang: language, dir: directionOf(language) };
  return (
    <figure className={cn("flex flex-col rounded-md border border-line bg-surface p-6", className)}>
      <blockquote
        {...own}
        className="grow measure text-lg leading-relaxed wrap-anywhere whitespace-pre-line"
      >
        {words}
      </blockquote>
      <figcaption className="mt-4 flex flex-wrap items-baseline gap-x-3 gap-y-1 border-t border-line pt-4 text-ink-muted">
        <bdi {...own}>{author}</bdi>
        {isOther && <span className="text-sm">{t(`language.written.${language}`)}</span>}
      </figcaption>
    </figure>
  );
}
