import type { Application } from "@riwaq/contracts/people/applications";
import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";

import { cn } from "../../../../lib/cn.ts";

const STEPS = ["gather", "read", "answer"] as const;
type Step = (typeof STEPS)[number];

const AT: Partial<Record<Application["approval"], Step>> = {
  draft: "gather",
  returned: "gather",
  applied: "read",
};

/** Where the application stands, as arches that one passes. */
export function ApplicationSteps({ approval }: Pick<Application, "approval">) {
  const { t } = useTranslation("application");
  const at = STEPS.indexOf(AT[approval] ?? "answer");
  return (
    <ol aria-label={t("steps.label")} className="grid grid-cols-3 gap-2 sm:gap-4">
      {STEPS.map((step, index) => {
        const [isDone, isNow] = [index < at, index === at];
        return (
          <li
            key={step}
            aria-current={isNow ? "step" : undefined}
            className={cn(
              "flex flex-col items-center gap-1.5 arch-top rounded-b-md border px-2 pt-7 pb-3 text-center text-sm",
              isNow ? "border-primary bg-surface font-semibold" : "border-line text-ink-muted",
            )}
          >
            <span
              aria-hidden
              className={cn(
                "grid size-6 place-items-center rounded-full text-sm tabular-nums",
                isDone || isNow ? "bg-primary text-on-primary" : "bg-paper-deep",
              )}
            >
              {isDone ? <Check strokeWidth={2} className="size-4" /> : index + 1}
            </span>
            {t(`steps.${step}`)}
          </li>
        );
      })}
    </ol>
  );
}
