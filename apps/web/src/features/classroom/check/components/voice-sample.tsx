import type { SeatRole } from "@riwaq/domain/classroom/seats";
import { CircleDot } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { SoundPlayer } from "../../../../components/ui/sound-player.tsx";
import { SAMPLE_MS, canRecord, recordSample } from "../model/sounds.ts";
import type { Sample } from "../model/sounds.ts";

function useSample(track: MediaStreamTrack) {
  const [address, setAddress] = useState<string | null>(null);
  const [isRecording, setIsRecording] = useState(false);
  const running = useRef<Sample>(null);
  useEffect(() => () => running.current?.abandon(), []);
  useEffect(() => () => URL.revokeObjectURL(address ?? ""), [address]);
  const record = async () => {
    setIsRecording(true);
    setAddress(null);
    const sample = recordSample(track);
    running.current = sample;
    const recorded = await sample.done;
    setIsRecording(false);
    setAddress(recorded);
  };
  return { address, isRecording, record: () => void record() };
}

/** A long vowel recorded and heard again: what a browser, a headset or a room makes of it is heard before the lesson. */
export function VoiceSample({ track, role }: { track: MediaStreamTrack; role: SeatRole }) {
  const { t } = useTranslation("classroom");
  const { address, isRecording, record } = useSample(track);
  if (!canRecord()) return null;
  return (
    <div className="space-y-3">
      <p>{t(role === "pupil" ? "check.sample.pupil" : "check.sample.others")}</p>
      <Button size="sm" variant="outline" disabled={isRecording} onClick={record}>
        <CircleDot aria-hidden strokeWidth={1.75} className={isRecording ? "text-danger" : ""} />
        {t(isRecording ? "check.sample.recording" : "check.sample.record")}
      </Button>
      {address && (
        <>
          <SoundPlayer
            key={address}
            src={address}
            seconds={SAMPLE_MS / 1000}
            label={t("check.sample.title")}
          />
          <p className="text-sm text-ink-muted">{t("check.sample.cut")}</p>
        </>
      )}
    </div>
  );
}
