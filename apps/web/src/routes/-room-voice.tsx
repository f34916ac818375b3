import { maySpeak } from "@riwaq/domain/classroom/seats";
import { type ReactNode, useEffect, useMemo } from "react";

import { RemoteSound } from "../features/classroom/call/components/remote-sound.tsx";
import { useWakeLock } from "../features/classroom/call/components/use-wake-lock.ts";
import { useInside } from "../features/classroom/room/model/use-room.ts";
import { VoiceContext } from "../features/classroom/room/model/voice.ts";
import { useOwnVoice, useRoomCall } from "./-use-room-call.tsx";

/** Voices of the room, and a screen that stays on. */
export function RoomVoice({ children }: { children: ReactNode }) {
  const { room } = useInside();
  const own = useOwnVoice();
  const { heard, streams } = useRoomCall(own);
  const { microphone, camera } = own;
  useWakeLock(true);
  const isMuted = microphone.isMuted || microphone.track === null;
  const hasCamera = camera.track !== null;
  useEffect(
    () => room.say({ is_muted: isMuted, has_camera: hasCamera }),
    [room, isMuted, hasCamera],
  );
  const { isSpeaking, setIsMuted, take, track } = microphone;
  const { turnOn, turnOff } = camera;
  const { picture } = own;
  const voice = useMemo(
    () => ({
      isMuted,
      isSpeaking,
      heard,
      mute: (next: boolean) => {
        setIsMuted(next);
        // Whoever came in to listen is asked by the browser once they want to speak.
        if (!next && track === null) take();
      },
      camera: maySpeak(room.role)
        ? { isOn: hasCamera, picture, turn: (next: boolean) => (next ? turnOn() : turnOff()) }
        : null,
    }),
    // The functions of microphone and camera do the same at any time.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [isMuted, isSpeaking, heard, hasCamera, picture, track, room],
  );
  return (
    <VoiceContext.Provider value={voice}>
      {children}
      <div className="pointer-events-none fixed inset-x-0 top-20 z-30 flex justify-center *:pointer-events-auto">
        <RemoteSound streams={streams} />
      </div>
    </VoiceContext.Provider>
  );
}
