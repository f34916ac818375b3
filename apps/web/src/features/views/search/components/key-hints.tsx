import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";

/** Which keys do what, where there is a keyboard. */
export function KeyHints() {
  const { t } = useTranslation("search");
  const { direction } = useLanguage();
  const keys = [
    ["↑ ↓", "choose"],
    ["↵", "open"],
    [direction === "rtl" ? "←" : "→", "more"],
    ["Esc", "close"],
  ] as const;
  return (
    <p className="hidden flex-wrap gap-x-5 gap-y-1 border-t border-line px-5 py-2.5 text-sm text-ink-muted sm:flex">
      {keys.map(([sign, key]) => (
        <span key={key}>
          <kbd className="rounded-sm border border-line bg-paper-deep px-1.5 font-sans">{sign}</kbd>{" "}
          {t(`keys.${key}`)}
        </span>
      ))}
    </p>
  );
}
