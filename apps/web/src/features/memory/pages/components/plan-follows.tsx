import type { HeatMap } from "@riwaq/contracts/memory/pages";
import { type Memory, MemoryPlan } from "@riwaq/contracts/memory/plan";
import { useDeferredValue } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { previewPlan } from "../model/plan-preview.ts";

/** What truly follows from the plan as it is typed: how long it takes until all old pages came round. */
export function PlanFollows({ memory, map }: { memory: Memory; map: HeatMap }) {
  const { t } = useTranslation("memory");
  const typed = MemoryPlan.safeParse(useDeferredValue(useWatch<MemoryPlan>()));
  if (!typed.success) return null;
  const plan = typed.data;
  const { oldPages, cycleDays, isLonger } = previewPlan(plan, map.pages, memory);
  const amounts = {
    pages: t("plan.pagesOf", { count: plan.pages }),
    minutes: t("plan.minutesOf", { count: plan.minutes }),
    span: t("plan.daysOf", { count: cycleDays }),
  };
  return (
    <div role="status" className="rounded-md bg-success-soft px-4 py-3">
      <p className="font-semibold">
        {oldPages === 0
          ? t("plan.followsNothing")
          : t("plan.follows", { count: oldPages, ...amounts })}
      </p>
      {isLonger && <p className="mt-1 text-sm">{t("plan.longer", { count: plan.cycle_days })}</p>}
    </div>
  );
}
