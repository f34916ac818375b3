import type { RecordedRange } from "@riwaq/domain/learning/recitations/range";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";

import { useRecorder } from "../../../../components/recorder/use-recorder.ts";
import { type MixedVoices, mixVoices } from "../../../../lib/recorder/mix-voices.ts";
import { RecordingContext, type Voices } from "../model/recording.ts";

const NOBODY: readonly MediaStream[] = [];

type ProviderProps = { lesson: string; voices: Voices; children: ReactNode };

/** Goes on whatever is shown meanwhile; whoever is recorded may come back on another line. */
export function RecordingProvider({ lesson, voices, children }: ProviderProps) {
  const { state, error, start, stop } = useRecorder();
  const [pupil, setPupil] = useState<string | null>(null);
  const mixed = useRef<MixedVoices>(null);
  const isOver = state.step === "sending" || state.step === "done" || state.step === "failed";

  const close = useCallback(() => {
    mixed.current?.close();
    mixed.current = null;
  }, []);
  // At each look of the recorder: a track takes another's place without a word.
  useEffect(() => {
    if (pupil !== null) mixed.current?.hear(voices.get(pupil) ?? NOBODY);
  });
  useEffect(() => {
    if (isOver) close();
  }, [isOver, close]);
  useEffect(() => close, [close]);

  const begin = async (next: string, { from, to }: RecordedRange) => {
    close();
    const mixing = mixVoices();
    mixed.current = mixing;
    mixing.hear(voices.get(next) ?? NOBODY);
    setPupil(next);
    const { stream } = mixing;
    const isBegun = await start({ stream, student_id: next, session_id: lesson, from, to });
    if (!isBegun) close();
  };
  return (
    <RecordingContext value={{ state, error, begin, stop: () => void stop(), voices }}>
      {children}
    </RecordingContext>
  );
}
