import { Video } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";

import { Switch } from "../../../../components/ui/switch.tsx";
import { CheckRow } from "./check-row.tsx";
import { DeviceChoice } from "./device-choice.tsx";
import { DeviceFault } from "./device-fault.tsx";
import type { DeviceInHand } from "./use-device.ts";

/** As in a mirror: so one knows oneself. */
function Preview({ track }: { track: MediaStreamTrack }) {
  const { t } = useTranslation("classroom");
  const picture = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (picture.current) picture.current.srcObject = new MediaStream([track]);
  }, [track]);
  return (
    <video
      ref={picture}
      autoPlay
      muted
      playsInline
      aria-label={t("check.camera.preview")}
      className="aspect-4/3 w-full max-w-64 -scale-x-100 rounded-md bg-band object-cover"
    />
  );
}

/** The camera is never needed, and says so. */
export function CheckCamera({ device }: { device: DeviceInHand }) {
  const { t } = useTranslation("classroom");
  const id = useId();
  const { state, open, close } = device;
  return (
    <CheckRow icon={Video} title={t("check.camera.title")}>
      <div className="flex items-center justify-between gap-4">
        <label htmlFor={id}>{t("check.camera.show")}</label>
        <Switch
          id={id}
          checked={state.step !== "closed"}
          onCheckedChange={(isOn) => void (isOn ? open() : close())}
        />
      </div>
      {state.step === "closed" && !state.fault && (
        <p className="text-sm text-ink-muted">{t("check.camera.off")}</p>
      )}
      {state.step === "closed" && state.fault && (
        <DeviceFault kind="camera" fault={state.fault} onRetry={() => void open()} />
      )}
      {state.step === "asking" && <p role="status">{t("check.camera.asking")}</p>}
      {state.step === "open" && <Preview track={state.track} />}
      <DeviceChoice label={t("check.camera.device")} device={device} />
    </CheckRow>
  );
}
