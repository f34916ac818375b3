import type { DayOfWeek } from "@riwaq/domain/time/day-of-week";
import { Plus, Lock } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { isolated } from "../../../../lib/format.ts";
import type { WeekFault } from "../model/week-faults.ts";
import type { Undo } from "../model/week-reducer.ts";
import type { EditedRange, TakenRange } from "../model/week.ts";
import { CopyDay } from "./copy-day.tsx";
import { RangeRow } from "./range-row.tsx";
import { UndoNotice } from "./undo-notice.tsx";
import type { WeekEdits } from "./week-edits.ts";

type DaySectionProps = {
  day: DayOfWeek;
  free: readonly EditedRange[];
  taken: readonly TakenRange[];
  faults: ReadonlyMap<string, WeekFault>;
  undo: Undo | null;
  edits: WeekEdits;
};

function DayRanges({ free, taken, faults, edits }: Omit<DaySectionProps, "day" | "undo">) {
  const { t } = useTranslation("availability");
  if (free.length + taken.length === 0) {
    return <p className="flex min-h-11 items-center text-ink-muted">{t("none")}</p>;
  }
  return (
    <ul className="space-y-2">
      {taken.map((range) => (
        <TakenRow key={range.id} range={range} />
      ))}
      {free.map((range, index) => (
        <RangeRow
          key={range.id}
          range={range}
          number={index + 1}
          fault={faults.get(range.id)}
          ids={edits.ids}
          onChange={(hours) => edits.change(range.id, hours)}
          onRemove={() => edits.remove(range, free)}
        />
      ))}
    </ul>
  );
}

export function DaySection({ day, free, taken, faults, undo, edits }: DaySectionProps) {
  const { t } = useTranslation(["availability", "errors"]);
  const name = t(`errors:day_${day}`);
  return (
    <section
      aria-label={name}
      className="gap-x-6 border-t border-line px-4 py-4 first:border-t-0 sm:px-6 md:grid md:grid-cols-[7rem_minmax(0,1fr)_auto]"
    >
      <h3 className="flex min-h-11 items-center self-start font-sans text-base font-semibold">
        {name}
      </h3>
      <div className="space-y-2">
        <DayRanges free={free} taken={taken} faults={faults} edits={edits} />
        <div role="status">
          {undo?.day === day && <UndoNotice undo={undo} onUndo={edits.undo} />}
        </div>
      </div>
      <div className="mt-2 flex items-start gap-1 md:mt-0">
        <Button
          id={edits.ids.add(day)}
          variant="outline"
          className="shrink! px-4! text-start"
          aria-label={t("addOn", { day: name })}
          onClick={() => edits.add(day)}
        >
          <Plus aria-hidden strokeWidth={1.75} />
          {t("add")}
        </Button>
        {free.length > 0 ? (
          <CopyDay day={day} onCopy={(to) => edits.copy(day, to)} />
        ) : (
          <span className="size-11 shrink-0" />
        )}
      </div>
    </section>
  );
}

function TakenRow({ range }: { range: TakenRange }) {
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
