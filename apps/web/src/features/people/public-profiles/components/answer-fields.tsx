import { PROFILE_QUESTIONS } from "@riwaq/domain/people/public-profiles/words";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { SelectField } from "../../../../components/ui/select-field.tsx";
import { TextareaField } from "../../../../components/ui/textarea-field.tsx";
import { LANGUAGES, directionOf } from "../../../../i18n/languages.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { languageLabel } from "../../../../lib/language-name.ts";
import { useFields } from "../../../../lib/use-app-form.ts";
import type { PublicValues } from "../model/public-values.ts";

/** Three questions, answered in one language. */
export function AnswerFields() {
  const { t } = useTranslation("showcase");
  const { language } = useLanguage();
  const field = useFields<PublicValues>();
  const written = useWatch<PublicValues, "answers_language">({ name: "answers_language" });
  return (
    <fieldset className="space-y-4">
      <legend className="font-semibold">{t("own.answers")}</legend>
      <p className="text-sm text-ink-muted">{t("own.answersHint")}</p>
      <SelectField
        name="answers_language"
        label={t("own.language")}
        options={LANGUAGES.map((code) => ({ value: code, label: languageLabel(code, language) }))}
      />
      {PROFILE_QUESTIONS.map((question) => (
        <TextareaField
          key={question}
          label={t(`words.${question}`)}
          lang={written}
          dir={directionOf(written)}
          isOptional
          {...field(`answers.${question}`)}
        />
      ))}
    </fieldset>
  );
}
