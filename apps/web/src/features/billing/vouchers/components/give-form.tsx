import { GiftOrder, type Vouchers } from "@riwaq/contracts/billing/vouchers";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { RhythmChips } from "../../../../components/rhythms/rhythm-chips.tsx";
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

/** Four weeks of a rhythm, or an amount of one's own. */
function AmountField({ amounts, currency }: Amounts) {
  const { t } = useTranslation("vouchers");
  const { language } = useLanguage();
  const { field, fieldState } = useController({ name: "amount" });
  const [rhythm, setRhythm] = useState(amounts[0]);
  const [kind, setKind] = useState<"weeks" | "own">(rhythm ? "weeks" : "own");
  const give = (one: typeof rhythm) => {
    setRhythm(one);
    field.onChange(one?.amount ?? null);
  };
  const choose = (next: typeof kind) => {
    setKind(next);
    field.onChange(next === "weeks" ? (rhythm?.amount ?? null) : null);
  };
  return (
    <div className="space-y-5">
      {rhythm && (
        <RadioChips
          legend={t("give.amount")}
          choices={[
            { value: "weeks", label: t("give.weeks") },
            { value: "own", label: t("give.own") },
          ]}
          value={kind}
          onChoose={choose}
        />
      )}
      {rhythm && kind === "weeks" && (
        <>
          <RhythmChips plans={amounts} chosen={rhythm} onChoose={give} />
          <p role="status" className="font-display text-3xl text-primary tabular-nums">
            {formatPrice(rhythm.amount, currency, language)}
          </p>
        </>
      )}
      {kind === "own" && (
        <TextField
          label={t("give.ownAmount", { currency })}
          hint={t("give.ownHint")}
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
