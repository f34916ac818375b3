import { NewPlan, type Plan, type Shop } from "@riwaq/contracts/billing/shop";
import { LESSON_LENGTHS_MIN } from "@riwaq/domain/scheduling/series/series";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { Badge } from "../../../../components/ui/badge.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { ConfirmDialog } from "../../../../components/ui/confirm-dialog.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatCivilDate } from "../../../../lib/format.ts";
import { formatPrice } from "../../../../lib/money.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import { useAddPlan, useRetirePlan } from "../mutations.ts";
import { NewPriceDialog } from "./new-price-dialog.tsx";
import { TONES } from "./tones.ts";

const asNumber = (text: unknown) => (text === "" ? null : Number(text));

function PlanForm({ onSaved }: { onSaved: () => void }) {
  const { t } = useTranslation("billing");
  const form = useAppForm({
    rules: NewPlan,
    defaultValues: { lessons_per_week: 2, length_minutes: 45 },
    mutation: useAddPlan(),
    toSend: (plan) => plan,
    onSaved: () => {
      toast({ title: t("plans.saved") });
      onSaved();
    },
  });
  return (
    <AppForm of={form} place="dialog" submitLabel={t("plans.save")}>
      <TextField
        label={t("plans.lessons")}
        type="number"
        inputMode="numeric"
        min={1}
        max={7}
        autoComplete="off"
        {...form.field("lessons_per_week", { setValueAs: asNumber })}
      />
      <TextField
        label={t("plans.length")}
        hint={t("plans.lengthHint", { lengths: LESSON_LENGTHS_MIN.join(", ") })}
        type="number"
        inputMode="numeric"
        autoComplete="off"
        {...form.field("length_minutes", { setValueAs: asNumber })}
      />
    </AppForm>
  );
}

function Prices({ prices }: Pick<Plan, "prices">) {
  const { t } = useTranslation("billing");
  const { language } = useLanguage();
  if (prices.length === 0) return <p className="text-ink-muted">{t("plans.noPrice")}</p>;
  return (
    <ul className="space-y-1">
      {prices.map(({ currency, amount, valid_from: from, state }) => (
        <li key={`${currency} ${from}`} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-24 font-semibold tabular-nums">
            {formatPrice(amount, currency, language)}
          </span>
          <span className="text-sm text-ink-muted">
            {t("since", { date: formatCivilDate(from, language) })}
          </span>
          <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>
        </li>
      ))}
    </ul>
  );
}

function PlanItem({ plan, shop }: { plan: Plan; shop: Shop }) {
  const { t } = useTranslation("billing");
  const retire = useRetirePlan();
  const { id, lessons_per_week: count, length_minutes: minutes, is_retired: isRetired } = plan;
  const name = t("plans.rhythm", { count, minutes });
  return (
    <li className="space-y-3 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-sans text-base! font-semibold">{name}</h3>
        {isRetired ? (
          <Badge>{t("plans.retired")}</Badge>
        ) : (
          <div className="flex flex-wrap gap-2">
            <NewPriceDialog planId={id} rhythm={name} prices={plan.prices} shop={shop} />
            <ConfirmDialog
              trigger={
                <Button variant="ghost" size="sm">
                  {t("plans.retire")}
                </Button>
              }
              title={t("plans.retireTitle", { name })}
              description={t("plans.retireText")}
              confirmLabel={t("plans.retire")}
              isDestructive
              mutation={retire}
              sent={id}
              onDone={() => toast({ title: t("plans.retiredNow") })}
              failureTitle={t("failed")}
            />
          </div>
        )}
      </div>
      <Prices prices={plan.prices} />
    </li>
  );
}

/** The rhythms that can be subscribed to, with what a period of each costs and will cost. */
export function PlansSection({ shop }: { shop: Shop }) {
  const { t } = useTranslation("billing");
  const { plans } = shop;
  return (
    <Card aria-labelledby="plans">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <CardTitle id="plans">{t("plans.title")}</CardTitle>
        <FormDialog
          trigger={
            <Button variant="outline">
              <Plus aria-hidden strokeWidth={1.75} />
              {t("plans.add")}
            </Button>
          }
          title={t("plans.add")}
          description={t("plans.addText")}
        >
          {(close) => <PlanForm onSaved={close} />}
        </FormDialog>
      </div>
      <p className="mt-1 mb-4 measure text-ink-muted">{t("plans.text")}</p>
      {plans.length === 0 ? (
        <p className="text-ink-muted">{t("plans.none")}</p>
      ) : (
        <ul className="divide-y divide-line">
          {plans.map((plan) => (
            <PlanItem key={plan.id} plan={plan} shop={shop} />
          ))}
        </ul>
      )}
    </Card>
  );
}
