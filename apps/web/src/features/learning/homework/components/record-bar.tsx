import { Mic, Square } from "lucide-react";
import { useTranslation } from "react-i18next";

import { RecorderStatus } from "../../../../components/recorder/recorder-status.tsx";
import type { useRecordingAtHome } from "../../../../components/recorder/use-recording-at-home.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { ErrorList } from "../../../../components/ui/error-list.tsx";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";

type Recording = ReturnType<typeof useRecordingAtHome>;

/** One button, large enough for a child's thumb. */
export function RecordBar({ recording, onStart }: { recording: Recording; onStart: () => void }) {
  const { t } = useTranslation(["homework", "recitations"]);
  const failureMessages = useFailureMessages();
  const { state, error, fault, stop } = recording;
  const failures = error ? failureMessages(error) : [];
  const isIdle = state.step === "idle" || state.step === "failed";
  const isRecording = state.step === "recording";
  return (
    <div className="sticky bottom-0 z-10 -mx-4 space-y-3 border-t border-line bg-surface px-4 py-4 sm:mx-auto sm:max-w-xl sm:rounded-md sm:border">
      <RecorderStatus state={state} />
      <ErrorList messages={fault ? [t(`recitations:recorder.${fault}`)] : failures} />
      {isRecording && (
        <Button className="min-h-14 w-full text-lg" onClick={() => void stop()}>
          <Square aria-hidden strokeWidth={1.75} />
          {t("record.stop")}
        </Button>
      )}
      {isIdle && (
        <Button className="min-h-14 w-full text-lg" onClick={onStart}>
          <Mic aria-hidden strokeWidth={1.75} />
          {t("record.start")}
        </Button>
      )}
    </div>
  );
}
