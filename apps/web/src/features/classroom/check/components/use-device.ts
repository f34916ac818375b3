import { useEffect, useRef, useState } from "react";

import { chooseDevice, chosenDevice, devicesOf } from "../../../../lib/media/chosen-devices.ts";
import type { Device, DeviceKind } from "../../../../lib/media/chosen-devices.ts";
import type { MediaFault } from "../../../../lib/media/media-fault.ts";
import { openCamera, openMicrophone } from "../../../../lib/media/open-track.ts";

type DeviceState =
  | { step: "closed"; fault: MediaFault | null }
  | { step: "asking" }
  | { step: "open"; track: MediaStreamTrack };

const CLOSED: DeviceState = { step: "closed", fault: null };

const openOne = (kind: DeviceKind, deviceId: string | null) =>
  kind === "camera" ? openCamera({ deviceId }) : openMicrophone({ mode: "recitation", deviceId });

/** A microphone or camera before the lesson: opened by a press, let go with the page unless it is taken into the room. */
export function useDevice(kind: DeviceKind) {
  const [state, setState] = useState(CLOSED);
  const [devices, setDevices] = useState<Device[]>([]);
  const held = useRef<MediaStreamTrack>(null);
  const isOver = useRef(false);
  useEffect(() => {
    isOver.current = false;
    return () => {
      isOver.current = true;
      held.current?.stop();
    };
  }, []);

  const close = () => {
    held.current?.stop();
    held.current = null;
    setState(CLOSED);
  };
  /** The track, or null where there is none; why stands in the state. */
  const open = async (deviceId = chosenDevice(kind)): Promise<MediaStreamTrack | null> => {
    close();
    setState({ step: "asking" });
    const opened = await openOne(kind, deviceId);
    const track = "track" in opened ? opened.track : null;
    if (isOver.current) {
      track?.stop();
      return null;
    }
    held.current = track;
    setState("track" in opened ? { step: "open", ...opened } : { step: "closed", ...opened });
    if (track) setDevices(await devicesOf(kind));
    return track;
  };
  const choose = (deviceId: string) => {
    chooseDevice(kind, deviceId);
    void open(deviceId);
  };
  /** From here on it is the room's. */
  const handOver = () => {
    const track = held.current;
    held.current = null;
    return { track, id: track?.getSettings().deviceId ?? chosenDevice(kind) };
  };
  return { state, devices, open, close, choose, handOver };
}

export type DeviceInHand = ReturnType<typeof useDevice>;
