import type { RecordedRange } from "@riwaq/domain/learning/recitations/range";
import { createContext, useContext } from "react";

import type { RecorderShown } from "../../../../components/recorder/use-recorder.ts";

/** Pupils who are heard here, by their id: from each of their devices a stream. */
export type Voices = ReadonlyMap<string, readonly MediaStream[]>;

/** The recording that this page makes. */
export type Recording = {
  state: RecorderShown;
  /** Why it could not begin. */
  error: Error | null;
  begin: (pupil: string, range: RecordedRange) => Promise<void>;
  stop: () => void;
  voices: Voices;
};

export const RecordingContext = createContext<Recording | null>(null);

/** Null on a page that records nothing. */
export const useRecording = () => useContext(RecordingContext);

/** Whether another press could begin one. */
export const isAtRest = ({ step }: RecorderShown): boolean =>
  step === "idle" || step === "done" || step === "failed";
