import type { Substitute } from "@riwaq/contracts/scheduling/cover";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../i18n/use-language.ts";
import { formatDuration, formatList } from "../../../lib/format.ts";

const MINUTE_S = 60;

/** What speaks for somebody, in a line; nothing where nothing does. */
export function Reasons({ of: { reasons } }: { of: Substitute }) {
  const { t } = useTranslation("leave");
  const { language } = useLanguage();
  if (reasons.length === 0) return null;
  const words = reasons.map((reason) => t(`reason.${reason}`));
  return <span className="block text-sm text-ink-muted">{formatList(words, language)}</span>;
}

/** Why somebody cannot, or what speaks for them and how much they teach that week. */
export function SubstituteFacts({ of }: { of: Substitute }) {
  const { t } = useTranslation("leave");
  const { language } = useLanguage();
  if (of.fault) return <span className="block text-sm">{t(`fault.${of.fault}`)}</span>;
  return (
    <>
      <Reasons of={of} />
      <span className="block text-sm text-ink-muted">
        {t("who.week", { time: formatDuration(of.minutes_that_week * MINUTE_S, language) })}
      </span>
    </>
  );
}
