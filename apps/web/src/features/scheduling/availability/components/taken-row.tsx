import { Lock } from "lucide-react";
import { useTranslation } from "react-i18next";

import { isolated } from "../model/isolated.ts";
import type { TakenRange } from "../model/week.ts";

export function TakenRow({ range }: { range: TakenRange }) {
  const { t } = useTranslation("availability");
  const { start, end, student } = range;
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 rounded-md bg-paper-deep px-3 py-2">
      <Lock aria-hidden className="size-4 shrink-0 text-ink-muted" strokeWidth={1.75} />
      <span className="tabular-nums">
        {start}–{end}
      </span>
      <span className="text-ink-muted">
        {student === null ? t("taken") : t("takenBy", { student: isolated(student) })}
      </span>
    </li>
  );
}
