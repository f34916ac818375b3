import type { Prices } from "@riwaq/contracts/billing/shop";
import type { PlanChangeShown, Subscription } from "@riwaq/contracts/billing/subscriptions";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { RhythmChips } from "../../../../../components/rhythms/rhythm-chips.tsx";
import { Button } from "../../../../../components/ui/button.tsx";
import { DialogActions } from "../../../../../components/ui/dialog.tsx";
import { FormAlert } from "../../../../../components/ui/error-list.tsx";
import { FormDialog } from "../../../../../components/ui/form-dialog.tsx";
import { SkeletonRows } from "../../../../../components/ui/skeleton.tsx";
import { toast } from "../../../../../components/ui/toast-store.ts";
import { useLanguage } from "../../../../../i18n/use-language.ts";
import { formatDuration, isolated } from "../../../../../lib/format.ts";
import { formatPrice } from "../../../../../lib/money.ts";
import { usePrices } from "../../../../../lib/prices.ts";
import { type Rhythmic, isSameRhythm } from "../../../../../lib/rhythm-choices.ts";
import { useFailureMessages } from "../../../../../lib/use-failure-messages.ts";
import { pricedIn } from "../../model/order.ts";
import { useChangePlan } from "../../mutations.ts";
import { planChangeQuery } from "../../queries.ts";
import { useDay, useRhythmWords } from "../use-rhythm-words.ts";
import type { CardProps } from "./card-props.ts";

type FormProps = CardProps & { prices: Prices; close: () => void };

type ShownProps = { subscription: Subscription; zone: string; shown: PlanChangeShown };

/** What follows: minutes and their price now, or nothing until the next period. */
function WhatFollows({ subscription, zone, shown }: ShownProps) {
  const { t } = useTranslation("subscription");
  const { language } = useLanguage();
  const day = useDay(zone);
  const price = formatPrice(shown.amount, subscription.currency, language);
  const time = formatDuration(shown.minutes * 60, language);
  if (shown.minutes > 0) return t("plan.now", { time, price });
  return shown.next_period_at === null
    ? t("plan.next")
    : t("plan.nextFrom", { day: day(shown.next_period_at) });
}

type ChosenProps = Pick<FormProps, "subscription" | "all" | "close"> & { planId: string };

/** What the chosen one costs now, and the press that agrees to just that. */
function ChosenPlan({ subscription, all, planId, close }: ChosenProps) {
  const { t } = useTranslation("subscription");
  const { language } = useLanguage();
  const change = useChangePlan(subscription.id);
  const preview = useQuery(planChangeQuery(subscription.id, planId));
  const failureMessages = useFailureMessages();
  const shown = preview.data;
  const done = () => {
    toast({ title: t(shown?.minutes ? "plan.doneNow" : "plan.doneNext") });
    close();
  };
  const confirm = () =>
    shown &&
    change.mutate(
      { plan_id: planId, amount: shown.amount },
      { onSuccess: done, onError: () => void preview.refetch() },
    );
  const failure = change.error ?? preview.error;
  const price = shown?.amount
    ? formatPrice(shown.amount, subscription.currency, language)
    : undefined;
  return (
    <>
      <p role="status" aria-busy={preview.isFetching} className="min-h-12 text-ink-muted">
        {shown && <WhatFollows subscription={subscription} zone={all.time_zone} shown={shown} />}
      </p>
      <FormAlert messages={failure ? failureMessages(failure) : []} />
      <DialogActions>
        <Button
          disabled={!shown || preview.isFetching || change.isPending}
          aria-busy={change.isPending}
          onClick={confirm}
        >
          {price === undefined ? t("plan.confirm") : t("plan.confirmPay", { price })}
        </Button>
      </DialogActions>
    </>
  );
}

function PlanForm({ prices, ...shown }: FormProps) {
  const { t } = useTranslation("subscription");
  const { language } = useLanguage();
  const { subscription } = shown;
  const { currency, next_plan: next } = subscription;
  const plans = pricedIn(prices.plans, currency);
  const agreed = next ?? subscription;
  const [chosen, choose] = useState<Rhythmic & Partial<Prices["plans"][number]>>(agreed);
  const { id, amounts } = chosen;
  if (plans.length < 2) return <p>{t("plan.none")}</p>;
  const isOther = id !== undefined && !isSameRhythm(chosen, agreed);
  return (
    <div className="space-y-5">
      <RhythmChips plans={plans} chosen={chosen} onChoose={choose} />
      {amounts && (
        <p className="text-lg font-semibold tabular-nums">
          {t("plan.price", { price: formatPrice(amounts[currency] ?? 0, currency, language) })}
        </p>
      )}
      {isOther && <ChosenPlan key={id} {...shown} planId={id} />}
    </div>
  );
}

/** Another rhythm: a larger one at once, any other with the next period. */
export function PlanDialog(props: CardProps) {
  const { t } = useTranslation("subscription");
  const prices = usePrices();
  const rhythm = useRhythmWords();
  const { student } = props.subscription;
  if (prices && !prices.is_open) return null;
  return (
    <FormDialog
      trigger={
        <Button variant="ghost" size="sm" className="min-h-11">
          {t("plan.ask")}
        </Button>
      }
      title={t("plan.title", { name: isolated(student.name) })}
      description={t("plan.current", { rhythm: rhythm(props.subscription) })}
    >
      {(close) =>
        prices ? <PlanForm {...props} prices={prices} close={close} /> : <SkeletonRows />
      }
    </FormDialog>
  );
}
