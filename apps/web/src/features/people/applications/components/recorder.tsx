import { RECITATION_MAX_SECONDS } from "@riwaq/domain/people/applications/files";
import { CircleStop, Mic } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { formatClock } from "../../../../lib/format.ts";
import type { RecorderState } from "./use-recorder.ts";

const BARS = 24;
/** A voice that is near enough reaches two thirds of the meter; from here on it is too loud. */
const LOUD = 0.92;

function LevelMeter({ level }: { level: number }) {
  const { t } = useTranslation("application");
  const lit = Math.round(level * BARS);
  return (
    <div
      role="meter"
      aria-label={t("recitation.level")}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(level * 100)}
      className="flex h-8 items-center gap-1"
    >
      {Array.from({ length: BARS }, (_, index) => {
        const colour = index / BARS > LOUD ? "bg-danger" : "bg-primary";
        return (
          <span
            key={index}
            className={`grow rounded-full ${index < lit ? `h-full ${colour}` : "h-2 bg-line-strong/40"}`}
          />
        );
      })}
    </div>
  );
}

type RecorderProps = {
  state: RecorderState;
  /** There is a recording already. */
  isAgain: boolean;
  onStart: () => void;
  onStop: () => void;
};

/** The button that begins, and while it runs how loud one is and how much time is left. */
export function Recorder({ state, isAgain, onStart, onStop }: RecorderProps) {
  const { t } = useTranslation("application");
  if (state.step === "recording") {
    const left = formatClock(RECITATION_MAX_SECONDS - state.seconds);
    return (
      <div className="space-y-4 rounded-md border border-line bg-paper-deep p-4">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span role="status" className="inline-flex items-center gap-2 font-semibold">
            <span
              aria-hidden
              className="size-2.5 rounded-full bg-danger motion-safe:animate-pulse"
            />
            {t("recitation.recording")}
          </span>
          <bdi className="text-ink-muted tabular-nums">{t("recitation.left", { time: left })}</bdi>
        </p>
        <LevelMeter level={state.level} />
        <Button className="w-full" onClick={onStop}>
          <CircleStop aria-hidden strokeWidth={1.75} />
          {t("recitation.stop")}
        </Button>
      </div>
    );
  }
  return (
    <>
      <Button
        variant={isAgain ? "outline" : "default"}
        disabled={state.step === "asking"}
        aria-busy={state.step === "asking"}
        onClick={onStart}
      >
        <Mic aria-hidden strokeWidth={1.75} />
        {t(isAgain ? "recitation.again" : "recitation.record")}
      </Button>
      {state.step === "asking" && (
        <p role="status" className="w-full text-sm text-ink-muted">
          {t("recitation.asking")}
        </p>
      )}
    </>
  );
}
