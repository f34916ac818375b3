import { heardItemOf } from "@riwaq/domain/people/placement/bank";
import { isTest, nextAsked } from "@riwaq/domain/people/placement/hearing";
import { ANSWERS_MAX, ITEMS_MAX, type Item } from "@riwaq/domain/people/placement/item";
import { LISTENING } from "@riwaq/domain/people/placement/items/listening";
import { ITEM_TIME_MAX_MS } from "@riwaq/domain/people/placement/run";
import { EarOff, RotateCcw } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { LoadingIndicator } from "../../../../components/ui/loading-indicator.tsx";
import { focusHeading } from "../../../../lib/focus-heading.ts";
import type { KeptRun } from "../model/kept-run.ts";
import { usePlacementSounds } from "../model/sounds.ts";
import { HeardItem } from "./heard-item.tsx";
import { PlacementQuestion } from "./placement-question.tsx";
import { PlacementResult } from "./placement-result.tsx";
import { ShownItem } from "./shown-item.tsx";

type TestProps = {
  run: KeptRun;
  onChange: (run: KeptRun) => void;
  onLeave: () => void;
};

const EVERYTHING = new Set(LISTENING.map(({ id }) => id));

/** The next question where these can be heard; null where the test is over. */
const nextOf = ({ answers, isOver, ...run }: KeptRun, sounds: ReadonlySet<string>): Item | null =>
  isOver ? null : nextAsked(answers, { ...run, sounds });

/** One question after the other, and the result once enough is known. Comes with the bank of questions. */
export function PlacementTest({ run: kept, onChange, onLeave }: TestProps) {
  const { t } = useTranslation("placement");
  const { addresses, isReading } = usePlacementSounds();
  // Questions that are asked otherwise today begin anew.
  const run: KeptRun = isTest(kept.answers) ? kept : { who: kept.who, answers: [], spentMs: 0 };
  const sounds = new Set(addresses.keys());
  const item = nextOf(run, sounds);
  const isWaiting = !item && isReading && nextOf(run, EVERYTHING) !== null;
  useHeadingOf(item?.id ?? (isWaiting ? "waiting" : "result"));
  if (isWaiting) return <LoadingIndicator type="pulse" size="lg" text={t("hear.loading")} />;
  if (!item) return <PlacementResult run={run} onLeave={onLeave} />;
  // A result that was shown stays one, whatever is recorded after it.
  const goOn = (next: KeptRun) =>
    onChange({ ...next, isOver: !isReading && nextOf(next, sounds) === null });
  const answer = (option: number | null, tookMs: number) =>
    goOn({
      ...run,
      answers: [...run.answers, { item: item.id, option }],
      spentMs: run.spentMs + Math.min(tookMs, ITEM_TIME_MAX_MS),
    });
  const passed = run.passed ?? [];
  const address = addresses.get(item.id);
  const heardBefore = run.answers.filter((one) => heardItemOf(one.item)).length + passed.length;
  return (
    <>
      <Progress value={address ? heardShare(heardBefore) : readShare(run, sounds)} />
      <PlacementQuestion key={item.id} item={item} onAnswer={answer}>
        {address ? (
          <HeardItem
            address={address}
            isFirst={heardBefore === 0}
            onPass={() => goOn({ ...run, passed: [...passed, item.id] })}
          />
        ) : (
          <ShownItem item={item} />
        )}
      </PlacementQuestion>
      <div className="mt-8 flex flex-col items-center gap-1">
        {address && <CannotListen onSkip={() => onChange({ ...run, isOver: true })} />}
        <Again onLeave={onLeave} />
      </div>
    </>
  );
}

const heardShare = (heard: number) => (ITEMS_MAX + heard) / ANSWERS_MAX;
const readShare = ({ answers }: KeptRun, { size }: ReadonlySet<string>) =>
  answers.length / (size > 0 ? ANSWERS_MAX : ITEMS_MAX);

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

/** Said once: nothing more is asked by ear, and nothing is counted for or against. */
function CannotListen({ onSkip }: { onSkip: () => void }) {
  const { t } = useTranslation("placement");
  return (
    <Button variant="ghost" size="sm" className="min-h-11 text-ink-muted" onClick={onSkip}>
      <EarOff aria-hidden strokeWidth={1.75} />
      {t("hear.cannot")}
    </Button>
  );
}

function Again({ onLeave }: Pick<TestProps, "onLeave">) {
  const { t } = useTranslation("placement");
  return (
    <Button variant="ghost" size="sm" className="min-h-11 text-ink-muted" onClick={onLeave}>
      <RotateCcw aria-hidden strokeWidth={1.75} />
      {t("again")}
    </Button>
  );
}
