import type { Application } from "@riwaq/contracts/people/applications";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { FormField } from "../../../../components/ui/form-field.tsx";
import { Textarea } from "../../../../components/ui/input.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useAskForMore } from "../mutations.ts";

const WORD_MAX = 500;
const NOTE_MAX = 1000;

type Said = Partial<Record<Application["items"][number]["item"], string>>;
type AskFormProps = { teacherId: string; application: Application; onDone: () => void };

/** What was said, without what was left empty. */
const wordsOf = (said: Said): Said =>
  Object.fromEntries(
    Object.entries(said)
      .map(([item, text]) => [item, text.trim()])
      .filter(([, text]) => text !== ""),
  );

type WordsProps = {
  label: string;
  value: string;
  max: number;
  onChange: (text: string) => void;
};

function Words({ label, value, max, onChange }: WordsProps) {
  return (
    <FormField label={label} isOptional>
      {(control) => (
        <Textarea
          {...control}
          dir="auto"
          className="min-h-16!"
          rows={2}
          value={value}
          maxLength={max}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </FormField>
  );
}

/** What staff miss, item by item: the application goes back with it. */
export function AskForm({ teacherId, application, onDone }: AskFormProps) {
  const { t } = useTranslation("application");
  const failureMessages = useFailureMessages();
  const ask = useAskForMore(teacherId);
  const [said, setSaid] = useState<Said>({});
  const [note, setNote] = useState("");
  const asked = wordsOf(said);
  const celebrate = () => {
    toast({ title: t("review.asked") });
    onDone();
  };
  const send = () => ask.mutate({ asked, note: note.trim() }, { onSuccess: celebrate });
  return (
    <div className="space-y-5">
      <p className="text-ink-muted">{t("review.askIntro")}</p>
      {application.items.map(({ item }) => (
        <Words
          key={item}
          label={t("review.askAbout", { item: t(`items.${item}.title`) })}
          value={said[item] ?? ""}
          max={WORD_MAX}
          onChange={(text) => setSaid({ ...said, [item]: text })}
        />
      ))}
      <Words label={t("review.askNote")} value={note} max={NOTE_MAX} onChange={setNote} />
      <FormAlert messages={ask.error ? failureMessages(ask.error) : []} />
      <div className="flex flex-wrap gap-3">
        <Button disabled={ask.isPending || Object.keys(asked).length === 0} onClick={send}>
          {t("review.askSend")}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {t("review.cancel")}
        </Button>
      </div>
    </div>
  );
}
