import type { ReactNode } from "react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { DialogActions } from "../../../../components/ui/dialog.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { FormField } from "../../../../components/ui/form-field.tsx";
import { Textarea } from "../../../../components/ui/input.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";

const WORD_MAX = 300;

type DeclineDialogProps = {
  trigger: ReactNode;
  what: "series" | "lesson";
  isBusy: boolean;
  error: Error | null;
  onDecline: (word: string, done: () => void) => void;
};

type FormProps = Omit<DeclineDialogProps, "trigger" | "what"> & { close: () => void };

function DeclineForm({ isBusy, error, onDecline, close }: FormProps) {
  const { t } = useTranslation("offers");
  const failureMessages = useFailureMessages();
  const [word, setWord] = useState("");
  const decline = () =>
    onDecline(word, () => {
      toast({ title: t("decline.done") });
      close();
    });
  return (
    <div className="space-y-5">
      <p>{t("decline.text")}</p>
      <FormField label={t("decline.word")} isOptional>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={WORD_MAX}
            value={word}
            onChange={({ target }) => setWord(target.value)}
          />
        )}
      </FormField>
      <FormAlert messages={error ? failureMessages(error) : []} />
      <DialogActions>
        <Button variant="outline" onClick={close}>
          {t("decline.back")}
        </Button>
        <Button variant="destructive" aria-busy={isBusy} onClick={decline}>
          {t("decline.confirm")}
        </Button>
      </DialogActions>
    </div>
  );
}

/** Asks once more before hours are let go, and takes a word along for the teacher. */
export function DeclineDialog({ trigger, what, ...form }: DeclineDialogProps) {
  const { t } = useTranslation("offers");
  return (
    <FormDialog trigger={trigger} title={t(`decline.${what}`)} takesTriggerAway>
      {(close) => <DeclineForm {...form} close={close} />}
    </FormDialog>
  );
}
