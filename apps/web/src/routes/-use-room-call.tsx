import type { Signal } from "@riwaq/contracts/classroom/socket";
import { mayLead } from "@riwaq/domain/classroom/seats";
import { type ReactNode, useEffect, useMemo, useState } from "react";

import { RemoteVideo } from "../features/classroom/call/components/remote-video.tsx";
import { useCall } from "../features/classroom/call/components/use-call.ts";
import { useCamera } from "../features/classroom/call/components/use-camera.ts";
import { useMicrophone } from "../features/classroom/call/components/use-microphone.ts";
import type { Signal as Offered } from "../features/classroom/call/model/seat.ts";
import { seatsIn, useInside, useShown, viewIn } from "../features/classroom/room/model/use-room.ts";
import type { Heard } from "../features/classroom/room/model/voice.ts";

/** The own microphone and camera; the room says how the sound is treated. */
export function useOwnVoice() {
  const { room, devices } = useInside();
  const sound = useShown(room, viewIn)?.sound ?? "auto";
  const [isOtherSpeaking, setIsOtherSpeaking] = useState(false);
  const microphone = useMicrophone({
    first: devices?.microphone ?? null,
    deviceId: devices?.microphoneId ?? null,
    choice: sound === "auto" ? "automatic" : sound,
    isTeacher: mayLead(room.role),
    isOtherSpeaking,
  });
  const camera = useCamera(devices?.camera ?? null, devices?.cameraId ?? null);
  const { track } = camera;
  const { name } = room.me;
  const picture = useMemo<ReactNode>(
    () => track && <RemoteVideo stream={new MediaStream([track])} name={name} isMirrored />,
    [track, name],
  );
  return { microphone, camera, picture, setIsOtherSpeaking };
}

/** As the wire has it: what a browser may leave out is written. */
const written = (signal: Offered): Signal =>
  "description" in signal
    ? { description: { type: signal.description.type, sdp: signal.description.sdp ?? "" } }
    : { candidate: signal.candidate && { candidate: "", ...signal.candidate } };

type Own = ReturnType<typeof useOwnVoice>;

/** Everybody else, as they are heard from here. */
export function useRoomCall({ microphone, camera, setIsOtherSpeaking }: Own) {
  const { room, classroom } = useInside();
  const told = useShown(room, seatsIn);
  const seats = useMemo(
    () => (told ?? []).map(({ id, user_id: userId, role, name }) => ({ id, userId, role, name })),
    [told],
  );
  const [own] = useState(() => {
    const { seat: id, role, me } = room;
    return { id, userId: me.id, role, name: me.name };
  });
  const { state, receive } = useCall({
    own,
    seats,
    iceServers: classroom.ice_servers as RTCIceServer[],
    microphone: microphone.track,
    camera: camera.track,
    send: (to, signal) => room.signal(to, written(signal)),
  });
  useEffect(() => room.onSignal(receive), [room, receive]);
  const { remotes } = state;
  const isOtherSpeaking = Object.values(remotes).some(({ isSpeaking }) => isSpeaking);
  useEffect(() => setIsOtherSpeaking(isOtherSpeaking), [setIsOtherSpeaking, isOtherSpeaking]);
  const nameOf = (seat: string) => seats.find(({ id }) => id === seat)?.name ?? "";
  const heard: Record<string, Heard> = Object.fromEntries(
    Object.entries(remotes).map(([id, { stream, hasVideo, ...remote }]) => [
      id,
      { ...remote, picture: hasVideo ? <RemoteVideo stream={stream} name={nameOf(id)} /> : null },
    ]),
  );
  return { heard, streams: Object.values(remotes).map(({ stream }) => stream) };
}
