import type { RecitationDetails } from "@riwaq/contracts/learning/recitations";
import * as recitations from "@riwaq/contracts/learning/recitations.calls";
import { type ComponentProps, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";

import { hrefOf } from "../../lib/api.ts";
import type { PlacedMark } from "./marked-word.tsx";
import { SoundControls } from "./sound-controls.tsx";
import { useSound } from "./use-sound.ts";
import { Waveform } from "./waveform.tsx";

/** A recording while it is heard, and which of its marks was chosen last. */
export function useRecordedSound({ duration_ms }: RecitationDetails) {
  const { ref, events, ...sound } = useSound(duration_ms ?? 0);
  const [chosen, setChosen] = useState<string | null>(null);
  const choose = (mark: PlacedMark) => {
    setChosen(mark.id);
    sound.seek(mark.at_ms);
  };
  return { ref, events, sound, chosen, choose };
}
export type HeardSound = ReturnType<typeof useRecordedSound>;

type RecordedSoundProps = {
  recitation: RecitationDetails;
  heard: HeardSound;
  moments?: ComponentProps<typeof Waveform>["moments"];
  /** Between the picture and what it is gone about in with. */
  children?: ReactNode;
};

/** The picture of a recording with its marks, and the keys that play it. */
export function RecordedSound({ recitation, heard, moments, children }: RecordedSoundProps) {
  const { t } = useTranslation("recitations");
  const { id, marks, peaks } = recitation;
  const { ref, events, sound, chosen, choose } = heard;
  const durationMs = recitation.duration_ms ?? 0;
  return (
    <>
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
            {...(moments && { moments })}
            atMs={sound.atMs}
            durationMs={durationMs}
            chosen={chosen}
            onSeek={sound.seek}
            onToggle={sound.toggle}
            onMark={choose}
          />
          {children}
          <SoundControls sound={sound} durationMs={durationMs} />
        </>
      )}
    </>
  );
}
