import type { RecitationDetails } from "@riwaq/contracts/learning/recitations";
import * as recitations from "@riwaq/contracts/learning/recitations.calls";
import { Pause, Play, RotateCcw, RotateCw } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { Select } from "../../../../components/ui/select.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { hrefOf } from "../../../../lib/api.ts";
import { formatClock, formatNumber } from "../../../../lib/format.ts";
import { RATES, STEP_MS, useSound } from "../model/use-sound.ts";
import { MarkList } from "./mark-list.tsx";
import { MarkedWord, type PlacedMark } from "./marked-word.tsx";
import { Waveform } from "./waveform.tsx";

type Sound = Omit<ReturnType<typeof useSound>, "ref" | "events">;

function Controls({ sound, durationMs }: { sound: Sound; durationMs: number }) {
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

/** A recording with its picture, and on it what was marked: heard, gone about in by pointer and keys, told in words. */
export function RecitationPlayer({ recitation }: { recitation: RecitationDetails }) {
  const { t } = useTranslation("recitations");
  const { id, marks, peaks } = recitation;
  const durationMs = recitation.duration_ms ?? 0;
  const { ref, events, ...sound } = useSound(durationMs);
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = marks.find((mark) => mark.id === chosen);
  const choose = (mark: PlacedMark) => {
    setChosen(mark.id);
    sound.seek(mark.at_ms);
  };
  return (
    <section aria-label={t("player.label")} className="space-y-3">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a recitation: its text is the mushaf */}
      <audio
        ref={ref}
        src={hrefOf(recitations.sound, { params: { id } })}
        preload="metadata"
        {...events}
      />
      {sound.hasFailed ? (
        <p role="alert">{t("player.failed")}</p>
      ) : (
        <>
          <Waveform
            peaks={peaks}
            marks={marks}
            atMs={sound.atMs}
            durationMs={durationMs}
            chosen={chosen}
            onSeek={sound.seek}
            onToggle={sound.toggle}
            onMark={choose}
          />
          {shown && (
            <p
              role="status"
              className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-paper-deep px-3 py-2"
            >
              <MarkedWord mark={shown} />
            </p>
          )}
          <Controls sound={sound} durationMs={durationMs} />
        </>
      )}
      <MarkList marks={marks} chosen={chosen} onMark={choose} />
    </section>
  );
}
