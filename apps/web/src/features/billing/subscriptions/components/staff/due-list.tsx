import type { PayerMoney } from "@riwaq/contracts/billing/payers";
import { useTranslation } from "react-i18next";

import { Card, CardTitle } from "../../../../../components/ui/card.tsx";
import { useLanguage } from "../../../../../i18n/use-language.ts";
import { formatNames, isolated } from "../../../../../lib/format.ts";
import { formatPrice } from "../../../../../lib/money.ts";
import { moodOf } from "../../model/charges.ts";
import { useDay } from "../use-rhythm-words.ts";

/** What is still to be paid, what became of the last try, and the reference that a transfer names. */
export function DueList({ of }: { of: PayerMoney }) {
  const { t } = useTranslation(["subscription", "money"]);
  const { language } = useLanguage();
  const day = useDay(of.time_zone);
  if (of.charges.length === 0) return null;
  return (
    <Card aria-labelledby="due">
      <CardTitle id="due">{t("charge.title")}</CardTitle>
      <ul className="mt-3 divide-y divide-line">
        {of.charges.map((charge) => {
          const names = charge.students.map(({ name }) => name);
          const when = charge.next_attempt_at ?? charge.due_at;
          return (
            <li key={charge.id} className="py-3 last:pb-0">
              <p>
                <span className="font-semibold tabular-nums">
                  {formatPrice(charge.amount, charge.currency, language)}
                </span>{" "}
                {t(`charge.for.${charge.cause}`, { names: formatNames(names, language) })}
              </p>
              <p className="text-sm text-ink-muted">
                {t(`charge.mood.${moodOf(charge, of.method !== null)}`, { day: day(when) })}
                {" · "}
                {t("money:payer.reference", { reference: isolated(charge.reference) })}
              </p>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
