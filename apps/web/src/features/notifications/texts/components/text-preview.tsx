import type { Language } from "@riwaq/contracts/languages";
import type { TextOfMessage } from "@riwaq/contracts/notifications/texts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { QueryView } from "../../../../components/ui/query-view.tsx";
import { RadioChips } from "../../../../components/ui/radio-chips.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { textPreviewQuery } from "../queries.ts";
import { Arrived, LANGUAGE_NAMES } from "./arrived.tsx";

function Previews({ text: { template, variables, is_secret } }: { text: TextOfMessage }) {
  const { t } = useTranslation("staff");
  const { language: own } = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  const query = useQuery(textPreviewQuery(template));
  return (
    <QueryView query={query}>
      {(previews) => (
        <div className="space-y-5">
          <RadioChips
            legend={t("letters.languages")}
            choices={previews.map(({ language: value }) => ({
              value,
              label: LANGUAGE_NAMES[value],
            }))}
            value={language}
            onChoose={setLanguage}
          />
          {previews
            .filter((preview) => preview.language === language)
            .map((preview) => (
              <Arrived key={language} preview={preview} />
            ))}
          {is_secret && <p className="text-ink-muted">{t("letters.secret")}</p>}
          <p className="text-sm text-ink-muted">
            {variables.length === 0 ? t("letters.none") : `${t("letters.variables")} `}
            {variables.map((name) => (
              <code key={name} dir="ltr" className="me-2 inline-block">
                {name}
              </code>
            ))}
          </p>
        </div>
      )}
    </QueryView>
  );
}

export function TextPreviewDialog({ text }: { text: TextOfMessage }) {
  const { t } = useTranslation("staff");
  return (
    <FormDialog
      trigger={
        <Button variant="outline" size="sm" aria-label={`${t("letters.show")} ${text.subject}`}>
          {t("letters.show")}
        </Button>
      }
      title={text.subject}
      className="max-w-2xl"
    >
      {() => <Previews text={text} />}
    </FormDialog>
  );
}
