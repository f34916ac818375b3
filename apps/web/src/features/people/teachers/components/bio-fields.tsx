import { useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { FormField } from "../../../../components/ui/form-field.tsx";
import { Textarea } from "../../../../components/ui/textarea.tsx";
import { LANGUAGES, directionOf } from "../../../../i18n/languages.ts";
import { messagesOf } from "../../../../lib/form-errors.ts";
import type { TeachingValues } from "../model/teaching-values.ts";

/** The same person in three languages, each written in its own direction. */
export function BioFields() {
  const { t } = useTranslation("teachers");
  const { register, formState } = useFormContext<TeachingValues>();
  return (
    <fieldset className="space-y-4">
      <legend className="font-semibold">{t("own.bio")}</legend>
      <p className="text-sm text-ink-muted">{t("own.bioHint")}</p>
      {LANGUAGES.map((code) => (
        <FormField
          key={code}
          label={t(`own.bioIn.${code}`)}
          errors={messagesOf(formState.errors.bio?.[code])}
          isOptional
        >
          {(control) => (
            <Textarea
              {...control}
              {...register(`bio.${code}`)}
              lang={code}
              dir={directionOf(code)}
            />
          )}
        </FormField>
      ))}
    </fieldset>
  );
}
