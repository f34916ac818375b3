import { Check, ChevronDown } from "lucide-react";
import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";

import { LANGUAGES } from "../../i18n/languages.ts";
import type { Language } from "../../i18n/languages.ts";
import { useLanguage } from "../../i18n/use-language.ts";
import { cn } from "../../lib/cn.ts";
import { Disclosure } from "../ui/disclosure.tsx";

/** Each language under its own name, since whoever looks for it may not read the one on show. */
const OWN_NAMES = { en: "English", fr: "Français", ar: "العربية" } as const;

/** Where the page is not in Arabic, one word is not worth its font. */
const isForeignScript = (code: Language, shown: Language) => code === "ar" && shown !== "ar";

function LanguageLink({ code }: { code: Language }) {
  const { language, setLanguage } = useLanguage();
  const choose = (event: MouseEvent) => {
    event.preventDefault();
    void setLanguage(code);
  };
  return (
    <a
      href={`?lang=${code}`}
      hrefLang={code}
      lang={code}
      aria-current={code === language}
      onClick={choose}
      className={cn(
        "flex min-h-11 items-center justify-between gap-4 rounded-sm px-3 hover:bg-paper-deep",
        isForeignScript(code, language) && "font-[system-ui]",
      )}
    >
      {OWN_NAMES[code]}
      {code === language && <Check aria-hidden strokeWidth={1.75} className="size-4.5" />}
    </a>
  );
}

/** Links to the page in each language: they work before any script arrives, and without leaving the page after. */
export function LanguageMenu() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <Disclosure
      className="group relative"
      labelClassName="flex min-h-11 cursor-pointer items-center gap-2 rounded-md border border-line bg-surface px-3 text-sm hover:bg-paper-deep"
      panelClassName="absolute end-0 top-full z-30 mt-2 min-w-40 animate-appear rounded-md border border-line bg-surface p-1.5"
      label={
        <>
          <span className="sr-only">{t("language.label")}</span>
          <span>{OWN_NAMES[language]}</span>
          <ChevronDown
            aria-hidden
            strokeWidth={1.75}
            className="size-4 text-ink-muted transition-transform group-open:rotate-180"
          />
        </>
      }
    >
      <ul>
        {LANGUAGES.map((code) => (
          <li key={code}>
            <LanguageLink code={code} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
