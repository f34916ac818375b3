import type { Progress } from "@riwaq/contracts/learning/reports";
import { Check, Clock, UserX } from "lucide-react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/use-language.ts";
import { cn } from "../../lib/cn.ts";
import { formatNumber } from "../../lib/format.ts";

const SIGNS = [
  { key: "present", Icon: Check, colour: "text-success" },
  { key: "late", Icon: Clock, colour: "text-on-accent-soft" },
  { key: "absent", Icon: UserX, colour: "text-danger" },
] as const;

/** How often in all, and what the colours of the picture stand for. */
export function AttendanceLegend({ attendance }: Pick<Progress, "attendance">) {
  const { t } = useTranslation("reports");
  const { language } = useLanguage();
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-2">
      {SIGNS.map(({ key, Icon, colour }) => (
        <div key={key} className="flex items-center gap-2">
          <dt className={cn("flex items-center gap-1.5", colour)}>
            <Icon aria-hidden strokeWidth={1.75} className="size-4.5" />
            {t(`attendance.${key}`)}
          </dt>
          <dd className="font-semibold tabular-nums">{formatNumber(attendance[key], language)}</dd>
        </div>
      ))}
    </dl>
  );
}
