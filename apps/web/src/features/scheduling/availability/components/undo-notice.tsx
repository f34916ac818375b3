import { Undo2 } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import type { Undo } from "../model/week-reducer.ts";

type UndoNoticeProps = { undo: Undo; onUndo: () => void };

/** What was just taken away or replaced, with the way back beside it. */
export function UndoNotice({ undo, onUndo }: UndoNoticeProps) {
  const { t } = useTranslation(["availability", "errors"]);
  const day = t(`errors:day_${undo.day}`);
  const text = undo.removed
    ? t("removed", { day, start: undo.removed.start, end: undo.removed.end })
    : t("copied", { day, count: undo.days.length });
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-ink-muted">
      <p>{text}</p>
      <Button variant="link" className="px-1!" onClick={onUndo}>
        <Undo2 aria-hidden strokeWidth={1.75} className="flip-rtl" />
        {t("undo")}
      </Button>
    </div>
  );
}
