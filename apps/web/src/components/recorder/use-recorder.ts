import type { SentNewRecitation } from "@riwaq/contracts/learning/recitations";
import * as recitations from "@riwaq/contracts/learning/recitations.calls";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";

import { api } from "../../lib/api.ts";
import { invalidate } from "../../lib/query-of.ts";
import { randomUuid } from "../../lib/random-uuid.ts";
import {
  type Recorder,
  type RecorderState,
  createRecorder,
} from "../../lib/recorder/create-recorder.ts";
import { resumeUnsent } from "../../lib/recorder/resume-unsent.ts";
import { sayEnded, sendPiece } from "../../lib/recorder/send-recitation.ts";

export type RecorderShown = RecorderState | { step: "idle" } | { step: "asking" };
type Asked = Omit<SentNewRecitation, "id"> & { stream: MediaStream };

/** One recording at a time, begun by a press; what an earlier page could not send is sent first. */
export function useRecorder() {
  const [state, setState] = useState<RecorderShown>({ step: "idle" });
  const [id, setId] = useState<string>();
  const [error, setError] = useState<Error | null>(null);
  const running = useRef<Recorder>(null);
  const queryClient = useQueryClient();
  const refresh = () => void invalidate(queryClient, [recitations.ofStudent]);

  useEffect(() => {
    void resumeUnsent({ send: sendPiece, end: sayEnded });
    return () => void running.current?.stop();
  }, []);

  /** False where it could not begin: `error` says why. */
  const start = async ({ stream, ...asked }: Asked): Promise<boolean> => {
    const id = randomUuid();
    setId(id);
    setError(null);
    setState({ step: "asking" });
    try {
      await api(recitations.begin, { body: { ...asked, id } });
    } catch (fault) {
      setState({ step: "idle" });
      setError(fault instanceof Error ? fault : new Error("unknown"));
      return false;
    }
    running.current = createRecorder({
      id,
      stream,
      send: (number, bytes) => sendPiece(id, number, bytes),
      end: (facts) => sayEnded(id, facts),
      onState: (next) => {
        setState(next);
        if (next.step === "done" || next.step === "failed") refresh();
      },
    });
    refresh();
    return true;
  };

  return {
    state,
    /** Of the last that was begun. */
    id,
    /** Why it could not begin. */
    error,
    start,
    stop: async () => running.current?.stop(),
  };
}
