import { CoverAnswer } from "@riwaq/contracts/scheduling/cover";
import { useTranslation } from "react-i18next";

import { useAppForm } from "../../../lib/use-app-form.ts";
import { AppForm } from "../../ui/app-form.tsx";
import { Button } from "../../ui/button.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { TextareaField } from "../../ui/textarea-field.tsx";
import { toast } from "../../ui/toast-store.ts";
import { useAnswerCover } from "./own-covers.ts";

type DeclineProps = { coverId: string; onDone?: () => void };

function DeclineForm({ coverId, onDone }: DeclineProps) {
  const { t } = useTranslation("leave");
  const form = useAppForm({
    rules: CoverAnswer,
    defaultValues: { answer: "decline", word: "" },
    mutation: useAnswerCover(coverId),
    toSend: (answer) => answer,
    onSaved: () => {
      toast({ title: t("decline.done") });
      onDone?.();
    },
  });
  return (
    <AppForm of={form} place="dialog" submitLabel={t("decline.send")} isDestructive>
      <TextareaField
        label={t("decline.word")}
        dir="auto"
        rows={3}
        isOptional
        {...form.field("word")}
      />
    </AppForm>
  );
}

/** The substitute cannot: asked once more, with a word for staff. */
export function DeclineCover({ coverId, onDone }: DeclineProps) {
  const { t } = useTranslation("leave");
  return (
    <FormDialog
      trigger={<Button variant="outline">{t("decline.button")}</Button>}
      title={t("decline.title")}
      description={t("decline.text")}
      takesTriggerAway
    >
      {(close) => (
        <DeclineForm
          coverId={coverId}
          onDone={() => {
            close();
            onDone?.();
          }}
        />
      )}
    </FormDialog>
  );
}
