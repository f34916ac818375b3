import type { WordSide } from "@riwaq/contracts/memory/ear";
import { useEffect, useRef, useState } from "react";

import {
  type MicrophoneFault,
  openMicrophone,
} from "../../../../components/recorder/open-microphone.ts";
import { canRecord } from "../../../../lib/recorder/create-recorder.ts";
import { type WordRecording, recordWord } from "../model/record-word.ts";
import { useSpeak } from "../model/use-pairs.ts";

type Step = "still" | "recording" | "sending";

/** A press begins, another one ends, and then it is sent; left unfinished, nothing is. */
export function useWordRecorder(id: string, side: WordSide) {
  const [step, setStep] = useState<Step>("still");
  const [fault, setFault] = useState<MicrophoneFault | null>(null);
  const speaking = useSpeak(id, side);
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
    const word = recordWord(opened);
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
