import { type SeatRole, maySpeak } from "@riwaq/domain/classroom/seats";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import type { OwnDevices } from "../../../../lib/media/chosen-devices.ts";
import { tryConnection } from "../model/try-connection.ts";
import type { Tried } from "../model/try-connection.ts";
import { CheckCamera } from "./check-camera.tsx";
import { CheckConnection } from "./check-connection.tsx";
import { CheckMicrophone } from "./check-microphone.tsx";
import { CheckSpeaker } from "./check-speaker.tsx";
import { useDevice } from "./use-device.ts";

export type RoomCheckProps = {
  iceServers: RTCIceServer[];
  /** Where voices go by one; else from browser to browser. */
  mediaServer?: string | null;
  isCameraOffered: boolean;
  isCameraOnAtFirst: boolean;
  roleHint: SeatRole;
  /** Pressed to enter; what was opened is the room’s from then on. */
  onReady: (devices: OwnDevices) => void;
  /** The teacher’s other room, offered where no call would come about. */
  ownLink?: string | undefined;
};

/** Everything that the check does, each by a press. */
function useRoomCheck(props: RoomCheckProps) {
  const { isCameraOffered, isCameraOnAtFirst, roleHint, onReady } = props;
  const [isBegun, setIsBegun] = useState(false);
  const [tried, setTried] = useState<Tried | null>(null);
  const [microphone, camera] = [useDevice("microphone"), useDevice("camera")];
  const speaks = maySpeak(roleHint);

  const lookAtConnection = async () => {
    setTried(null);
    setTried(await tryConnection(props));
  };
  const enter = () => {
    const [voice, picture] = [microphone.handOver(), camera.handOver()];
    onReady({
      microphone: voice.track,
      camera: picture.track,
      microphoneId: voice.id,
      cameraId: picture.id,
    });
  };
  const begin = async () => {
    setIsBegun(true);
    void lookAtConnection();
    // One question of the browser after the other.
    if (speaks) await microphone.open();
    if (speaks && isCameraOffered && isCameraOnAtFirst) await camera.open();
  };
  /** Without a look at anything; but a microphone that is refused is spoken of. */
  const skip = async () => {
    if (!speaks || (await microphone.open())) return enter();
    setIsBegun(true);
    await lookAtConnection();
  };
  const listen = () => {
    microphone.close();
    camera.close();
    enter();
  };
  return {
    isBegun,
    tried,
    microphone,
    camera,
    speaks,
    lookAtConnection,
    enter,
    begin,
    skip,
    listen,
  };
}

type Check = ReturnType<typeof useRoomCheck>;

function Beginning({ check }: { check: Check }) {
  const { t } = useTranslation("classroom");
  const { speaks, microphone, begin, skip, listen } = check;
  const isAsking = microphone.state.step === "asking";
  return (
    <div className="mt-6 flex flex-col gap-3">
      <Button disabled={isAsking} onClick={() => void begin()}>
        {t("check.begin")}
      </Button>
      <Button variant="outline" disabled={isAsking} onClick={() => void skip()}>
        {t(speaks ? "check.skip" : "check.enter")}
      </Button>
      {isAsking && <p role="status">{t("check.microphone.asking")}</p>}
      {speaks && (
        <Button variant="ghost" onClick={listen}>
          {t("check.listen")}
        </Button>
      )}
    </div>
  );
}

/** The check before the lesson: one card, nothing of it an obligation. */
export function RoomCheck(props: RoomCheckProps) {
  const { t } = useTranslation("classroom");
  const check = useRoomCheck(props);
  const { isBegun, tried, microphone, camera, speaks } = check;
  const isSilent = speaks && microphone.state.step !== "open";
  return (
    <Card className="mx-auto w-full max-w-xl">
      <CardTitle>{t("check.title")}</CardTitle>
      <p className="mt-2 text-ink-muted">{t(speaks ? "check.lead" : "check.leadListener")}</p>
      {!isBegun && <Beginning check={check} />}
      {isBegun && (
        <>
          <div className="mt-5">
            {speaks && <CheckMicrophone device={microphone} role={props.roleHint} />}
            <CheckSpeaker />
            {speaks && props.isCameraOffered && <CheckCamera device={camera} />}
            <CheckConnection
              tried={tried}
              onRetry={() => void check.lookAtConnection()}
              ownLink={props.ownLink}
            />
          </div>
          <div className="space-y-3 border-t border-line pt-5">
            <Button className="w-full" onClick={check.enter}>
              {t(isSilent ? "check.enterSilent" : "check.enter")}
            </Button>
            {isSilent && <p className="text-sm text-ink-muted">{t("check.silentHint")}</p>}
          </div>
        </>
      )}
    </Card>
  );
}
