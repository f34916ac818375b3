import type { OrderStart, OrderWish } from "@riwaq/contracts/billing/subscriptions";
import { useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { SelectField } from "../../../../../components/ui/select-field.tsx";
import { TextField } from "../../../../../components/ui/text-field.tsx";
import { TextareaField } from "../../../../../components/ui/textarea-field.tsx";
import { useLanguage } from "../../../../../i18n/use-language.ts";
import { countryOptions } from "../../../../../lib/country-names.ts";
import { useFields } from "../../../../../lib/use-app-form.ts";
import { currencyOf } from "../../model/order.ts";

/** Whoever moves to another country, and has not chosen a money, is shown the prices in the money of that one. */
function useCurrencyOfCountry({ plans, country: first }: OrderStart) {
  const { setValue, getValues, getFieldState } = useFormContext<OrderWish>();
  const country = useWatch<OrderWish, "country">({ name: "country" });
  const known = useRef(first);
  useEffect(() => {
    if (country === known.current) return;
    known.current = country;
    if (getFieldState("currency").isDirty) return;
    setValue("currency", currencyOf(country, plans, getValues("currency")));
  }, [country, plans, setValue, getValues, getFieldState]);
}

/** Who pays, as it stands on the invoice. */
export function PayerFields({ start }: { start: OrderStart }) {
  const { t } = useTranslation("subscription");
  const { language } = useLanguage();
  const field = useFields<OrderWish>();
  useCurrencyOfCountry(start);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField label={t("order.name")} autoComplete="name" {...field("payer_name")} />
      <SelectField name="country" label={t("order.country")} options={countryOptions(language)} />
      <div className="sm:col-span-2">
        <TextareaField
          label={t("order.address")}
          hint={t("order.addressHint")}
          rows={3}
          autoComplete="street-address"
          {...field("payer_address")}
        />
      </div>
    </div>
  );
}
