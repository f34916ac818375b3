import { Undo2 } from "lucide-react";
import { useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { useCurrentSecond } from "../../../../lib/use-current-second.ts";
import { forgetChange, lastChange } from "../model/last-change.ts";
import type { LastChange } from "../model/last-change.ts";
import { countdown } from "../model/time-ahead.ts";
import { useUndo } from "./use-undo.ts";

function Bar({ change }: { change: LastChange }) {
  const { t } = useTranslation("sessions");
  const { undo, labelOf, isPending } = useUndo();
  const leftMs = Date.parse(change.undoUntil) - useCurrentSecond();
  const isOver = leftMs <= 0;
  useEffect(() => {
    if (isOver) forgetChange(change.id);
  }, [isOver, change.id]);
  if (isOver) return null;
  return (
    <section
      aria-label={t("undo.label")}
      className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-md border border-line bg-surface px-4 py-3"
    >
      <p>
        {t(`done.${change.kind}`, { count: change.count })}{" "}
        <span className="text-ink-muted">
          {t("undo.left")} <bdi className="tabular-nums">{countdown(leftMs)}</bdi>
        </span>
      </p>
      <Button
        variant="outline"
        aria-disabled={isPending}
        aria-busy={isPending}
        onClick={() => !isPending && undo(change.id)}
      >
        <Undo2 aria-hidden strokeWidth={1.75} className="flip-rtl" />
        {labelOf(change)}
      </Button>
    </section>
  );
}

/** For ten minutes after lessons were cancelled or moved: the way back, with the time that is left for it. */
export function UndoBar() {
  const change = useSyncExternalStore(lastChange.subscribe, lastChange.peek, () => null);
  useEffect(() => void lastChange.load(), []);
  return change ? <Bar change={change} /> : null;
}
