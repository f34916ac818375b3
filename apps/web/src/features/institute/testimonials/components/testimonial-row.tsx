import type { Testimonial } from "@riwaq/contracts/institute/testimonials";
import { Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Badge } from "../../../../components/ui/badge.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { directionOf } from "../../../../i18n/languages.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatCivilDate, isolated } from "../../../../lib/format.ts";
import { ChangeButton, PublishButton, RemoveButton } from "./testimonial-buttons.tsx";
import { TestimonialDialog } from "./testimonial-dialog.tsx";

type TestimonialRowProps = { testimonial: Testimonial; children?: ReactNode };

function Actions({ testimonial, children }: TestimonialRowProps) {
  const { t } = useTranslation("staff");
  if (testimonial.is_archived) {
    return (
      <>
        <ChangeButton testimonial={testimonial} to="restore" />
        <RemoveButton testimonial={testimonial} />
      </>
    );
  }
  const name = isolated(testimonial.author);
  return (
    <>
      {testimonial.published_at === null ? (
        <PublishButton testimonial={testimonial} />
      ) : (
        <ChangeButton testimonial={testimonial} to="withdraw" />
      )}
      {children}
      <TestimonialDialog
        testimonial={testimonial}
        trigger={
          <Button variant="outline" size="icon" aria-label={t("testimonials.editName", { name })}>
            <Pencil aria-hidden strokeWidth={1.75} />
          </Button>
        }
      />
      <ChangeButton testimonial={testimonial} to="archive" />
    </>
  );
}

/** The words as visitors read them, and beneath what no visitor reads: when and how they were agreed to. */
export function TestimonialRow({ testimonial, children }: TestimonialRowProps) {
  const { t } = useTranslation(["staff", "common"]);
  const { language: own } = useLanguage();
  const { words, author, language, consented_on, consent_note } = testimonial;
  const inTheirs = { lang: language, dir: directionOf(language) };
  const isPublished = testimonial.published_at !== null;
  return (
    <li className="py-5">
      <article aria-label={author}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h3 {...inTheirs} className="min-w-0 font-sans text-base font-semibold wrap-anywhere">
            {author}
          </h3>
          {!testimonial.is_archived && (
            <Badge tone={isPublished ? "green" : "neutral"}>
              {t(isPublished ? "testimonials.published" : "testimonials.unpublished")}
            </Badge>
          )}
        </div>
        <p {...inTheirs} className="mt-2 measure wrap-anywhere whitespace-pre-line">
          {words}
        </p>
        <p className="mt-2 text-sm text-ink-muted">
          {t(`common:language.${language}`)}
          {" · "}
          {t("testimonials.agreed", {
            day: formatCivilDate(consented_on, own),
            note: isolated(consent_note),
          })}
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Actions testimonial={testimonial}>{children}</Actions>
        </div>
      </article>
    </li>
  );
}
