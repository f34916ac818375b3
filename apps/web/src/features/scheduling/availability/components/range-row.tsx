import { Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { END_HOURS, HOURS } from "../model/hours.ts";
import type { WeekFault } from "../model/week-faults.ts";
import type { EditedRange } from "../model/week.ts";
import type { ControlIds } from "./focus-control.ts";
import { HourSelect } from "./hour-select.tsx";

function useFaultText() {
  const { t } = useTranslation(["availability", "errors"]);
  return (fault: WeekFault) => {
    if (fault.kind === "overlap") return t("overlap", { start: fault.start, end: fault.end });
    return t(`errors:slot_${fault.kind}`);
  };
}

type RangeRowProps = {
  range: EditedRange;
  /** Counted from 1 within the day, for those who hear the row. */
  number: number;
  fault: WeekFault | undefined;
  ids: ControlIds;
  onChange: (hours: { start?: string; end?: string }) => void;
  onRemove: () => void;
};

export function RangeRow({ range, number, fault, ids, onChange, onRemove }: RangeRowProps) {
  const { t } = useTranslation(["availability", "errors"]);
  const faultText = useFaultText();
  const { id, start, end } = range;
  const day = t(`errors:day_${range.day}`);
  const faultId = ids.fault(id);
  const state = { "aria-invalid": fault !== undefined, "aria-describedby": fault && faultId };
  return (
    <li>
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)_auto] items-center gap-2 sm:grid-cols-[8rem_auto_8rem_auto] sm:justify-start">
        <HourSelect
          id={ids.start(id)}
          aria-label={t("start", { day, number })}
          hours={HOURS}
          value={start}
          onHourChange={(hour) => onChange({ start: hour })}
          {...state}
        />
        <span aria-hidden className="text-ink-muted">
          –
        </span>
        <HourSelect
          aria-label={t("end", { day, number })}
          hours={END_HOURS}
          value={end}
          onHourChange={(hour) => onChange({ end: hour })}
          {...state}
        />
        <Button
          id={ids.remove(id)}
          variant="ghost"
          className="px-3! text-ink-muted! hover:text-danger!"
          aria-label={t("removeRange", { start, end, day })}
          onClick={onRemove}
        >
          <Trash2 aria-hidden strokeWidth={1.75} />
          <span className="hidden sm:inline">{t("remove")}</span>
        </Button>
      </div>
      <p id={faultId} aria-live="polite" className="text-sm text-danger">
        {fault && faultText(fault)}
      </p>
    </li>
  );
}
