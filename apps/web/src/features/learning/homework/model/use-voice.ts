import { VOICE_COMMENT_MS_MAX } from "@riwaq/domain/learning/homework/homework";
import { useEffect, useRef, useState } from "react";

import {
  type MicrophoneFault,
  openMicrophone,
} from "../../../../components/recorder/open-microphone.ts";
import { canRecord, recordedFormat } from "../../../../lib/recorder/create-recorder.ts";

const BITS_PER_SECOND = 32_000;
const LOOK_EVERY_MS = 200;

export type VoiceState =
  | { step: "idle"; fault: MicrophoneFault | null }
  | { step: "speaking"; ms: number };
export type Voice = { sound: Blob; ms: number };

type Running = { stop: () => void; abandon: () => void };

/** A minute of voice at most; `onDone` is given what was said. Small enough to be sent in one piece. */
export function useVoice(onDone: (voice: Voice) => void) {
  const [state, setState] = useState<VoiceState>({ step: "idle", fault: null });
  const running = useRef<Running>(null);
  useEffect(() => () => running.current?.abandon(), []);
  const start = async () => {
    const stream = canRecord() ? await openMicrophone() : "unsupported";
    if (typeof stream === "string") return setState({ step: "idle", fault: stream });
    running.current = speak(stream, {
      onLook: (ms) => setState({ step: "speaking", ms }),
      onDone: (voice) => {
        running.current = null;
        setState({ step: "idle", fault: null });
        if (voice.sound.size > 0) onDone(voice);
      },
    });
  };
  return { state, start: () => void start(), stop: () => running.current?.stop() };
}

type Told = { onLook: (ms: number) => void; onDone: (voice: Voice) => void };

function speak(stream: MediaStream, { onLook, onDone }: Told): Running {
  const mimeType = recordedFormat();
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: BITS_PER_SECOND,
    ...(mimeType && { mimeType }),
  });
  const parts: Blob[] = [];
  const began = performance.now();
  const msNow = () => Math.round(Math.min(performance.now() - began, VOICE_COMMENT_MS_MAX));
  let ms = 0;
  let isAbandoned = false;
  const stop = () => {
    if (recorder.state === "inactive") return;
    ms = Math.max(1, msNow());
    recorder.stop();
  };
  const look = setInterval(() => {
    onLook(msNow());
    if (msNow() >= VOICE_COMMENT_MS_MAX) stop();
  }, LOOK_EVERY_MS);
  recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
  recorder.addEventListener("stop", () => {
    clearInterval(look);
    for (const track of stream.getTracks()) track.stop();
    const [type = "audio/webm"] = (recorder.mimeType || mimeType || "audio/webm").split(";");
    if (!isAbandoned) onDone({ sound: new Blob(parts, { type }), ms });
  });
  recorder.start();
  onLook(0);
  return {
    stop,
    abandon: () => {
      isAbandoned = true;
      stop();
    },
  };
}
