import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { languageName } from "../../../../lib/language-name.ts";

type AboutTextProps = { text: string; language: string; isRead: boolean };

/**
 * What somebody says of themselves. It stands in the page as the server sends it, so that nobody waits for it; where
 * nothing was written, there is no heading either.
 */
export function AboutText({ text, language, isRead }: AboutTextProps) {
  const { t } = useTranslation("showcase");
  const { language: own } = useLanguage();
  return (
    <section aria-labelledby="about-teacher" className="has-[[data-part=text]:empty]:hidden">
      <h2 id="about-teacher">{t("page.about")}</h2>
      <p
        data-part="text"
        dir="auto"
        lang={language}
        className="mt-3 measure text-lg whitespace-pre-line wrap-anywhere"
      >
        {text}
      </p>
      {isRead && language !== own && (
        <p className="mt-2 text-sm text-ink-muted">
          {t("words.writtenIn", { language: languageName(language, own) })}
        </p>
      )}
    </section>
  );
}
