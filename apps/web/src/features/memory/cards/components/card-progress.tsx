import type { CardCounts } from "@riwaq/contracts/memory/cards";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";

/** How far somebody is with a deck. */
export function CardProgress({ counts }: { counts: CardCounts }) {
  const { t } = useTranslation("cards");
  const { language } = useLanguage();
  return (
    <span className="text-sm text-ink-muted">
      {t("progress", {
        known: formatNumber(counts.known, language),
        learning: formatNumber(counts.learning, language),
        fresh: formatNumber(counts.new, language),
      })}
    </span>
  );
}
