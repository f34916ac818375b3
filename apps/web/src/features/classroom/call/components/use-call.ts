import type { VoiceChoice } from "@riwaq/domain/classroom/call/voice-mode";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";

import type { OwnDevices } from "../../../../lib/media/chosen-devices.ts";
import { createCall } from "../model/create-call.ts";
import type { Call, CallOptions } from "../model/create-call.ts";
import { createForwardedCall } from "../model/create-forwarded-call.ts";
import type { TakeTicket } from "../model/create-forwarded-call.ts";
import { EMPTY_CALL } from "../model/seat.ts";
import type { Seat, Signal } from "../model/seat.ts";
import { useCamera } from "./use-kept-track.ts";
import { useMicrophone } from "./use-microphone.ts";

type Line = Omit<CallOptions, "onChange"> & {
  /** Where the institute has a media server, voices go through it; else from browser to browser. */
  takeTicket?: TakeTicket | undefined;
};

/** A call for as long as the page is in the room. Another own seat is another call: the component is keyed by it. */
function useLine({ own, iceServers, isRelayOnly, takeTicket, send }: Line) {
  const [state, setState] = useState(EMPTY_CALL);
  const call = useRef<Call>(null);
  const onSend = useEffectEvent(send);
  const begin = useEffectEvent(() =>
    takeTicket
      ? createForwardedCall({ own, isRelayOnly, takeTicket, onChange: setState })
      : createCall({
          own,
          iceServers,
          isRelayOnly,
          send: (to, signal) => onSend(to, signal),
          onChange: setState,
        }),
  );
  useEffect(() => {
    const created = begin();
    call.current = created;
    return () => {
      created.close();
      setState(EMPTY_CALL);
    };
  }, []);
  return { state, call };
}

type UseCall = Line & {
  /** Everybody in the room; the own seat among them does no harm. */
  seats: readonly Seat[];
  devices: OwnDevices;
  voice: VoiceChoice;
};

/** The call of a page. `receive` is given each signal from the room, in the order in which they came. */
export function useCall({ seats, devices, voice, ...line }: UseCall) {
  const { state, call } = useLine(line);
  const microphone = useMicrophone({
    first: devices.microphone,
    deviceId: devices.microphoneId,
    choice: voice,
    isTeacher: line.own.role === "teacher",
    isOtherSpeaking: Object.values(state.remotes).some(({ isSpeaking }) => isSpeaking),
  });
  const camera = useCamera(devices.camera, devices.cameraId);

  useEffect(() => call.current?.setMicrophone(microphone.track), [call, microphone.track]);
  useEffect(() => call.current?.setCamera(camera.track), [call, camera.track]);
  useEffect(() => call.current?.setSeats(seats), [call, seats]);

  const receive = useCallback(
    (from: string, signal: Signal) => call.current?.receive(from, signal),
    [call],
  );
  const restart = useCallback(() => call.current?.restart(), [call]);
  return { state, microphone, camera, receive, restart };
}
