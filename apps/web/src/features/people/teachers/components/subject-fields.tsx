import { useQuery } from "@tanstack/react-query";
import { Controller, useFormContext } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { CheckChoices } from "../../../../components/ui/check-choices.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { languageLabel } from "../../../../lib/language-name.ts";
import { messagesOf } from "../../../../lib/use-app-form.ts";
import { LANGUAGE_CHOICES } from "../model/teacher-search.ts";
import type { TeachingValues } from "../model/teaching-values.ts";
import { programmesQuery } from "../queries.ts";

function ProgrammeField() {
  const { t } = useTranslation("teachers");
  const { language } = useLanguage();
  const { control } = useFormContext<TeachingValues>();
  const query = useQuery(programmesQuery);
  return (
    <QueryView query={query}>
      {(programmes) => (
        <Controller
          control={control}
          name="programme_ids"
          render={({ field, fieldState }) => (
            <CheckChoices
              legend={t("own.programmes")}
              options={programmes.map(({ id, name }) => ({ value: id, label: name[language] }))}
              chosen={field.value}
              onChange={field.onChange}
              errors={messagesOf(fieldState.error)}
            />
          )}
        />
      )}
    </QueryView>
  );
}

/** What somebody teaches, and in which languages. */
export function SubjectFields() {
  const { t } = useTranslation("teachers");
  const { language } = useLanguage();
  const { control } = useFormContext<TeachingValues>();
  const options = LANGUAGE_CHOICES.map((code) => ({
    value: code,
    label: languageLabel(code, language),
  }));
  return (
    <>
      <ProgrammeField />
      <Controller
        control={control}
        name="languages"
        render={({ field, fieldState }) => (
          <CheckChoices
            legend={t("own.languages")}
            options={options}
            chosen={field.value}
            onChange={field.onChange}
            errors={messagesOf(fieldState.error)}
          />
        )}
      />
    </>
  );
}
