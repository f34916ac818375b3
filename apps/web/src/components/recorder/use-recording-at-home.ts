import { type RefObject, useEffect, useRef, useState } from "react";

import { canRecord } from "../../lib/recorder/create-recorder.ts";
import { type MicrophoneFault, openMicrophone } from "./open-microphone.ts";
import { useRecorder } from "./use-recorder.ts";

type Place = { sura: number; aya: number };
type Asked = { from: Place; to: Place; homeworkId?: string; isPlacement?: boolean };

function close(stream: RefObject<MediaStream | null>): void {
  for (const track of stream.current?.getTracks() ?? []) track.stop();
  stream.current = null;
}

/** Outside a lesson. The microphone is open for a recording and no longer. */
export function useRecordingAtHome(studentId: string) {
  const recorder = useRecorder();
  const [fault, setFault] = useState<MicrophoneFault | null>(null);
  const stream = useRef<MediaStream>(null);
  const { state } = recorder;
  const isOver = state.step === "sending" || state.step === "done" || state.step === "failed";
  useEffect(() => {
    if (isOver) close(stream);
  }, [isOver]);
  useEffect(() => () => close(stream), []);
  const start = async ({ from, to, homeworkId, isPlacement = false }: Asked) => {
    const opened = canRecord() ? await openMicrophone() : "unsupported";
    if (typeof opened === "string") return setFault(opened);
    setFault(null);
    stream.current = opened;
    const isBegun = await recorder.start({
      stream: opened,
      student_id: studentId,
      session_id: null,
      ...(homeworkId !== undefined && { homework_id: homeworkId }),
      for_placement: isPlacement,
      from,
      to,
    });
    if (!isBegun) close(stream);
  };
  return { ...recorder, fault, start };
}
