import type { RecitationDetails } from "@riwaq/contracts/learning/recitations";
import * as recitations from "@riwaq/contracts/learning/recitations.calls";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { MarkList } from "../../../../components/recitations/mark-list.tsx";
import { MarkedWord, type PlacedMark } from "../../../../components/recitations/marked-word.tsx";
import { SoundControls } from "../../../../components/recitations/sound-controls.tsx";
import { useSound } from "../../../../components/recitations/use-sound.ts";
import { Waveform } from "../../../../components/recitations/waveform.tsx";
import { hrefOf } from "../../../../lib/api.ts";

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
          <SoundControls sound={sound} durationMs={durationMs} />
        </>
      )}
      <MarkList marks={marks} chosen={chosen} onMark={choose} />
    </section>
  );
}
