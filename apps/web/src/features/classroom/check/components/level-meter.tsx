import { SILENCE, nextVoice } from "@riwaq/domain/classroom/call/speaking";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";

import { loudnessOf } from "../../../../lib/media/loudness.ts";

const LOOK_EVERY_MS = 80;
const BARS = 20;

type LevelMeterProps = { track: MediaStreamTrack; onVoice: () => void };

/** How loud a microphone hears, as it hears it. */
export function LevelMeter({ track, onVoice }: LevelMeterProps) {
  const { t } = useTranslation("classroom");
  const [lit, setLit] = useState(0);
  const tell = useEffectEvent(onVoice);
  useEffect(() => {
    const loudness = loudnessOf(new MediaStream([track]));
    const timer = setInterval(() => {
      const level = loudness.level();
      setLit(Math.round(level * BARS));
      if (nextVoice(SILENCE, level, 0).isSpeaking) tell();
    }, LOOK_EVERY_MS);
    return () => {
      clearInterval(timer);
      loudness.close();
    };
  }, [track]);
  return (
    <div
      role="meter"
      aria-label={t("check.microphone.level")}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round((lit / BARS) * 100)}
      className="flex h-6 items-center gap-1"
    >
      {Array.from({ length: BARS }, (_, index) => (
        <span
          key={index}
          className={`grow rounded-full ${index < lit ? "h-full bg-primary forced-colors:bg-[Highlight]" : "h-1.5 bg-line-strong/40"}`}
        />
      ))}
    </div>
  );
}
