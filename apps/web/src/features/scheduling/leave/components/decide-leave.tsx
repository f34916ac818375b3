import { type Leave, LeaveDecision } from "@riwaq/contracts/scheduling/leave";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { TextareaField } from "../../../../components/ui/textarea-field.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import { useDecideLeave } from "../mutations.ts";

type Word = "grant" | "refuse";
type DecideProps = { leave: Leave; word: Word };

const STATES = { grant: "granted", refuse: "refused" } as const;

function DecideForm({ leave, word, onSaved }: DecideProps & { onSaved: () => void }) {
  const { t } = useTranslation("leave");
  const form = useAppForm({
    rules: LeaveDecision,
    defaultValues: { state: STATES[word], answer: "" },
    mutation: useDecideLeave(leave.id),
    toSend: (decision) => decision,
    onSaved: () => {
      toast({ title: t(`decide.${STATES[word]}`) });
      onSaved();
    },
  });
  return (
    <AppForm
      of={form}
      place="dialog"
      submitLabel={t(`decide.${word}`)}
      isDestructive={word === "refuse"}
    >
      <TextareaField
        label={t("fields.answer")}
        dir="auto"
        rows={3}
        isOptional
        {...form.field("answer")}
      />
    </AppForm>
  );
}

function Decide({ leave, word }: DecideProps) {
  const { t } = useTranslation("leave");
  return (
    <FormDialog
      trigger={
        <Button variant={word === "grant" ? "default" : "outline"}>{t(`decide.${word}`)}</Button>
      }
      title={t(`decide.${word}`)}
      description={t(`decide.${word}Text`)}
      takesTriggerAway
    >
      {(close) => <DecideForm leave={leave} word={word} onSaved={close} />}
    </FormDialog>
  );
}

/** The staff's word, until the leave is over; what was granted can be taken back, and the other way round. */
export function DecideLeave({ leave }: { leave: Leave }) {
  const { state, is_over } = leave;
  if (is_over || state === "withdrawn") return null;
  return (
    <>
      {state !== "granted" && <Decide leave={leave} word="grant" />}
      {state !== "refused" && <Decide leave={leave} word="refuse" />}
    </>
  );
}
