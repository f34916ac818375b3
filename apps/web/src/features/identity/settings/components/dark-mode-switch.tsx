import { useTranslation } from "react-i18next";

import { Card } from "../../../../components/ui/card.tsx";
import { Label } from "../../../../components/ui/form-field.tsx";
import { Switch } from "../../../../components/ui/switch.tsx";
import { useTheme } from "../../../../lib/use-theme.ts";

const SWITCH_ID = "dark-mode";
const HINT_ID = "dark-mode-hint";

/** Wants the namespace `settings`. */
export function DarkModeSwitch() {
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

/** The same for those who have no settings page. */
export function ThemeCard() {
  return (
    <Card>
      <DarkModeSwitch />
    </Card>
  );
}
