import type { Prices } from "@riwaq/contracts/billing/shop";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../../components/ui/button.tsx";
import { DialogActions } from "../../../../../components/ui/dialog.tsx";
import { FormAlert } from "../../../../../components/ui/error-list.tsx";
import { FormDialog } from "../../../../../components/ui/form-dialog.tsx";
import { RadioChips } from "../../../../../components/ui/radio-chips.tsx";
import { SkeletonRows } from "../../../../../components/ui/skeleton.tsx";
import { toast } from "../../../../../components/ui/toast-store.ts";
import { useLanguage } from "../../../../../i18n/use-language.ts";
import { isolated } from "../../../../../lib/format.ts";
import { formatPrice } from "../../../../../lib/money.ts";
import { usePrices } from "../../../../../lib/prices.ts";
import { useFailureMessages } from "../../../../../lib/use-failure-messages.ts";
import { useChangePlan } from "../../mutations.ts";
import { useRhythmWords } from "../use-rhythm-words.ts";
import type { CardProps } from "./card-props.ts";

type FormProps = CardProps & { prices: Prices; close: () => void };

const minutesOf = (plan: { lessons_per_week: number; length_minutes: number }) =>
  plan.lessons_per_week * plan.length_minutes;

/** The other rhythms in the money of the subscription, and what the chosen one costs more in a whole period. */
function usePlans({ subscription, prices }: Pick<FormProps, "subscription" | "prices">) {
  const rhythm = useRhythmWords();
  const [chosenId, setChosenId] = useState("");
  const priced = prices.plans.map((plan) => ({
    ...plan,
    words: rhythm(plan),
    amount: plan.amounts[subscription.currency],
  }));
  const current = rhythm(subscription);
  const others = priced.filter(({ words, amount }) => words !== current && amount !== undefined);
  const before = priced.find(({ words }) => words === current)?.amount ?? 0;
  const chosen = others.find(({ id }) => id === chosenId);
  const more = Math.max(0, (chosen?.amount ?? 0) - before);
  const isLarger = chosen !== undefined && minutesOf(chosen) > minutesOf(subscription);
  return { others, chosen, more, isLarger, choose: setChosenId };
}

function PlanForm({ subscription, prices, close }: FormProps) {
  const { t } = useTranslation("subscription");
  const { language } = useLanguage();
  const change = useChangePlan(subscription.id);
  const failureMessages = useFailureMessages();
  const { others, chosen, more, isLarger, choose } = usePlans({ subscription, prices });
  const price = (amount = 0) => formatPrice(amount, subscription.currency, language);
  if (others.length === 0) return <p>{t("plan.none")}</p>;
  const done = () => {
    toast({ title: t(isLarger ? "plan.doneNow" : "plan.doneNext") });
    close();
  };
  const confirm = () => chosen && change.mutate({ plan_id: chosen.id }, { onSuccess: done });
  return (
    <div className="space-y-5">
      <RadioChips
        legend={t("plan.legend")}
        choices={others.map(({ id, words, amount }) => ({
          value: id,
          label: words,
          hint: t("plan.price", { price: price(amount) }),
        }))}
        value={chosen?.id ?? ""}
        onChoose={choose}
      />
      <p role="status" className="text-ink-muted">
        {chosen && t(isLarger ? "plan.now" : "plan.next", { price: price(more) })}
      </p>
      <FormAlert messages={change.error ? failureMessages(change.error) : []} />
      <DialogActions>
        <Button
          disabled={!chosen || change.isPending}
          aria-busy={change.isPending}
          onClick={confirm}
        >
          {t("plan.confirm")}
        </Button>
      </DialogActions>
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
