import type { OrderStart, OrderWish } from "@riwaq/contracts/billing/subscriptions";
import { useEffect } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { RhythmChips } from "../../../../../components/rhythms/rhythm-chips.tsx";
import { WeekArches } from "../../../../../components/rhythms/week-arches.tsx";
import { ErrorList } from "../../../../../components/ui/error-list.tsx";
import { SelectField } from "../../../../../components/ui/select-field.tsx";
import { useLanguage } from "../../../../../i18n/use-language.ts";
import { formatDuration } from "../../../../../lib/format.ts";
import { formatPrice } from "../../../../../lib/money.ts";
import { WEEKS_PER_PERIOD } from "../../../../../lib/rhythm.ts";
import { messagesOf } from "../../../../../lib/use-app-form.ts";
import { currenciesOf, pricedIn } from "../../model/order.ts";

type PlansProps = Pick<OrderStart, "plans">;
type Plan = OrderStart["plans"][number];

/** The price of four weeks, and the lessons and hours that it buys. */
function Price({ plan, currency }: { plan: Plan; currency: OrderWish["currency"] }) {
  const { t } = useTranslation(["subscription", "pricing"]);
  const { language } = useLanguage();
  const lessons = plan.lessons_per_week * WEEKS_PER_PERIOD;
  return (
    <p role="status">
      <span className="block font-display text-3xl text-primary tabular-nums">
        {formatPrice(plan.amounts[currency] ?? 0, currency, language)}
      </span>
      <span className="block text-ink-muted">{t("pricing:price.period")}</span>
      <span className="block text-ink-muted">
        {t("order.holds", {
          count: lessons,
          time: formatDuration(lessons * plan.length_minutes * 60, language),
        })}
      </span>
    </p>
  );
}

/** The rhythm that is on show, and what else has a price in the chosen money. */
function useRhythm(plans: OrderStart["plans"]) {
  const { setValue } = useFormContext<OrderWish>();
  const [currency, planId] = useWatch<OrderWish, ["currency", "plan_id"]>({
    name: ["currency", "plan_id"],
  });
  const offered = pricedIn(plans, currency);
  const plan = offered.find(({ id }) => id === planId) ?? offered[0];
  // In another money that rhythm may have no price: what is on show is what is ordered.
  useEffect(() => {
    if (plan && plan.id !== planId) setValue("plan_id", plan.id);
  }, [plan, planId, setValue]);
  const choose = ({ id }: Plan) => setValue("plan_id", id, { shouldDirty: true });
  return { plan, offered, currency, choose };
}

/** How often, how long and in which money. */
export function RhythmFields({ plans }: PlansProps) {
  const { t } = useTranslation(["subscription", "pricing"]);
  const { errors } = useFormState<OrderWish>();
  const { plan, offered, currency, choose } = useRhythm(plans);
  if (!plan) return <p>{t("plan.none")}</p>;
  const { lessons_per_week: lessons, length_minutes: minutes } = plan;
  const currencies = currenciesOf(plans);
  return (
    <div className="grid items-center gap-x-12 gap-y-6 lg:grid-cols-2">
      <div className="space-y-5">
        <RhythmChips plans={offered} chosen={plan} onChoose={choose} />
        <ErrorList messages={messagesOf(errors.plan_id)} />
        {currencies.length > 1 && (
          <SelectField
            name="currency"
            label={t("pricing:price.currency")}
            hint={t("order.currencyHint")}
            options={currencies.map((value) => ({ value, label: value }))}
          />
        )}
      </div>
      <div className="space-y-5">
        <Price plan={plan} currency={currency} />
        <WeekArches lessonsPerWeek={lessons} lessonMinutes={minutes} />
      </div>
    </div>
  );
}
