import { SellerChange, type Shop } from "@riwaq/contracts/billing/shop";
import { CURRENCIES } from "@riwaq/domain/billing/units";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { SelectField } from "../../../../components/ui/select-field.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { TimeZoneField } from "../../../../components/zones/time-zone-field.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { countryOptions } from "../../../../lib/country-names.ts";
import { messagesOf, useAppForm } from "../../../../lib/use-app-form.ts";
import { useChangeSeller } from "../mutations.ts";

/** As the law wants them said, in its order. */
const BEFORE = ["name", "form", "address"] as const;
const AFTER = [
  "registration",
  "tax_number",
  "email",
  "phone",
  "publisher",
  "host",
  "mediator",
] as const;
/** Where families transfer to. */
const ACCOUNT = ["iban", "account_holder"] as const;
const OPTIONAL: ReadonlySet<string> = new Set(["tax_number", "phone", ...ACCOUNT]);

/** On whose wall days, prices and the years of invoices begin. */
function ZoneField() {
  const { field, fieldState } = useController<Shop["seller"], "time_zone">({ name: "time_zone" });
  return (
    <TimeZoneField
      value={field.value}
      onChange={field.onChange}
      errors={messagesOf(fieldState.error)}
    />
  );
}

export function SellerForm({ seller }: { seller: Shop["seller"] }) {
  const { t } = useTranslation("billing");
  const { language } = useLanguage();
  const form = useAppForm({
    rules: SellerChange,
    defaultValues: seller,
    mutation: useChangeSeller(),
    toSend: (values) => values,
    valuesOf: (saved) => saved.seller,
    onSaved: () => toast({ title: t("seller.saved") }),
  });
  const fieldOf = (name: (typeof BEFORE | typeof AFTER | typeof ACCOUNT)[number]) => (
    <TextField
      key={name}
      label={t(`seller.${name}`)}
      dir="auto"
      autoComplete="off"
      {...(OPTIONAL.has(name) && { isOptional: true })}
      {...form.field(name)}
    />
  );
  return (
    <Card aria-labelledby="seller">
      <CardTitle id="seller">{t("seller.title")}</CardTitle>
      <p className="mt-1 mb-5 measure text-ink-muted">{t("seller.text")}</p>
      <AppForm of={form} place="page" submitLabel={t("seller.save")}>
        {BEFORE.map(fieldOf)}
        <SelectField
          name="country"
          label={t("seller.country")}
          options={countryOptions(language)}
        />
        {AFTER.map(fieldOf)}
        {ACCOUNT.map(fieldOf)}
        <SelectField
          name="currency"
          label={t("seller.currency")}
          hint={t("seller.currencyHint")}
          options={CURRENCIES.map((value) => ({ value, label: value }))}
        />
        <ZoneField />
      </AppForm>
    </Card>
  );
}
