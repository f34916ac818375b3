import { ITEMS_MAX } from "@riwaq/domain/people/placement/item";
import { ITEM_TIME_MAX_MS, isRun, nextItem } from "@riwaq/domain/people/placement/run";
import { RotateCcw } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { focusHeading } from "../../../../lib/focus-heading.ts";
import type { KeptRun } from "../model/kept-run.ts";
import { PlacementQuestion } from "./placement-question.tsx";
import { PlacementResult } from "./placement-result.tsx";

type TestProps = {
  run: KeptRun;
  onChange: (run: KeptRun) => void;
  onLeave: () => void;
};

/** One question after the other, and the result once enough is known. Comes with the bank of questions. */
export function PlacementTest({ run, onChange, onLeave }: TestProps) {
  // Questions that are asked otherwise today begin anew.
  const { answers, spentMs } = isRun(run.answers) ? run : { answers: [], spentMs: 0 };
  const item = nextItem(answers, spentMs);
  useHeadingOf(item?.id ?? "result");
  if (!item) return <PlacementResult run={run} onLeave={onLeave} />;
  const answer = (option: number | null, tookMs: number) =>
    onChange({
      who: run.who,
      answers: [...answers, { item: item.id, option }],
      spentMs: spentMs + Math.min(tookMs, ITEM_TIME_MAX_MS),
    });
  return (
    <>
      <Progress value={answers.length / ITEMS_MAX} />
      <PlacementQuestion key={item.id} item={item} onAnswer={answer} />
      <Again onLeave={onLeave} />
    </>
  );
}

/** The control that was pressed is gone with its question: whoever reads by ear or keyboard goes on at the next one. */
function useHeadingOf(step: string) {
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (before.current !== step) focusHeading();
    before.current = step;
  }, [step]);
}

/** How far, and nothing of what was right: a line that grows. */
function Progress({ value }: { value: number }) {
  const { t } = useTranslation("placement");
  const percent = Math.round(value * 100);
  return (
    <div
      role="progressbar"
      aria-label={t("progress")}
      aria-valuenow={percent}
      className="h-1.5 overflow-hidden rounded-full border border-transparent bg-line"
    >
      <div
        className="h-full rounded-full bg-primary transition-[inline-size] forced-colors:bg-[Highlight]"
        style={{ inlineSize: `${Math.max(percent, 2)}%` }}
      />
    </div>
  );
}

function Again({ onLeave }: Pick<TestProps, "onLeave">) {
  const { t } = useTranslation("placement");
  return (
    <p className="mt-8 text-center">
      <Button variant="ghost" size="sm" className="min-h-11 text-ink-muted" onClick={onLeave}>
        <RotateCcw aria-hidden strokeWidth={1.75} />
        {t("again")}
      </Button>
    </p>
  );
}
