import { useId } from "react";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { messagesOf } from "../../lib/use-app-form.ts";
import { TermsLink } from "../terms/terms-link.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { ErrorList } from "../ui/error-list.tsx";

/** The sentence to which a parent agrees, as `consent` of the form around it, and the part of the terms that it rests on. Wants the namespace `children`. */
export function ConsentField() {
  const { t } = useTranslation("children");
  const id = useId();
  const errorsId = `${id}-errors`;
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController({ name: "consent" });
  const errors = messagesOf(fieldState.error);
  return (
    <div className="rounded-md border border-line bg-paper p-4">
      <div className="flex items-start gap-3">
        <Checkbox
          id={id}
          ref={ref}
          checked={value === true}
          aria-invalid={errors.length > 0}
          aria-describedby={errors.length > 0 ? errorsId : undefined}
          // Taken back, it is missing: nobody says no here.
          onCheckedChange={(checked) => onChange(checked === true || undefined)}
        />
        <label htmlFor={id} className="cursor-pointer">
          {t("consent.sentence")}
        </label>
      </div>
      <div className="flex flex-wrap gap-x-4 ps-9 pt-1">
        <TermsLink section="policies">{t("consent.rules")}</TermsLink>
        <TermsLink section="privacy">{t("consent.privacy")}</TermsLink>
      </div>
      <ErrorList id={errorsId} messages={errors} className="ps-9" />
    </div>
  );
}
