import { Mic, Square, Volume2 } from "lucide-react";
import { useTranslation } from "react-i18next";

import { isolated } from "../../lib/format.ts";
import { useFailureMessages } from "../../lib/use-failure-messages.ts";
import { Button } from "../ui/button.tsx";
import { ErrorList } from "../ui/error-list.tsx";
import { usePlay } from "./use-play.ts";
import { useWordRecorder } from "./use-word-recorder.ts";

type SpokenProps = {
  /** What is said, which names the button. */
  text: string;
  /** Of the recording; null where there is none yet. */
  address: string | null;
  /** Takes a recording of so many seconds at most; left out where the reader may not record. */
  recording?: { speaking: Speaking; secondsMax: number } | false;
};
type Speaking = Parameters<typeof useWordRecorder>[0];

/** To hear what somebody has recorded, and for whoever may to record it anew. */
export function SpokenControls({ text, address, recording }: SpokenProps) {
  const { t } = useTranslation("ear");
  const { play, hasFailed } = usePlay();
  const word = { word: isolated(text) };
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {address !== null && (
          <Button
            variant="outline"
            aria-label={t("pairs.hearWord", word)}
            onClick={() => play(address)}
          >
            <Volume2 aria-hidden strokeWidth={1.75} />
            {t("pairs.hear")}
          </Button>
        )}
        {recording && <Record {...recording} text={text} isAnew={address !== null} />}
      </div>
      {hasFailed && <p role="alert">{t("pairs.silent")}</p>}
    </>
  );
}

type RecordProps = { speaking: Speaking; secondsMax: number; text: string; isAnew: boolean };

function Record({ speaking, secondsMax, text, isAnew }: RecordProps) {
  const { t } = useTranslation("ear");
  const failureMessages = useFailureMessages();
  const { step, error, begin, stop } = useWordRecorder(speaking, secondsMax);
  const word = { word: isolated(text) };
  const isRecording = step === "recording";
  const toRecord = isAnew ? "pairs.recordAgain" : "pairs.record";
  const messages =
    typeof error === "string" ? [t(`pairs.faults.${error}`)] : failureMessages(error);
  return (
    <>
      <Button
        variant={isRecording ? "default" : "outline"}
        disabled={step === "sending"}
        aria-label={t(isRecording ? "pairs.stopWord" : `${toRecord}Word`, word)}
        onClick={isRecording ? stop : () => void begin()}
      >
        {isRecording ? <Square aria-hidden /> : <Mic aria-hidden strokeWidth={1.75} />}
        {t(isRecording ? "pairs.stop" : toRecord)}
      </Button>
      <ErrorList messages={error ? messages : []} />
    </>
  );
}
