import { type OrderStart, OrderWish } from "@riwaq/contracts/billing/subscriptions";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../../components/ui/app-form.tsx";
import { useAppForm } from "../../../../../lib/use-app-form.ts";
import { type Quoted, pricedIn } from "../../model/order.ts";
import { useQuote } from "../../mutations.ts";
import { EarlyField } from "./early-field.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { PayerFields } from "./payer-fields.tsx";
import { RhythmFields } from "./rhythm-fields.tsx";
import { Step } from "./step.tsx";

/** The rhythm that most choose, where it is offered. */
const USUAL = { lessons: 2, minutes: 45 };

function firstPlanOf({ plans, currency }: OrderStart): string {
  const offered = pricedIn(plans, currency);
  const usual = offered.find(
    (plan) => plan.lessons_per_week === USUAL.lessons && plan.length_minutes === USUAL.minutes,
  );
  return (usual ?? offered[0])?.id ?? "";
}

/** Whether what was quoted is still what the form says. */
const isSame = (one: object, other: object) =>
  Object.entries(one).every(([key, value]) => (other as Record<string, unknown>)[key] === value);

/** What is wished for; then, beneath it, all that is to be known before it is ordered. What is changed asks for it anew. */
export function OrderForm({ start }: { start: OrderStart }) {
  const { t } = useTranslation("subscription");
  const [quoted, setQuoted] = useState<Quoted>();
  const form = useAppForm({
    rules: OrderWish,
    defaultValues: {
      student_id: start.student.id,
      plan_id: firstPlanOf(start),
      currency: start.currency,
      payer_name: start.payer_name,
      payer_address: start.payer_address,
      country: start.country,
      asks_early: false,
    },
    mutation: useQuote(),
    toSend: (wish) => wish,
    onSaved: (quote, wish) => setQuoted({ wish, quote }),
  });
  const written = useWatch({ control: form.form.control });
  const isShown = quoted !== undefined && isSame(quoted.wish, trimmed(written));
  return (
    <div className="max-w-4xl space-y-6">
      <AppForm
        of={form}
        place="part"
        submitLabel={t(quoted && !isShown ? "order.again" : "order.toSummary")}
        className="space-y-6"
      >
        <Step number={1} id="rhythm" title={t("order.steps.rhythm")}>
          <RhythmFields plans={start.plans} />
        </Step>
        <Step number={2} id="payer" title={t("order.steps.payer")}>
          <PayerFields start={start} />
        </Step>
        <Step number={3} id="early" title={t("order.steps.early")}>
          <EarlyField />
        </Step>
      </AppForm>
      {isShown && (
        <Step number={4} id="summary" ref={focusIt} title={t("order.steps.summary")}>
          <OrderSummary quoted={quoted} onQuoted={setQuoted} name={start.student.name} />
        </Step>
      )}
    </div>
  );
}

/** Whoever asked for the summary is led to it. */
const focusIt = (heading: HTMLHeadingElement | null) => heading?.focus();

/** As the contract reads it. */
const trimmed = (written: object) =>
  Object.fromEntries(
    Object.entries(written).map(([key, value]) => [
      key,
      typeof value === "string" ? value.trim() : value,
    ]),
  );
