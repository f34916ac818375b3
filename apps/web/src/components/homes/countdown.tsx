import type { Session } from "@riwaq/contracts/scheduling/sessions";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/use-language.ts";
import { formatAhead } from "../../lib/format.ts";
import { useCurrentMinute } from "../../lib/use-current-minute.ts";
import { timeUntil } from "./time-until.ts";

type CountdownProps = { session: Pick<Session, "starts_at" | "time_zone">; className?: string };

/** "in 3 days", "in 12 minutes", "the lesson has begun": minute by minute, and never louder than that. */
export function Countdown({ session: { starts_at, time_zone }, className }: CountdownProps) {
  const { t } = useTranslation("homes");
  const { language } = useLanguage();
  const until = timeUntil(starts_at, useCurrentMinute(), time_zone);
  return (
    <span className={className}>
      {until ? formatAhead(until.value, until.unit, language) : t("next.now")}
    </span>
  );
}
