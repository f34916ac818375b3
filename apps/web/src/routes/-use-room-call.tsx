import { takeTicket } from "@riwaq/contracts/classroom/room.calls";
import type { Signal } from "@riwaq/contracts/classroom/socket";
import { type ReactNode, useEffect, useMemo, useState } from "react";

import { RemoteVideo } from "../features/classroom/call/components/remote-video.tsx";
import { useCall } from "../features/classroom/call/components/use-call.ts";
import type { Signal as Offered } from "../features/classroom/call/model/seat.ts";
import { seatsIn, useInside, useShown, viewIn } from "../features/classroom/room/model/use-room.ts";
import { api } from "../lib/api.ts";
import type { OwnDevices } from "../lib/media/chosen-devices.ts";
import { useHeard, useVoices, voicesOf } from "./-heard-in-call.tsx";

const NOTHING: OwnDevices = { microphone: null, camera: null, microphoneId: null, cameraId: null };
/** As the wire has it: what a browser may leave out is written. */
const written = (signal: Offered): Signal =>
  "description" in signal
    ? { description: { type: signal.description.type, sdp: signal.description.sdp ?? "" } }
    : { candidate: signal.candidate && { candidate: "", ...signal.candidate } };

/** The call of this seat, over the line of the room; the teacher says how the sound is treated. */
export function useRoomCall() {
  const { room, classroom, devices } = useInside();
  const told = useShown(room, seatsIn);
  const sound = useShown(room, viewIn)?.sound ?? "auto";
  const seats = useMemo(
    () => (told ?? []).map(({ id, user_id: userId, role, name }) => ({ id, userId, role, name })),
    [told],
  );
  const [own] = useState(() => {
    const { seat: id, role, me } = room;
    return { id, userId: me.id, role, name: me.name };
  });
  const call = useCall({
    own,
    seats,
    devices: devices ?? NOTHING,
    voice: sound === "auto" ? "automatic" : sound,
    iceServers: classroom.ice_servers as RTCIceServer[],
    ...(classroom.media_server !== null && {
      takeTicket: () => api(takeTicket, { params: { id: room.lesson, seat: own.id } }),
    }),
    send: (to, signal) => room.signal(to, written(signal)),
  });
  const { receive, state } = call;
  useEffect(
    () => room.onSignal((from, signal) => receive(from, signal as Offered)),
    [room, receive],
  );
  const heard = useHeard(state.remotes, seats);
  const { track } = call.camera;
  const picture = useMemo<ReactNode>(
    () => track && <RemoteVideo stream={new MediaStream([track])} name={own.name} isMirrored />,
    [track, own.name],
  );
  const streams = voicesOf(state.remotes);
  const voices = useVoices(state.remotes, told);
  return { microphone: call.microphone, camera: call.camera, picture, heard, streams, voices };
}
