import { DAYS_OF_WEEK } from "@riwaq/domain/time/day-of-week";
import { useReducer, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { UnsavedChanges } from "../../../components/layout/unsaved-changes.tsx";
import { toast } from "../../../components/ui/toast-store.ts";
import { useSaveWeek } from "../api/save-week.ts";
import { faultsOf } from "../model/week-faults.ts";
import { isDirty, startWeek, weekReducer } from "../model/week-reducer.ts";
import { entriesFrom, inOrder, rangesOfDay } from "../model/week.ts";
import type { LoadedWeek } from "../model/week.ts";
import { DaySection } from "./day-section.tsx";
import { ExportBar } from "./export-bar.tsx";
import { controlIds, focusControl } from "./focus-control.ts";
import { weekEdits } from "./week-edits.ts";

type WeekFormProps = { teacherId: string; week: LoadedWeek; onSaved: () => void };

/** Everything here is local until it is exported. */
export function WeekForm({ teacherId, week, onSaved }: WeekFormProps) {
  const { t } = useTranslation("availability");
  const [state, dispatch] = useReducer(weekReducer, week.free, startWeek);
  const [wasRefused, setWasRefused] = useState(false);
  const isSaved = useRef(false);
  const save = useSaveWeek(teacherId, () => {
    isSaved.current = true;
    dispatch({ type: "saved" });
    toast({ title: t("saved") });
    onSaved();
  });
  const edits = weekEdits(state, dispatch);
  const faults = faultsOf(state.ranges, week.taken);
  const exportWeek = () => {
    const faulty = inOrder(state.ranges).find(({ id }) => faults.has(id));
    setWasRefused(faulty !== undefined);
    if (faulty) focusControl(controlIds.start(faulty.id));
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
        isDirty={isDirty(state)}
        isEmpty={state.ranges.length === 0}
        isRefused={wasRefused && faults.size > 0}
        onExport={exportWeek}
      />
      <UnsavedChanges hasChanges={() => isDirty(state) && !isSaved.current} />
    </>
  );
}
