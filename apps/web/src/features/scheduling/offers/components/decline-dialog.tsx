import { Declining, OFFER_WORD_MAX } from "@riwaq/contracts/scheduling/offers";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { TextareaField } from "../../../../components/ui/textarea-field.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { type Saving, useAppForm } from "../../../../lib/use-app-form.ts";

type FormProps<Sent> = {
  mutation: Saving<Sent, unknown>;
  toSend: (declining: Declining) => Sent;
  close: () => void;
};

type DeclineDialogProps<Sent> = Omit<FormProps<Sent>, "close"> & {
  trigger: ReactNode;
  what: "series" | "lesson";
};

function DeclineForm<Sent>({ mutation, toSend, close }: FormProps<Sent>) {
  const { t } = useTranslation("offers");
  const form = useAppForm({
    rules: Declining,
    defaultValues: { word: "" },
    mutation,
    toSend,
    onSaved: () => {
      toast({ title: t("decline.done") });
      close();
    },
  });
  return (
    <AppForm
      of={form}
      place="dialog"
      submitLabel={t("decline.confirm")}
      isDestructive
      beside={
        <Button variant="outline" onClick={close}>
          {t("decline.back")}
        </Button>
      }
    >
      <p>{t("decline.text")}</p>
      <TextareaField
        label={t("decline.word")}
        isOptional
        rows={3}
        maxLength={OFFER_WORD_MAX}
        {...form.field("word")}
      />
    </AppForm>
  );
}

/** Asks once more before hours are let go, and takes a word along for the teacher. */
export function DeclineDialog<Sent>({ trigger, what, ...form }: DeclineDialogProps<Sent>) {
  const { t } = useTranslation("offers");
  return (
    <FormDialog trigger={trigger} title={t(`decline.${what}`)} takesTriggerAway>
      {(close) => <DeclineForm {...form} close={close} />}
    </FormDialog>
  );
}
