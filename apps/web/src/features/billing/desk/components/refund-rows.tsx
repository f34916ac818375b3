import { RefundRefusal, type RefundToday } from "@riwaq/contracts/billing/desk";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../../components/ui/confirm-dialog.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { TextareaField } from "../../../../components/ui/textarea-field.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { isolated } from "../../../../lib/format.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import { useApproveRefund, useNoteTransfer, useRefuseRefund } from "../mutations.ts";
import { MoneyRow, useAge, useNameOf, usePrice } from "./money-row.tsx";

type RowProps = { refund: RefundToday };

function useWords({ refund }: RowProps) {
  const { t } = useTranslation("money");
  const age = useAge();
  const [price, name] = [usePrice()(refund), useNameOf()(refund.payer)];
  const facts = [t(`reason.${refund.reason}`), t("askedSince", { age: age(refund.since) })];
  return { price, name, facts, said: { price: isolated(price), name: isolated(name) } };
}

function RefusalForm({ id, onSaved }: { id: string; onSaved: () => void }) {
  const { t } = useTranslation("money");
  const form = useAppForm({
    rules: RefundRefusal,
    defaultValues: { note: "" },
    mutation: useRefuseRefund(id),
    toSend: (refusal) => refusal,
    onSaved: () => {
      toast({ title: t("refuse.done") });
      onSaved();
    },
  });
  return (
    <AppForm of={form} place="dialog" submitLabel={t("refuse.send")}>
      <TextareaField
        label={t("refuse.note")}
        hint={t("refuse.noteHint")}
        dir="auto"
        rows={3}
        {...form.field("note")}
      />
    </AppForm>
  );
}

/** A refund that a second person looks at; whoever asked for it only reads that. */
export function RefundToApprove({ refund }: RowProps) {
  const { t } = useTranslation("money");
  const approve = useApproveRefund();
  const { price, name, facts, said } = useWords({ refund });
  return (
    <MoneyRow
      name={name}
      personId={refund.payer.id}
      figure={price}
      facts={[...facts, refund.is_own && t("own")]}
      note={refund.note}
    >
      <FormDialog
        trigger={<Button variant="outline">{t("refuse.do")}</Button>}
        title={t("refuse.title", said)}
        description={t("refuse.text", said)}
        takesTriggerAway
      >
        {(close) => <RefusalForm id={refund.id} onSaved={close} />}
      </FormDialog>
      {!refund.is_own && (
        <ConfirmDialog
          trigger={<Button>{t("approve.do")}</Button>}
          title={t("approve.title", said)}
          description={t("approve.text")}
          confirmLabel={t("approve.do")}
          mutation={approve}
          sent={refund.id}
          onDone={() => toast({ title: t("approve.done") })}
          failureTitle={t("failed")}
        />
      )}
    </MoneyRow>
  );
}

/** A refund that staff make at the bank. */
export function RefundToTransfer({ refund }: RowProps) {
  const { t } = useTranslation("money");
  const note = useNoteTransfer();
  const { price, name, facts, said } = useWords({ refund });
  return (
    <MoneyRow
      name={name}
      personId={refund.payer.id}
      figure={price}
      facts={facts}
      note={refund.note}
    >
      <ConfirmDialog
        trigger={<Button variant="outline">{t("transfer.do")}</Button>}
        title={t("transfer.title", said)}
        description={t("transfer.text")}
        confirmLabel={t("transfer.do")}
        mutation={note}
        sent={refund.id}
        onDone={() => toast({ title: t("transfer.done") })}
        failureTitle={t("failed")}
      />
    </MoneyRow>
  );
}
