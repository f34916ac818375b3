import { useTranslation } from "react-i18next";

import { LanguageMenu } from "../../../../components/layout/language-menu.tsx";
import { Select } from "../../../../components/ui/select.tsx";
import { THEMES } from "../../../../lib/theme.ts";
import { useTheme } from "../../../../lib/use-theme.ts";
import type { TextDirection } from "../model/use-direction-switch.ts";

const DIRECTIONS = ["ltr", "rtl"] as const;

type DesignSwitchesProps = {
  direction: TextDirection;
  onDirection: (direction: TextDirection) => void;
};

/** Language and theme are the site's own, and stay when one leaves; the direction is the page's. */
export function DesignSwitches({ direction, onDirection }: DesignSwitchesProps) {
  const { t } = useTranslation("design");
  const { theme, setTheme } = useTheme();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <LanguageMenu />
      <Select
        className="w-auto!"
        aria-label={t("switches.direction")}
        options={DIRECTIONS.map((value) => ({ value, label: t(`switches.${value}`) }))}
        value={direction}
        onValueChange={onDirection}
      />
      <Select
        className="w-auto!"
        aria-label={t("switches.theme")}
        options={THEMES.map((value) => ({ value, label: t(`switches.${value}`) }))}
        value={theme}
        onValueChange={setTheme}
      />
    </div>
  );
}
