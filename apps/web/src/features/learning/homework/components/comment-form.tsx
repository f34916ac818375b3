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

/** Words or a short voice at the moment at which the recording stands, or on the whole. */
export function CommentForm({ recitation, atMs, onBegin }: CommentFormProps) {
  const { t } = useTranslation(["homework", "recitations"]);
  const failureMessages = useFailureMessages();
  const comment = useComment(recitation);
  const speak = useSpeak(recitation);
  const wholeId = useId();
  const [text, setText] = useState("");
  const [isWhole, setIsWhole] = useState(false);
  const at_ms = isWhole ? null : Math.round(atMs);
  const voice = useVoice(({ sound, ms }) =>
    speak.mutate({ id: randomUuid(), at_ms, sound, sound_ms: ms }),
  );
  const { state } = voice;
  const error = comment.error ?? speak.error;
  const add = () =>
    comment.mutate({ id: randomUuid(), at_ms, text }, { onSuccess: () => setText("") });
  const isBusy = comment.isPending || speak.isPending || state.step === "speaking";
  return (
    <form
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        add();
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
      <ErrorList
        messages={
          state.step === "idle" && state.fault
            ? [t(`recitations:recorder.${state.fault}`)]
            : error
              ? failureMessages(error)
              : []
        }
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="outline" disabled={isBusy || text.trim() === ""}>
          {t("comment.add")}
        </Button>
        {state.step === "speaking" ? (
          <Button type="button" onClick={voice.stop}>
            <Square aria-hidden strokeWidth={1.75} />
            <span className="tabular-nums">
              {t("comment.stop", { at: formatClock(state.ms / 1000) })}
            </span>
          </Button>
        ) : (
          <Button
            type="button"
            variant="outline"
            disabled={isBusy}
            onClick={() => {
              onBegin();
              voice.start();
            }}
          >
            <Mic aria-hidden strokeWidth={1.75} />
            {t(speak.isPending ? "comment.sending" : "comment.speak")}
          </Button>
        )}
      </div>
    </form>
  );
}
