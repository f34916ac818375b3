import { StaffRefund, type StaffRefunded } from "@riwaq/contracts/billing/desk";
import { useTranslation } from "react-i18next";

import { AmountField } from "../../../../components/ui/amount-field.tsx";
import { AppForm } from "../../../../components/ui/app-form.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { TextareaField } from "../../../../components/ui/textarea-field.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatPrice } from "../../../../lib/money.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import { useRefundCredit } from "../mutations.ts";

type CreditProps = {
  payerId: string;
  credit: { amount: number; currency: StaffRefund["currency"] };
};

function RefundForm({ payerId, credit, onSaved }: CreditProps & { onSaved: () => void }) {
  const { t } = useTranslation("money");
  const { language } = useLanguage();
  const { currency, amount } = credit;
  const form = useAppForm({
    rules: StaffRefund,
    defaultValues: { currency, amount, note: "" },
    mutation: useRefundCredit(payerId),
    toSend: (refund) => refund,
    onSaved: (answer) => {
      const { needs_approval: waits } = answer as StaffRefunded;
      toast({ title: t(waits ? "back.waits" : "back.done") });
      onSaved();
    },
  });
  return (
    <AppForm of={form} place="dialog" submitLabel={t("back.send")}>
      <AmountField
        name="amount"
        label={t("back.amount", { currency })}
        hint={t("back.most", { price: formatPrice(amount, currency, language) })}
      />
      <TextareaField
        label={t("back.note")}
        hint={t("back.noteHint")}
        dir="auto"
        rows={3}
        {...form.field("note")}
      />
    </AppForm>
  );
}

/** Credit goes back by the ways it was paid, and what no way takes by transfer. */
export function RefundCredit(props: CreditProps) {
  const { t } = useTranslation("money");
  return (
    <FormDialog
      trigger={<Button variant="outline">{t("back.do")}</Button>}
      title={t("back.do")}
      description={t("back.text")}
    >
      {(close) => <RefundForm {...props} onSaved={close} />}
    </FormDialog>
  );
}
