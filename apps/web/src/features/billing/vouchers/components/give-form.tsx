import { GiftOrder, type Vouchers } from "@riwaq/contracts/billing/vouchers";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { RadioChips } from "../../../../components/ui/radio-chips.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { TextareaField } from "../../../../components/ui/textarea-field.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatPrice, hundredthsOf } from "../../../../lib/money.ts";
import { messagesOf, useAppForm } from "../../../../lib/use-app-form.ts";
import { useOrderGift } from "../mutations.ts";

type Amounts = Pick<Vouchers, "amounts" | "currency">;

/** Another amount than those of the rhythms. */
const OWN = 0;

/** Four weeks of a rhythm, or an amount of one's own. */
function AmountField({ amounts, currency }: Amounts) {
  const { t } = useTranslation("vouchers");
  const { language } = useLanguage();
  const { field, fieldState } = useController({ name: "amount" });
  const [chosen, setChosen] = useState(amounts[0]?.amount ?? OWN);
  const choose = (amount: number) => {
    setChosen(amount);
    field.onChange(amount === OWN ? null : amount);
  };
  const choices = [...new Map(amounts.map((one) => [one.amount, one])).values()].map((one) => ({
    value: one.amount,
    label: formatPrice(one.amount, currency, language),
    hint: t("give.rhythm", { count: one.lessons_per_week, minutes: one.length_minutes }),
  }));
  return (
    <div className="space-y-4">
      <RadioChips
        legend={t("give.amount")}
        choices={[...choices, { value: OWN, label: t("give.own"), hint: t("give.ownHint") }]}
        value={chosen}
        onChoose={choose}
      />
      {chosen === OWN && (
        <TextField
          label={t("give.ownAmount", { currency })}
          inputMode="decimal"
          autoComplete="off"
          errors={messagesOf(fieldState.error)}
          name={field.name}
          onBlur={field.onBlur}
          onChange={({ target }) => field.onChange(hundredthsOf(target.value))}
        />
      )}
    </div>
  );
}

/** What is given and what stands on the card; the button says that it obliges to pay. */
export function GiveForm({ own }: { own: Vouchers }) {
  const { t } = useTranslation("vouchers");
  const navigate = useNavigate();
  const { amounts, currency, months } = own;
  const form = useAppForm({
    rules: GiftOrder,
    defaultValues: { currency, amount: amounts[0]?.amount ?? 0, recipient: "", words: "" },
    mutation: useOrderGift(),
    toSend: (order) => order,
    onSaved: ({ charge_id: id }) =>
      void (id === null
        ? navigate({ to: paths.gifts })
        : navigate({ to: paths.payment, params: { id } })),
  });
  return (
    <AppForm of={form} place="part" submitLabel={t("give.order")}>
      <AmountField amounts={amounts} currency={currency} />
      <TextField
        label={t("give.recipient")}
        dir="auto"
        autoComplete="off"
        isOptional
        {...form.field("recipient")}
      />
      <TextareaField
        label={t("give.words")}
        dir="auto"
        rows={3}
        isOptional
        {...form.field("words")}
      />
      <p className="measure text-sm text-ink-muted">
        {t("give.terms", { count: months })}{" "}
        <a
          href={paths.conditions}
          target="_blank"
          rel="noopener"
          className="text-primary underline underline-offset-4"
        >
          {t("give.conditions")}
        </a>
      </p>
    </AppForm>
  );
}
