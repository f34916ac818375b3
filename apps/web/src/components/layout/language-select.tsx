import { useTranslation } from "react-i18next";

import { LANGUAGES, languageFrom } from "../../i18n/languages.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { cn } from "../../lib/cn.ts";

/** Each language under its own name, since whoever looks for it may not read the one on show. */
const OWN_NAMES = { en: "English", fr: "Français", ar: "العربية" } as const;

export function LanguageSelect({ className }: { className?: string }) {
  const { t } = useTranslation();
  const { language, setLanguage } = useLanguage();
  return (
    <select
      aria-label={t("language.label")}
      value={language}
      onChange={(event) => {
        const chosen = languageFrom(event.target.value);
        if (chosen) void setLanguage(chosen);
      }}
      className={cn(
        "min-h-11 cursor-pointer rounded-md border border-line bg-surface px-2 text-sm text-ink",
        className,
      )}
    >
      {LANGUAGES.map((code) => (
        <option key={code} value={code} lang={code}>
          {OWN_NAMES[code]}
        </option>
      ))}
    </select>
  );
}
