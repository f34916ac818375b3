import { useId } from "react";
import { useTranslation } from "react-i18next";

import { TermsLink } from "../terms/terms-link.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { ErrorList } from "../ui/error-list.tsx";

type ConsentFieldProps = {
  isGiven: boolean;
  onChange: (isGiven: boolean) => void;
  errors?: readonly string[];
};

const NONE: readonly string[] = [];

/** The sentence to which a parent agrees, and the part of the terms that it rests on. Wants the namespace `children`. */
export function ConsentField({ isGiven, onChange, errors = NONE }: ConsentFieldProps) {
  const { t } = useTranslation("children");
  const id = useId();
  const errorsId = `${id}-errors`;
  return (
    <div className="rounded-md border border-line bg-paper p-4">
      <div className="flex items-start gap-3">
        <Checkbox
          id={id}
          checked={isGiven}
          aria-invalid={errors.length > 0}
          aria-describedby={errors.length > 0 ? errorsId : undefined}
          onCheckedChange={(checked) => onChange(checked === true)}
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
