import { SellerChange, type Shop } from "@riwaq/contracts/billing/shop";
import { CURRENCIES } from "@riwaq/domain/billing/units";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { SelectField } from "../../../../components/ui/select-field.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { countryOptions } from "../../../../lib/country-names.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
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
const OPTIONAL: ReadonlySet<string> = new Set(["tax_number", "phone"]);

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
  const fieldOf = (name: (typeof BEFORE | typeof AFTER)[number]) => (
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
        <SelectField
          name="currency"
          label={t("seller.currency")}
          hint={t("seller.currencyHint")}
          options={CURRENCIES.map((value) => ({ value, label: value }))}
        />
      </AppForm>
    </Card>
  );
}
