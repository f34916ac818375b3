import { mayLead, maySpeak } from "@riwaq/domain/classroom/seats";
import { type ReactNode, useEffect } from "react";

import { RemoteSound } from "../features/classroom/call/components/remote-sound.tsx";
import { useWakeLock } from "../features/classroom/call/components/use-wake-lock.ts";
import { RecordingProvider } from "../features/classroom/recorder/components/recording-provider.tsx";
import { useInside } from "../features/classroom/room/model/use-room.ts";
import { VoiceContext } from "../features/classroom/room/model/voice.ts";
import { useRoomCall } from "./-use-room-call.tsx";

/** Voices of the room, and a screen that stays on. */
export function RoomVoice({ children }: { children: ReactNode }) {
  const { room } = useInside();
  const { microphone, camera, picture, heard, streams, voices } = useRoomCall();
  const isMuted = microphone.isMuted || microphone.track === null;
  const isOn = camera.track !== null;
  useWakeLock(true);
  useEffect(() => room.say({ is_muted: isMuted, has_camera: isOn }), [room, isMuted, isOn]);
  const mute = (next: boolean) => {
    microphone.setIsMuted(next);
    // Whoever came in to listen is asked by the browser once they want to speak.
    if (!next && microphone.track === null) microphone.turnOn();
  };
  const turn = (next: boolean) => (next ? camera.turnOn() : camera.turnOff());
  const own = maySpeak(room.role) ? { isOn, picture, turn } : null;
  return (
    <VoiceContext value={{ isMuted, mute, isSpeaking: microphone.isSpeaking, camera: own, heard }}>
      {mayLead(room.role) ? (
        <RecordingProvider lesson={room.lesson} voices={voices}>
          {children}
        </RecordingProvider>
      ) : (
        children
      )}
      <div className="pointer-events-none fixed inset-x-0 top-20 z-30 flex justify-center *:pointer-events-auto">
        <RemoteSound streams={streams} />
      </div>
    </VoiceContext>
  );
}
