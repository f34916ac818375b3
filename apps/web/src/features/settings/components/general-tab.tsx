import { useTranslation } from "react-i18next";

import { Card } from "../../../components/ui/card.tsx";
import { FormField } from "../../../components/ui/form-field.tsx";
import { Label } from "../../../components/ui/label.tsx";
import { Select } from "../../../components/ui/select.tsx";
import { Switch } from "../../../components/ui/switch.tsx";
import { LANGUAGES } from "../../../i18n/languages.ts";
import { useLanguage } from "../../../i18n/use-language.ts";
import { useTheme } from "../../../lib/use-theme.ts";

const SWITCH_ID = "dark-mode";
const HINT_ID = "dark-mode-hint";

function DarkModeSwitch() {
  const { t } = useTranslation("settings");
  const { theme, setTheme } = useTheme();
  return (
    <div className="flex items-center justify-between gap-6">
      <div>
        <Label htmlFor={SWITCH_ID}>{t("general.darkMode")}</Label>
        <p id={HINT_ID} className="text-sm text-ink-muted">
          {t("general.darkModeHint")}
        </p>
      </div>
      <Switch
        id={SWITCH_ID}
        aria-describedby={HINT_ID}
        checked={theme === "dark"}
        onCheckedChange={(isDark) => setTheme(isDark ? "dark" : "light")}
      />
    </div>
  );
}

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
