import { NewRoomMessage } from "@riwaq/contracts/classroom/room";
import type { WordPlace } from "@riwaq/domain/learning/mushaf/words";
import { SendHorizontal, X } from "lucide-react";
import { useId, useState } from "react";
import type { FormEvent, KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { controlClasses } from "../../../../components/ui/control-classes.ts";
import { ErrorList } from "../../../../components/ui/error-list.tsx";
import { cn } from "../../../../lib/cn.ts";
import { randomUuid } from "../../../../lib/random-uuid.ts";
import { MushafWord } from "./mushaf-word.tsx";

export type ChatFormProps = {
  /** The id is made here: the same one is sent again where it failed. */
  onSend: (message: NewRoomMessage) => void;
  /** A word that was chosen on the page, to be sent with the next message. */
  draftWord: WordPlace | null;
  onClearWord: () => void;
  /** How the mushaf writes the word at a place; nothing until its page is loaded. */
  wordOf: (place: WordPlace) => string | undefined;
};

function DraftWord({ draftWord, onClearWord, wordOf }: Omit<ChatFormProps, "onSend">) {
  const { t } = useTranslation("classroom");
  if (!draftWord) return null;
  return (
    <div className="flex items-center gap-2 rounded-md border border-accent/60 bg-surface ps-3">
      <p className="sr-only">{t("chat.draft")}</p>
      <MushafWord place={draftWord} wordOf={wordOf} className="grow" />
      <Button variant="ghost" size="icon" aria-label={t("chat.dropWord")} onClick={onClearWord}>
        <X aria-hidden strokeWidth={1.75} />
      </Button>
    </div>
  );
}

/** What is written, and what the contract says against it. Nothing said of what is empty: it is not sent. */
function useComposer({ onSend, draftWord, onClearWord }: Omit<ChatFormProps, "wordOf">) {
  const [id, setId] = useState(randomUuid);
  const [text, setText] = useState("");
  const message = NewRoomMessage.safeParse({ id, text, word: draftWord });
  const isEmpty = text.trim() === "" && draftWord === null;
  const faults =
    message.success || isEmpty ? [] : message.error.issues.map((issue) => issue.message);
  const send = () => {
    if (!message.success) return;
    onSend(message.data);
    setText("");
    setId(randomUuid());
    if (draftWord) onClearWord();
  };
  return { text, setText, faults, canSend: message.success, send };
}

/** Enter sends; whoever writes by a method that composes letters ends a letter with it. */
const isToSend = ({ key, shiftKey, nativeEvent }: KeyboardEvent) =>
  key === "Enter" && !shiftKey && !nativeEvent.isComposing;

export function ChatForm(props: ChatFormProps) {
  const { t } = useTranslation("classroom");
  const { text, setText, faults, canSend, send } = useComposer(props);
  const [field, hint] = [useId(), useId()];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <form onSubmit={submit} className="space-y-2">
      <DraftWord {...props} />
      <label htmlFor={field} className="sr-only">
        {t("chat.label")}
      </label>
      <div className="flex items-end gap-2">
        <textarea
          id={field}
          dir="auto"
          rows={2}
          value={text}
          placeholder={t("chat.label")}
          aria-invalid={faults.length > 0}
          aria-describedby={hint}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (isToSend(event)) submit(event);
          }}
          className={cn(controlClasses, "max-h-40 resize-none field-sizing-content")}
        />
        <Button type="submit" size="icon" aria-label={t("chat.send")} aria-disabled={!canSend}>
          <SendHorizontal aria-hidden strokeWidth={1.75} className="flip-rtl" />
        </Button>
      </div>
      <div id={hint}>
        {faults.length > 0 ? (
          <ErrorList messages={faults} />
        ) : (
          <p className="text-sm text-ink-muted max-sm:sr-only">{t("chat.hint")}</p>
        )}
      </div>
    </form>
  );
}
