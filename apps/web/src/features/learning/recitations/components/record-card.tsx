import { Mic, Square } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import {
  type MicrophoneFault,
  openMicrophone,
} from "../../../../components/recorder/open-microphone.ts";
import { RecorderStatus } from "../../../../components/recorder/recorder-status.tsx";
import { useRecorder } from "../../../../components/recorder/use-recorder.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { ErrorList } from "../../../../components/ui/error-list.tsx";
import { canRecord } from "../../../../lib/recorder/create-recorder.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { type Range, RangeFields } from "./range-fields.tsx";

function close(stream: RefObject<MediaStream | null>): void {
  for (const track of stream.current?.getTracks() ?? []) track.stop();
  stream.current = null;
}

/** The microphone is open for a recording and no longer. */
function useRecording(studentId: string) {
  const recorder = useRecorder();
  const [fault, setFault] = useState<MicrophoneFault | null>(null);
  const stream = useRef<MediaStream>(null);
  const { state } = recorder;
  const isOver = state.step === "sending" || state.step === "done" || state.step === "failed";
  useEffect(() => {
    if (isOver) close(stream);
  }, [isOver]);
  useEffect(() => () => close(stream), []);
  const start = async ({ sura, from, to }: Range) => {
    const opened = canRecord() ? await openMicrophone() : "unsupported";
    if (typeof opened === "string") return setFault(opened);
    setFault(null);
    stream.current = opened;
    const isBegun = await recorder.start({
      stream: opened,
      student_id: studentId,
      session_id: null,
      from: { sura, aya: from },
      to: { sura, aya: to },
    });
    if (!isBegun) close(stream);
  };
  return { ...recorder, fault, start };
}

/** A recitation outside a lesson: begun and ended by one press each. */
export function RecordCard({ studentId }: { studentId: string }) {
  const { t } = useTranslation("recitations");
  const failureMessages = useFailureMessages();
  const [range, setRange] = useState<Range>({ sura: 1, from: 1, to: 7 });
  const { state, error, fault, start, stop } = useRecording(studentId);
  const isBusy = state.step !== "idle" && state.step !== "done" && state.step !== "failed";
  const failures = error ? failureMessages(error) : [];
  const isAgain = state.step === "done" || state.step === "failed";
  return (
    <Card aria-labelledby="record" className="space-y-4">
      <CardTitle id="record">{t("recorder.title")}</CardTitle>
      <RangeFields range={range} isDisabled={isBusy} onChange={setRange} />
      <RecorderStatus state={state} />
      <ErrorList messages={fault ? [t(`recorder.${fault}`)] : failures} />
      {state.step === "recording" ? (
        <Button onClick={() => void stop()}>
          <Square aria-hidden strokeWidth={1.75} />
          {t("recorder.stop")}
        </Button>
      ) : (
        <Button disabled={isBusy} onClick={() => void start(range)}>
          <Mic aria-hidden strokeWidth={1.75} />
          {t(isAgain ? "recorder.again" : "recorder.start")}
        </Button>
      )}
    </Card>
  );
}
