import type { Testimonial } from "@riwaq/contracts/institute/testimonials";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { isolated } from "../../../../lib/format.ts";
import { TestimonialForm } from "./testimonial-form.tsx";

type TestimonialDialogProps = { testimonial?: Testimonial; trigger: ReactNode };

/** Without a testimonial it is a new one. */
export function TestimonialDialog({ testimonial, trigger }: TestimonialDialogProps) {
  const { t } = useTranslation("staff");
  const title = testimonial
    ? t("testimonials.editName", { name: isolated(testimonial.author) })
    : t("testimonials.add");
  return (
    <FormDialog
      trigger={trigger}
      title={title}
      description={t(testimonial ? "testimonials.editHint" : "testimonials.addHint")}
    >
      {(close) => <TestimonialForm testimonial={testimonial} onSaved={close} />}
    </FormDialog>
  );
}
