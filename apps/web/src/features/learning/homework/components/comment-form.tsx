import { Mic, Square } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { Checkbox } from "../../../../components/ui/checkbox.tsx";
import { ErrorList } from "../../../../components/ui/error-list.tsx";
import { TextareaField } from "../../../../components/ui/textarea-field.tsx";
import { formatClock } from "../../../../lib/format.ts";
import { randomUuid } from "../../../../lib/random-uuid.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useVoice } from "../model/use-voice.ts";
import { useComment, useSpeak } from "../mutations.ts";

type CommentFormProps = {
  recitation: string;
  atMs: number;
  /** Whoever writes or speaks does not listen meanwhile. */
  onBegin: () => void;
};

function useSaying(recitation: string, at_ms: number | null) {
  const { t } = useTranslation("recitations");
  const failureMessages = useFailureMessages();
  const comment = useComment(recitation);
  const speak = useSpeak(recitation);
  const voice = useVoice(({ sound, ms }) =>
    speak.mutate({ id: randomUuid(), at_ms, sound, sound_ms: ms }),
  );
  const { state } = voice;
  const error = comment.error ?? speak.error;
  const failures = error ? failureMessages(error) : [];
  const fault = state.step === "idle" ? state.fault : null;
  return {
    voice,
    messages: fault ? [t(`recorder.${fault}`)] : failures,
    isSending: speak.isPending,
    isBusy: comment.isPending || speak.isPending || state.step === "speaking",
    add: (text: string, onAdded: () => void) =>
      comment.mutate({ id: randomUuid(), at_ms, text }, { onSuccess: onAdded }),
  };
}

type SpeakButtonProps = { saying: ReturnType<typeof useSaying>; onBegin: () => void };

function SpeakButton({ saying: { voice, isBusy, isSending }, onBegin }: SpeakButtonProps) {
  const { t } = useTranslation("homework");
  const { state } = voice;
  if (state.step === "speaking") {
    return (
      <Button type="button" onClick={voice.stop}>
        <Square aria-hidden strokeWidth={1.75} />
        <span className="tabular-nums">
          {t("comment.stop", { at: formatClock(state.ms / 1000) })}
        </span>
      </Button>
    );
  }
  const start = () => {
    onBegin();
    voice.start();
  };
  return (
    <Button type="button" variant="outline" disabled={isBusy} onClick={start}>
      <Mic aria-hidden strokeWidth={1.75} />
      {t(isSending ? "comment.sending" : "comment.speak")}
    </Button>
  );
}

/** Words or a short voice at the moment at which the recording stands, or on the whole. */
export function CommentForm({ recitation, atMs, onBegin }: CommentFormProps) {
  const { t } = useTranslation("homework");
  const wholeId = useId();
  const [text, setText] = useState("");
  const [isWhole, setIsWhole] = useState(false);
  const saying = useSaying(recitation, isWhole ? null : Math.round(atMs));
  return (
    <form
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        saying.add(text, () => setText(""));
      }}
    >
      <TextareaField
        label={isWhole ? t("comment.onWhole") : t("comment.at", { at: formatClock(atMs / 1000) })}
        dir="auto"
        rows={2}
        maxLength={1000}
        value={text}
        onFocus={onBegin}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex items-center gap-3">
        <Checkbox
          id={wholeId}
          checked={isWhole}
          onCheckedChange={(next) => setIsWhole(next === true)}
        />
        <label htmlFor={wholeId}>{t("comment.whole")}</label>
      </div>
      <ErrorList messages={saying.messages} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="outline" disabled={saying.isBusy || text.trim() === ""}>
          {t("comment.add")}
        </Button>
        <SpeakButton saying={saying} onBegin={onBegin} />
      </div>
    </form>
  );
}
