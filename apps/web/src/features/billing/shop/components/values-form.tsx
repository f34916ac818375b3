import { BillingValues, type Shop } from "@riwaq/contracts/billing/shop";
import { RETRY_DAYS, VALUE_RANGES } from "@riwaq/domain/billing/values";
import { useId } from "react";
import { useController } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { AmountField } from "../../../../components/ui/amount-field.tsx";
import { AppForm } from "../../../../components/ui/app-form.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { Checkbox } from "../../../../components/ui/checkbox.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";
import { useAppForm, useFields } from "../../../../lib/use-app-form.ts";
import { useChangeValues } from "../mutations.ts";

/** In the order in which a subscription meets them. */
const AFTER_REFUSAL = [
  ["grace_days", VALUE_RANGES.graceDays],
  ["grace_lessons", VALUE_RANGES.graceLessons],
  ["cancel_hours", VALUE_RANGES.cancelHours],
  ["keep_days", VALUE_RANGES.keepDays],
] as const;
const RESTING = [
  ["pause_days", VALUE_RANGES.pauseDays],
  ["voucher_months", VALUE_RANGES.voucherMonths],
] as const;
const NOTICE = [["price_notice_days", VALUE_RANGES.priceNoticeDays]] as const;

type Numbers = typeof AFTER_REFUSAL | typeof RESTING | typeof NOTICE;

const asNumber = (typed: unknown) => (typed === "" ? null : Number(typed));

/** What is typed as "1, 3, 5"; what is no number is no day, and refused by the contract. */
const asDays = (typed: unknown) =>
  Array.isArray(typed)
    ? typed
    : (String(typed).match(/[^\s,;،]+/g) ?? []).map((day) => Number(day) || 0);

/** Each says what it does and what may be set. */
function NumberFields({ of }: { of: Numbers }) {
  const { t } = useTranslation("billing");
  const { language } = useLanguage();
  const field = useFields<BillingValues>();
  return of.map(([name, { min, max }]) => (
    <TextField
      key={name}
      label={t(`values.${name}.label`)}
      hint={t(`values.${name}.hint`, {
        min: formatNumber(min, language),
        max: formatNumber(max, language),
      })}
      type="number"
      inputMode="numeric"
      autoComplete="off"
      min={min}
      max={max}
      {...field(name, { setValueAs: asNumber })}
    />
  ));
}

function RetryField() {
  const { t } = useTranslation("billing");
  const field = useFields<BillingValues>();
  return (
    <TextField
      label={t("values.retry_days.label")}
      hint={t("values.retry_days.hint", RETRY_DAYS)}
      dir="ltr"
      className="rtl:text-end"
      autoComplete="off"
      {...field("retry_days", { setValueAs: asDays })}
    />
  );
}

function CoveredField() {
  const { t } = useTranslation("billing");
  const id = useId();
  const { field } = useController<BillingValues, "skip_when_covered">({
    name: "skip_when_covered",
  });
  return (
    <div className="flex items-start gap-3">
      <Checkbox
        id={id}
        checked={field.value}
        aria-describedby={`${id}-hint`}
        onCheckedChange={(isOn) => field.onChange(isOn === true)}
      />
      <div className="min-w-0">
        <label htmlFor={id}>{t("values.skip_when_covered.label")}</label>
        <p id={`${id}-hint`} className="text-sm text-ink-muted">
          {t("values.skip_when_covered.hint")}
        </p>
      </div>
    </div>
  );
}

/** How subscriptions and payments go, each value with a sentence of what it does. */
export function ValuesForm({ values }: { values: Shop["values"] }) {
  const { t } = useTranslation("billing");
  const form = useAppForm({
    rules: BillingValues,
    defaultValues: values,
    mutation: useChangeValues(),
    toSend: (said) => said,
    valuesOf: (saved) => saved.values,
    onSaved: () => toast({ title: t("values.saved") }),
  });
  return (
    <Card aria-labelledby="values">
      <CardTitle id="values">{t("values.title")}</CardTitle>
      <p className="mt-1 mb-5 measure text-ink-muted">{t("values.text")}</p>
      <AppForm of={form} place="page" submitLabel={t("values.save")}>
        <NumberFields of={NOTICE} />
        <CoveredField />
        <RetryField />
        <NumberFields of={AFTER_REFUSAL} />
        <AmountField
          name="approval_limit"
          label={t("values.approval_limit.label")}
          hint={t("values.approval_limit.hint")}
        />
        <NumberFields of={RESTING} />
      </AppForm>
    </Card>
  );
}
