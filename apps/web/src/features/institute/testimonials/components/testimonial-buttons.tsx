import type { Testimonial } from "@riwaq/contracts/institute/testimonials";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../../components/ui/confirm-dialog.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { focusHeading } from "../../../../lib/focus-heading.ts";
import { formatCivilDate, isolated } from "../../../../lib/format.ts";
import { useChangeTestimonial, useRemoveTestimonial } from "../mutations.ts";

type Of = { testimonial: Testimonial };

/** Asks first what makes it real: whether the consent is on file. */
export function PublishButton({ testimonial }: Of) {
  const { t } = useTranslation("staff");
  const { language } = useLanguage();
  const { id, author, consented_on, consent_note } = testimonial;
  const name = isolated(author);
  const day = formatCivilDate(consented_on, language);
  return (
    <ConfirmDialog
      title={t("testimonials.sure")}
      description={t("testimonials.sureText", { name, day, note: isolated(consent_note) })}
      confirmLabel={t("testimonials.sureYes")}
      mutation={useChangeTestimonial(id)}
      sent={{ is_published: true }}
      onDone={() => toast({ title: t("testimonials.isPublished", { name }) })}
      failureTitle={t("testimonials.failed")}
      trigger={
        <Button aria-label={t("testimonials.publishName", { name })}>
          {t("testimonials.publish")}
        </Button>
      }
    />
  );
}

const AT_ONCE = {
  withdraw: { sent: { is_published: false }, told: "testimonials.isWithdrawn" },
  archive: { sent: { is_archived: true }, told: "testimonials.isArchived" },
  restore: { sent: { is_archived: false }, told: "testimonials.isRestored" },
} as const;

/** What can be taken back by the button that then stands in its place. */
export function ChangeButton({ testimonial, to }: Of & { to: keyof typeof AT_ONCE }) {
  const { t } = useTranslation("staff");
  const { mutate, isPending } = useChangeTestimonial(testimonial.id);
  const name = isolated(testimonial.author);
  const { sent, told } = AT_ONCE[to];
  const change = () =>
    mutate(sent, {
      onSuccess: () => toast({ title: t(told, { name }) }),
      onError: () => toast({ title: t("testimonials.failed"), variant: "destructive" }),
    });
  return (
    <Button
      variant={to === "withdraw" ? "outline" : "ghost"}
      aria-label={t(`testimonials.${to}Name`, { name })}
      disabled={isPending}
      aria-busy={isPending}
      onClick={() => {
        change();
        // Its line goes elsewhere in the list.
        if (to !== "withdraw") focusHeading();
      }}
    >
      {t(`testimonials.${to}`)}
    </Button>
  );
}

export function RemoveButton({ testimonial }: Of) {
  const { t } = useTranslation("staff");
  const name = isolated(testimonial.author);
  return (
    <ConfirmDialog
      title={t("testimonials.removeSure", { name })}
      description={t("testimonials.removeText")}
      confirmLabel={t("testimonials.remove")}
      isDestructive
      mutation={useRemoveTestimonial()}
      sent={testimonial.id}
      onDone={() => toast({ title: t("testimonials.isRemoved", { name }) })}
      failureTitle={t("testimonials.failed")}
      trigger={
        <Button variant="ghost" aria-label={t("testimonials.removeName", { name })}>
          {t("testimonials.remove")}
        </Button>
      }
    />
  );
}
