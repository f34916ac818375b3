import { Pause, Play, RotateCcw, RotateCw } from "lucide-react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../i18n/use-language.ts";
import { formatClock, formatNumber } from "../../lib/format.ts";
import { Button } from "../ui/button.tsx";
import { Select } from "../ui/select.tsx";
import { RATES, STEP_MS, type useSound } from "./use-sound.ts";

type Sound = Omit<ReturnType<typeof useSound>, "ref" | "events">;

/** Play, back, on, and how fast. */
export function SoundControls({ sound, durationMs }: { sound: Sound; durationMs: number }) {
  const { t } = useTranslation("recitations");
  const { language } = useLanguage();
  const { isPlaying, atMs, rate, seek, toggle, choose } = sound;
  const PlayOrPause = isPlaying ? Pause : Play;
  return (
    <div dir="ltr" className="flex flex-wrap items-center gap-2">
      <Button
        variant="outline"
        size="icon"
        aria-label={t("player.back")}
        onClick={() => seek(atMs - STEP_MS)}
      >
        <RotateCcw aria-hidden strokeWidth={1.75} />
      </Button>
      <Button
        size="icon"
        className="rounded-full!"
        aria-label={t(isPlaying ? "player.pause" : "player.play")}
        onClick={toggle}
      >
        <PlayOrPause aria-hidden strokeWidth={1.75} />
      </Button>
      <Button
        variant="outline"
        size="icon"
        aria-label={t("player.forward")}
        onClick={() => seek(atMs + STEP_MS)}
      >
        <RotateCw aria-hidden strokeWidth={1.75} />
      </Button>
      <bdi className="grow text-ink-muted tabular-nums">
        {formatClock(atMs / 1000)} / {formatClock(durationMs / 1000)}
      </bdi>
      <div className="w-28">
        <Select
          aria-label={t("player.speed")}
          options={RATES.map((one) => ({
            value: `${one}`,
            label: t("player.times", { rate: formatNumber(one, language) }),
          }))}
          value={`${rate}`}
          onValueChange={(chosen) => choose(Number(chosen))}
        />
      </div>
    </div>
  );
}
