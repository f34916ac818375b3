import type { Subscription } from "@riwaq/contracts/billing/subscriptions";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../../../components/ui/confirm-dialog.tsx";
import { toast } from "../../../../../components/ui/toast-store.ts";
import { paths } from "../../../../../config/paths.ts";
import { useLanguage } from "../../../../../i18n/use-language.ts";
import { isolated } from "../../../../../lib/format.ts";
import { formatPrice } from "../../../../../lib/money.ts";
import { chargesOf, moodOf } from "../../model/charges.ts";
import { useDropOrder, useGoOn } from "../../mutations.ts";
import type { CardProps } from "./card-props.ts";
import { GiveUpDialog } from "./give-up-dialog.tsx";
import { PauseDialog } from "./pause-dialog.tsx";
import { PlanDialog } from "./plan-dialog.tsx";

/** What is to be paid for this child, by somebody who has to press. */
function Pay({ subscription, all }: CardProps) {
  const { t } = useTranslation("subscription");
  const { language } = useLanguage();
  const charge = chargesOf(subscription, all).find(
    (one) => moodOf(one, all.method !== null) !== "announced",
  );
  if (!charge) return null;
  const price = formatPrice(charge.amount, charge.currency, language);
  return (
    <Button asChild className="max-sm:w-full">
      <Link to={paths.payment} params={{ id: charge.id }}>
        {t("charge.pay", { price })}
      </Link>
    </Button>
  );
}

function Drop({ subscription: { id, student } }: { subscription: Subscription }) {
  const { t } = useTranslation("subscription");
  return (
    <ConfirmDialog
      trigger={<Button variant="outline">{t("drop.ask")}</Button>}
      title={t("drop.title", { name: isolated(student.name) })}
      description={t("drop.text")}
      confirmLabel={t("drop.ask")}
      isDestructive
      mutation={useDropOrder()}
      sent={id}
      onDone={() => toast({ title: t("drop.done") })}
      failureTitle={t("failed")}
    />
  );
}

function GoOn({ subscription: { id, student } }: { subscription: Subscription }) {
  const { t } = useTranslation("subscription");
  return (
    <ConfirmDialog
      trigger={<Button variant="outline">{t("goOn.ask")}</Button>}
      title={t("goOn.title", { name: isolated(student.name) })}
      description={t("goOn.text")}
      confirmLabel={t("goOn.ask")}
      mutation={useGoOn()}
      sent={id}
      onDone={() => toast({ title: t("goOn.done") })}
      failureTitle={t("failed")}
    />
  );
}

/** What can be done in each state: paying first, leaving last. */
export function SubscriptionActions(props: CardProps) {
  const { t } = useTranslation("subscription");
  const { subscription, all } = props;
  const { state, student, withdrawable_until: withdrawable } = subscription;
  const runs = state === "active" || state === "paused";
  const canOrder = all.is_open && all.learners.some(({ id }) => id === student.id);
  return (
    <>
      <div className="flex flex-wrap gap-3 empty:hidden">
        <Pay {...props} />
        {state === "ordered" && <Drop subscription={subscription} />}
        {state === "paused" && <GoOn subscription={subscription} />}
        {withdrawable !== null && state !== "ended" && state !== "ordered" && (
          <GiveUpDialog way="withdraw" {...props} />
        )}
        {state === "ended" && canOrder && (
          <Button asChild>
            <Link to={paths.order} search={{ student: student.id }}>
              {t("learners.order")}
            </Link>
          </Button>
        )}
      </div>
      {runs && (
        <div className="-mx-3.5 -mb-2 flex flex-wrap gap-x-1 border-t border-line pt-3">
          {state === "active" && <PlanDialog {...props} />}
          {state === "active" && <PauseDialog {...props} />}
          <GiveUpDialog way="leave" {...props} />
        </div>
      )}
    </>
  );
}
