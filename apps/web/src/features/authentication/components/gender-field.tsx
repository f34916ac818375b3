import { useId } from "react";
import { useTranslation } from "react-i18next";

import { ErrorList } from "../../../components/ui/error-list.tsx";
import type { FieldProps } from "../model/field-props.ts";

const GENDERS = ["F", "M"] as const;

export function GenderField({ errors, ...radio }: FieldProps) {
  const { t } = useTranslation("auth");
  const errorsId = useId();
  return (
    <fieldset className="space-y-1.5" aria-describedby={errors.length > 0 ? errorsId : undefined}>
      <legend className="font-semibold">{t("fields.gender")}</legend>
      <div className="grid grid-cols-2 gap-3">
        {GENDERS.map((gender) => (
          <label
            key={gender}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md border border-line-strong bg-surface px-3.5 has-checked:border-primary has-checked:bg-success-soft"
          >
            <input
              type="radio"
              value={gender}
              className="size-4.5 shrink-0 accent-primary"
              {...radio}
            />
            {t(`fields.genders.${gender}`)}
          </label>
        ))}
      </div>
      <ErrorList id={errorsId} messages={errors} />
    </fieldset>
  );
}
