import {
  NewVoucher,
  type StaffVouchers,
  type VoucherGranted,
} from "@riwaq/contracts/billing/vouchers";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { TextareaField } from "../../../../components/ui/textarea-field.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatPrice, hundredthsOf } from "../../../../lib/money.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import { useGrantVoucher } from "../mutations.ts";
import { GiftCard } from "./gift-card.tsx";

type Currency = Pick<StaffVouchers, "currency">;

const amountOf = (typed: unknown) =>
  typeof typed === "number" ? typed : hundredthsOf(String(typed));

function GrantForm({ currency, onSaved }: Currency & { onSaved: (one: VoucherGranted) => void }) {
  const { t } = useTranslation("vouchers");
  const form = useAppForm({
    rules: NewVoucher,
    defaultValues: { currency, recipient: "", reason: "" },
    mutation: useGrantVoucher(),
    toSend: (granted) => granted,
    onSaved,
  });
  return (
    <AppForm of={form} place="dialog" submitLabel={t("grant.save")}>
      <TextField
        label={t("give.ownAmount", { currency })}
        inputMode="decimal"
        autoComplete="off"
        {...form.field("amount", { setValueAs: amountOf })}
      />
      <TextField
        label={t("give.recipient")}
        dir="auto"
        autoComplete="off"
        isOptional
        {...form.field("recipient")}
      />
      <TextareaField
        label={t("grant.reason")}
        hint={t("grant.reasonHint")}
        dir="auto"
        rows={3}
        {...form.field("reason")}
      />
    </AppForm>
  );
}

function Granted({ voucher, code }: VoucherGranted) {
  const { t } = useTranslation("vouchers");
  const { language } = useLanguage();
  const price = formatPrice(voucher.value, voucher.currency, language);
  return (
    <div className="space-y-4">
      <p role="status">{t("grant.saved")}</p>
      <GiftCard code={code} price={price} recipient={voucher.recipient} />
    </div>
  );
}

function Asking({ currency }: Currency) {
  const [granted, setGranted] = useState<VoucherGranted | null>(null);
  return granted ? (
    <Granted {...granted} />
  ) : (
    <GrantForm currency={currency} onSaved={setGranted} />
  );
}

/** A voucher of the institute: its code is shown here and nowhere else. */
export function GrantDialog({ currency }: Currency) {
  const { t } = useTranslation("vouchers");
  return (
    <FormDialog
      trigger={
        <Button>
          <Plus aria-hidden strokeWidth={1.75} />
          {t("grant.open")}
        </Button>
      }
      title={t("grant.open")}
      description={t("grant.text")}
    >
      {() => <Asking currency={currency} />}
    </FormDialog>
  );
}
