import { useTranslation } from "react-i18next";

import { TextareaField } from "../../../../components/ui/textarea-field.tsx";
import { LANGUAGES, directionOf } from "../../../../i18n/languages.ts";
import { useFields } from "../../../../lib/use-app-form.ts";
import type { TeachingValues } from "../model/teaching-values.ts";

/** The same person in three languages, each written in its own direction. */
export function BioFields() {
  const { t } = useTranslation("teachers");
  const field = useFields<TeachingValues>();
  return (
    <fieldset className="space-y-4">
      <legend className="font-semibold">{t("own.bio")}</legend>
      <p className="text-sm text-ink-muted">{t("own.bioHint")}</p>
      {LANGUAGES.map((code) => (
        <TextareaField
          key={code}
          label={t(`own.bioIn.${code}`)}
          lang={code}
          dir={directionOf(code)}
          isOptional
          {...field(`bio.${code}`)}
        />
      ))}
    </fieldset>
  );
}
