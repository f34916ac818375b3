import { SILENCE, nextVoice } from "@riwaq/domain/classroom/call/speaking";
import { VOICE_AT_FIRST, nextVoiceTurn } from "@riwaq/domain/classroom/call/voice-mode";
import type { VoiceChoice, VoiceMode } from "@riwaq/domain/classroom/call/voice-mode";
import { useEffect, useEffectEvent, useRef, useState } from "react";

import { loudnessOf } from "../../../../lib/media/loudness.ts";
import { inMode, openMicrophone } from "../../../../lib/media/open-track.ts";
import { useKeptTrack } from "./use-kept-track.ts";

const LISTEN_EVERY_MS = 100;

/** Whether somebody speaks into it, said whenever it was listened to. */
function useVoice(track: MediaStreamTrack | null, onHeard: (isSpeaking: boolean) => void) {
  const tell = useEffectEvent(onHeard);
  useEffect(() => {
    if (!track) return undefined;
    const loudness = loudnessOf(new MediaStream([track]));
    let voice = SILENCE;
    const timer = setInterval(() => {
      voice = nextVoice(voice, loudness.level(), performance.now());
      tell(voice.isSpeaking);
    }, LISTEN_EVERY_MS);
    return () => {
      clearInterval(timer);
      loudness.close();
    };
  }, [track]);
}

export type UseMicrophone = {
  /** What the check before the lesson opened, or nothing. */
  first: MediaStreamTrack | null;
  deviceId: string | null;
  choice: VoiceChoice;
  isTeacher: boolean;
  isOtherSpeaking: boolean;
};

/** The own microphone for as long as the page is in the room: kept, muted, and treated for recitation or talk. */
export function useMicrophone(options: UseMicrophone) {
  const { first, deviceId, choice } = options;
  const [isMuted, setIsMuted] = useState(false);
  const [isSpeaking, setIsSpeaking] = useState(false);
  const [automatic, setAutomatic] = useState<VoiceMode>(VOICE_AT_FIRST.mode);
  const turn = useRef(VOICE_AT_FIRST);
  const mode = choice === "automatic" ? automatic : choice;
  const { kept, keeper } = useKeptTrack(first, () => openMicrophone({ mode, deviceId }));
  const { track } = kept;

  useEffect(() => keeper.current?.setMuted(isMuted), [keeper, isMuted]);
  useEffect(() => {
    if (!track) return undefined;
    let isOver = false;
    void inMode(track, mode).then((treated) => {
      if (!treated || treated === track) return;
      if (isOver) treated.stop();
      else keeper.current?.put(treated);
    });
    return () => {
      isOver = true;
    };
  }, [track, mode, keeper]);
  useVoice(track, (isHeard) => {
    const isOwnSpeaking = isHeard && !isMuted;
    turn.current = nextVoiceTurn(turn.current, {
      ...options,
      atMs: performance.now(),
      isOwnSpeaking,
    });
    setAutomatic(turn.current.mode);
    setIsSpeaking(isOwnSpeaking);
  });
  /** Asks the browser once more, from a press. */
  const turnOn = () => void keeper.current?.turnOn();
  return { ...kept, isSpeaking: isSpeaking && track !== null, isMuted, setIsMuted, mode, turnOn };
}
