import type { UnclearToday } from "@riwaq/contracts/billing/desk";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../../components/ui/confirm-dialog.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { isolated } from "../../../../lib/format.ts";
import { useSettleDoubt } from "../mutations.ts";
import { MoneyRow, useAge, useNameOf, usePrice } from "./money-row.tsx";

/** Nobody knows what became of it: staff look, and say. */
export function UnclearRow({ payment }: { payment: UnclearToday }) {
  const { t } = useTranslation("money");
  const settle = useSettleDoubt(payment.id);
  const age = useAge();
  const [price, name] = [usePrice()(payment), useNameOf()(payment.payer)];
  const said = { price: isolated(price), name: isolated(name) };
  const { provider, why, reference, since } = payment;
  const facts = [
    t(`why.${why}`, { provider: t(`provider.${provider}`) }),
    t("unclearSince", { age: age(since) }),
    reference && isolated(reference),
  ];
  return (
    <MoneyRow name={name} personId={payment.payer.id} figure={price} facts={facts}>
      {(["unpaid", "paid"] as const).map((word) => (
        <ConfirmDialog
          key={word}
          trigger={<Button variant="outline">{t(`doubt.${word}`)}</Button>}
          title={t(`doubt.${word}Title`, said)}
          description={t(`doubt.${word}Text`)}
          confirmLabel={t(`doubt.${word}`)}
          mutation={settle}
          sent={word === "paid"}
          onDone={() => toast({ title: t(`doubt.${word}Done`) })}
          failureTitle={t("failed")}
        />
      ))}
    </MoneyRow>
  );
}
