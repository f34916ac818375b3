import type { SeatRole } from "@riwaq/domain/classroom/seats";
import { Headphones, Mic } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { CheckRow, Fine } from "./check-row.tsx";
import { DeviceChoice } from "./device-choice.tsx";
import { DeviceFault } from "./device-fault.tsx";
import { LevelMeter } from "./level-meter.tsx";
import type { DeviceInHand } from "./use-device.ts";
import { VoiceSample } from "./voice-sample.tsx";

function Open({ track, role }: { track: MediaStreamTrack; role: SeatRole }) {
  const { t } = useTranslation("classroom");
  const [isHeard, setIsHeard] = useState(false);
  return (
    <>
      <LevelMeter track={track} onVoice={() => setIsHeard(true)} />
      {isHeard ? (
        <Fine>{t("check.microphone.heard")}</Fine>
      ) : (
        <p className="text-ink-muted">{t("check.microphone.speak")}</p>
      )}
      <VoiceSample track={track} role={role} />
      <p className="flex gap-2.5 text-sm text-ink-muted">
        <Headphones aria-hidden strokeWidth={1.75} className="mt-0.5 size-4.5 shrink-0" />
        {t("check.microphone.headphones")}
      </p>
    </>
  );
}

/** Whether one is heard, and how a long vowel sounds to the others. */
export function CheckMicrophone({ device, role }: { device: DeviceInHand; role: SeatRole }) {
  const { t } = useTranslation("classroom");
  const { state, open } = device;
  return (
    <CheckRow icon={Mic} title={t("check.microphone.title")}>
      {state.step === "asking" && <p role="status">{t("check.microphone.asking")}</p>}
      {state.step === "closed" && state.fault && (
        <DeviceFault kind="microphone" fault={state.fault} onRetry={() => void open()} />
      )}
      {state.step === "open" && <Open key={state.track.id} track={state.track} role={role} />}
      <DeviceChoice label={t("check.microphone.device")} device={device} />
    </CheckRow>
  );
}
