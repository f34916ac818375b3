import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatDuration } from "../../../../lib/format.ts";

type TimeLeftProps = { lessons: number; minutes: number };

/** "6 lessons left", and the hours that they make. */
export function TimeLeft({ lessons, minutes }: TimeLeftProps) {
  const { t } = useTranslation("subscription");
  const { language } = useLanguage();
  return (
    <p>
      <span className="block font-display text-3xl text-primary tabular-nums">
        {t("left.lessons", { count: lessons })}
      </span>
      {minutes > 0 && (
        <span className="text-ink-muted">
          {t("left.time", { time: formatDuration(minutes * 60, language) })}
        </span>
      )}
    </p>
  );
}
