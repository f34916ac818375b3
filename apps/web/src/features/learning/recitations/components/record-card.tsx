import { Mic, Square } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import {
  type Range,
  RangeFields,
  toPlaces,
} from "../../../../components/recitations/range-fields.tsx";
import { RecorderStatus } from "../../../../components/recorder/recorder-status.tsx";
import { useRecordingAtHome } from "../../../../components/recorder/use-recording-at-home.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { ErrorList } from "../../../../components/ui/error-list.tsx";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";

/** A recitation outside a lesson: begun and ended by one press each. */
export function RecordCard({ studentId }: { studentId: string }) {
  const { t } = useTranslation("recitations");
  const failureMessages = useFailureMessages();
  const [range, setRange] = useState<Range>({ sura: 1, from: 1, to: 7 });
  const { state, error, fault, start, stop } = useRecordingAtHome(studentId);
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
        <Button disabled={isBusy} onClick={() => void start(toPlaces(range))}>
          <Mic aria-hidden strokeWidth={1.75} />
          {t(isAgain ? "recorder.again" : "recorder.start")}
        </Button>
      )}
    </Card>
  );
}
