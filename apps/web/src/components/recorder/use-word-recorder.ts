import { useEffect, useRef, useState } from "react";

import { canRecord } from "../../lib/recorder/create-recorder.ts";
import { type WordRecording, recordWord } from "../../lib/recorder/record-word.ts";
import { type MicrophoneFault, openMicrophone } from "./open-microphone.ts";

/** Takes the recording, as a mutation of the library does. */
type Speaking = {
  error: Error | null;
  reset: () => void;
  mutate: (sound: Blob, then: { onSettled: () => void }) => void;
};
type Step = "still" | "recording" | "sending";

/** A press begins, another one ends, and then it is sent; left unfinished, nothing is. */
export function useWordRecorder(speaking: Speaking, secondsMax: number) {
  const [step, setStep] = useState<Step>("still");
  const [fault, setFault] = useState<MicrophoneFault | null>(null);
  const recording = useRef<WordRecording | null>(null);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      recording.current?.stop();
    };
  }, []);

  const begin = async () => {
    setFault(null);
    speaking.reset();
    const opened = canRecord() ? await openMicrophone() : "unsupported";
    if (typeof opened === "string") {
      setFault(opened);
      return;
    }
    const word = recordWord(opened, secondsMax);
    recording.current = word;
    if (isLeft.current) word.stop();
    setStep("recording");
    const sound = await word.sound;
    if (isLeft.current) return;
    setStep("sending");
    speaking.mutate(sound, { onSettled: () => setStep("still") });
  };
  return { step, error: fault ?? speaking.error, begin, stop: () => recording.current?.stop() };
}
