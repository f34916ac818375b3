import { NewPrice, type PlanPrice, type Shop } from "@riwaq/contracts/billing/shop";
import { CURRENCIES } from "@riwaq/domain/billing/units";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { DateField } from "../../../../components/ui/date-field.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { SelectField } from "../../../../components/ui/select-field.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { hundredthsOf } from "../../../../lib/money.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import { useSetPrice } from "../mutations.ts";

type DialogProps = {
  planId: string;
  /** The plan in words. */
  rhythm: string;
  prices: readonly PlanPrice[];
  shop: Pick<Shop, "today" | "tomorrow" | "seller">;
};

/** What is typed, in hundredths; what is no amount is refused by the contract. */
const amountOf = (typed: unknown) =>
  typeof typed === "number" ? typed : hundredthsOf(String(typed));

function PriceForm({ planId, prices, shop, onSaved }: DialogProps & { onSaved: () => void }) {
  const { t } = useTranslation("billing");
  const form = useAppForm({
    rules: NewPrice,
    defaultValues: { currency: shop.seller.currency, valid_from: "" },
    mutation: useSetPrice(planId),
    toSend: (price) => price,
    onSaved: () => {
      toast({ title: t("price.saved") });
      onSaved();
    },
  });
  const currency = useWatch({ control: form.form.control, name: "currency" });
  const isFirst = prices.every((price) => price.currency !== currency);
  return (
    <AppForm of={form} place="dialog" submitLabel={t("price.save")}>
      <SelectField
        name="currency"
        label={t("price.currency")}
        options={CURRENCIES.map((value) => ({ value, label: value }))}
      />
      <TextField
        label={t("price.amount")}
        hint={t("price.amountHint")}
        inputMode="decimal"
        autoComplete="off"
        {...form.field("amount", { setValueAs: amountOf })}
      />
      <DateField
        label={t("price.from")}
        hint={t(isFirst ? "price.firstHint" : "price.fromHint")}
        min={isFirst ? shop.today : shop.tomorrow}
        {...form.field("valid_from")}
      />
    </AppForm>
  );
}

export function NewPriceDialog(props: DialogProps) {
  const { t } = useTranslation("billing");
  return (
    <FormDialog
      trigger={
        <Button variant="outline" size="sm">
          {t("price.set")}
        </Button>
      }
      title={t("price.set")}
      description={props.rhythm}
    >
      {(close) => <PriceForm {...props} onSaved={close} />}
    </FormDialog>
  );
}
