import type { WeekPlan } from "@riwaq/contracts/scheduling/availability";
import { DAYS_OF_WEEK } from "@riwaq/domain/time/day-of-week";
import { useReducer, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { toast } from "../../../../components/ui/toast-store.ts";
import { UnsavedChanges } from "../../../../components/ui/unsaved-changes.tsx";
import { faultsOf } from "../model/week-faults.ts";
import { isDirty, startWeek, weekReducer } from "../model/week-reducer.ts";
import { entriesFrom, inOrder, rangesOfDay } from "../model/week.ts";
import type { LoadedWeek } from "../model/week.ts";
import { useSaveWeek } from "../mutations.ts";
import { DaySection } from "./day-section.tsx";
import { ExportBar } from "./export-bar.tsx";
import { controlIdsOf, focusControl } from "./focus-control.ts";
import { weekEdits } from "./week-edits.ts";

type WeekFormProps = {
  teacherId: string;
  plan?: WeekPlan;
  week: LoadedWeek;
  onSaved: () => void;
};

/** What is said of a plan once it is saved, and while it has no hours. */
function usePlanTexts(plan: WeekPlan) {
  const { t } = useTranslation("availability");
  return plan === "usual"
    ? { saved: t("saved"), empty: t("empty") }
    : { saved: t("ramadan.saved"), empty: t("ramadan.empty") };
}

/** Everything here is local until it is exported. */
export function WeekForm({ teacherId, plan = "usual", week, onSaved }: WeekFormProps) {
  const { t } = useTranslation("availability");
  const texts = usePlanTexts(plan);
  const [state, dispatch] = useReducer(weekReducer, week.free, startWeek);
  const [wasRefused, setWasRefused] = useState(false);
  const isSaved = useRef(false);
  const save = useSaveWeek(teacherId, plan, () => {
    isSaved.current = true;
    dispatch({ type: "saved" });
    toast({ title: texts.saved });
    onSaved();
  });
  const edits = weekEdits(state, dispatch, controlIdsOf(plan));
  const faults = faultsOf(state.ranges);
  const exportWeek = () => {
    const faulty = inOrder(state.ranges).find(({ id }) => faults.has(id));
    setWasRefused(faulty !== undefined);
    if (faulty) focusControl(edits.ids.start(faulty.id));
    else save.mutate(entriesFrom(state.ranges));
  };
  return (
    <>
      <fieldset
        disabled={save.isPending}
        className="min-w-0 rounded-md border border-line bg-surface"
      >
        {DAYS_OF_WEEK.map((day) => (
          <DaySection
            key={day}
            day={day}
            free={rangesOfDay(state.ranges, day)}
            taken={rangesOfDay(week.taken, day)}
            faults={faults}
            undo={state.undo}
            edits={edits}
          />
        ))}
      </fieldset>
      <ExportBar
        error={save.error}
        isBusy={save.isPending}
        status={state.ranges.length === 0 ? texts.empty : isDirty(state) && t("unsaved")}
        isRefused={wasRefused && faults.size > 0}
        onExport={exportWeek}
      />
      <UnsavedChanges hasChanges={() => isDirty(state) && !isSaved.current} />
    </>
  );
}
