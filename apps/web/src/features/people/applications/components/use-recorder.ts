import { RECITATION_MAX_SECONDS } from "@riwaq/domain/people/applications/files";
import { useEffect, useRef, useState } from "react";

import { loudnessOf } from "../../../../lib/media/loudness.ts";
import { asSound, recorderOf } from "../model/recording.ts";
import type { Recorded } from "../mutations.ts";

export type RecorderFault = "denied" | "noMicrophone" | "unsupported";
export type RecorderState =
  | { step: "idle"; fault: RecorderFault | null }
  | { step: "asking" }
  | { step: "recording"; seconds: number; level: number };

const LOOK_EVERY_MS = 60;

/** Everything that one recording holds open: ended together, whatever ended it. */
type Running = { stop: () => void; abandon: () => void };

/** Records with the microphone of the device, for a minute and a half at most; `onDone` is given what came of it. */
export function useRecorder(onDone: (recorded: Recorded) => void) {
  const [state, setState] = useState<RecorderState>({ step: "idle", fault: null });
  const running = useRef<Running>(null);
  useEffect(() => () => running.current?.abandon(), []);

  const end = (fault: RecorderFault | null) => {
    running.current = null;
    setState({ step: "idle", fault });
  };
  const start = async () => {
    if (!("MediaRecorder" in globalThis) || !navigator.mediaDevices) return end("unsupported");
    setState({ step: "asking" });
    const stream = await openMicrophone();
    if (typeof stream === "string") return end(stream);
    running.current = record(stream, {
      onLook: (seconds, level) => setState({ step: "recording", seconds, level }),
      onDone: (recorded) => {
        end(null);
        if (recorded) onDone(recorded);
      },
    });
  };
  return { state, start: () => void start(), stop: () => running.current?.stop() };
}

function openMicrophone(): Promise<MediaStream | RecorderFault> {
  return navigator.mediaDevices.getUserMedia({ audio: true }).catch((error: unknown) => {
    const isMissing = error instanceof DOMException && error.name === "NotFoundError";
    return isMissing ? "noMicrophone" : "denied";
  });
}

type Told = {
  onLook: (seconds: number, level: number) => void;
  /** Null where nothing was recorded. */
  onDone: (recorded: Recorded | null) => void;
};

function record(stream: MediaStream, { onLook, onDone }: Told): Running {
  const recorder = recorderOf(stream);
  const listening = loudnessOf(stream);
  const parts: Blob[] = [];
  const began = performance.now();
  const secondsNow = () => Math.min((performance.now() - began) / 1000, RECITATION_MAX_SECONDS);
  let seconds = 0;
  let isAbandoned = false;
  const stop = () => {
    if (recorder.state === "inactive") return;
    seconds = secondsNow();
    recorder.stop();
  };
  const look = setInterval(() => {
    onLook(secondsNow(), listening.level());
    if (secondsNow() >= RECITATION_MAX_SECONDS) stop();
  }, LOOK_EVERY_MS);
  const close = () => {
    clearInterval(look);
    listening.close();
    for (const track of stream.getTracks()) track.stop();
  };
  recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
  recorder.addEventListener("stop", () => {
    close();
    if (isAbandoned) return;
    const bytes = asSound(parts, recorder.mimeType);
    onDone(bytes.size > 0 ? { bytes, seconds } : null);
  });
  recorder.start();
  return {
    stop,
    abandon: () => {
      isAbandoned = true;
      close();
      if (recorder.state !== "inactive") recorder.stop();
    },
  };
}
