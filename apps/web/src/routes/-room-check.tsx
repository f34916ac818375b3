import { RoomCheck } from "../features/classroom/check/components/room-check.tsx";
import type { CheckProps } from "../features/classroom/room/model/room-parts.ts";

/** A try of microphone, sound and line, for whoever comes in. */
export function CheckAtDoor({ classroom, choice, onReady }: CheckProps) {
  const { ice_servers, media_server, own_link } = classroom;
  return (
    <RoomCheck
      iceServers={ice_servers as RTCIceServer[]}
      mediaServer={media_server}
      isCameraOffered
      isCameraOnAtFirst={false}
      roleHint={choice.role}
      ownLink={own_link ?? undefined}
      onReady={onReady}
    />
  );
}
