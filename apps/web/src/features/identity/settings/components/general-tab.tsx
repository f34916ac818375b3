import { useTranslation } from "react-i18next";

import { Card } from "../../../../components/ui/card.tsx";
import { FormField } from "../../../../components/ui/form-field.tsx";
import { Select } from "../../../../components/ui/select.tsx";
import { LANGUAGES } from "../../../../i18n/languages.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { DarkModeSwitch } from "./dark-mode-switch.tsx";

export function GeneralTab() {
  const { t } = useTranslation(["settings", "common"]);
  const { language, setLanguage } = useLanguage();
  return (
    <Card className="max-w-xl space-y-6">
      <DarkModeSwitch />
      <FormField label={t("common:language.label")} hint={t("general.languageHint")}>
        {(control) => (
          <Select
            {...control}
            options={LANGUAGES.map((code) => ({
              value: code,
              label: t(`common:language.${code}`),
            }))}
            value={language}
            onValueChange={(chosen) => void setLanguage(chosen)}
          />
        )}
      </FormField>
    </Card>
  );
}
