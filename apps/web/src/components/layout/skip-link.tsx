import { useTranslation } from "react-i18next";

export const MAIN_ID = "content";

/** First in the tab order: past the navigation, to the page itself. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a
      href={`#${MAIN_ID}`}
      className="sr-only z-50 rounded-md bg-primary px-4 py-2 text-on-primary focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
    >
      {t("nav.skip")}
    </a>
  );
}
