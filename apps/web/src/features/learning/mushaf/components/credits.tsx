import { useTranslation } from "react-i18next";

import { SOURCE_OF_TEXT } from "../../../../components/mushaf/words-of-print.ts";

/** Whose text it is, as its owner asks; and which print the lines are those of. */
export function Credits() {
  const { t } = useTranslation("mushaf");
  return (
    <p className="text-sm text-ink-muted">
      {t("credits.text")}{" "}
      <a href="https://tanzil.net" rel="noreferrer" target="_blank" className="underline">
        {SOURCE_OF_TEXT}
      </a>
      {" · "}
      {t("credits.lines")}
    </p>
  );
}
