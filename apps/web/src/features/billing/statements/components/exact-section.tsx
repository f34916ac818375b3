import type { BankLine } from "@riwaq/contracts/billing/statements";
import { CURRENCIES } from "@riwaq/domain/billing/units";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatList } from "../../../../lib/format.ts";
import { formatPrice } from "../../../../lib/money.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useConfirmExact } from "../mutations.ts";
import { ChargeFacts, LineFacts } from "./line-facts.tsx";

/** Reference and amount are right: one press for all. */
export function ExactSection({ lines }: { lines: readonly BankLine[] }) {
  const { t } = useTranslation("statements");
  const { language } = useLanguage();
  const confirm = useConfirmExact();
  const failureMessages = useFailureMessages();
  const sums = CURRENCIES.map((currency) => ({
    currency,
    sum: lines
      .filter((line) => line.currency === currency)
      .reduce((sum, { amount }) => sum + amount, 0),
  })).filter(({ sum }) => sum > 0);
  const total = formatList(
    sums.map(({ currency, sum }) => formatPrice(sum, currency, language)),
    language,
  );
  const send = () =>
    confirm.mutate(
      lines.map(({ id }) => id),
      {
        onSuccess: ({ confirmed, waiting }) =>
          toast({
            title: t("exact.done", { count: confirmed }),
            ...(waiting > 0 && { description: t("exact.waiting", { count: waiting }) }),
          }),
      },
    );
  return (
    <Card aria-labelledby="exact" className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <CardTitle id="exact">{t("exact.title", { count: lines.length })}</CardTitle>
          <p className="text-ink-muted">{t("exact.text", { total })}</p>
        </div>
        <Button disabled={confirm.isPending} aria-busy={confirm.isPending} onClick={send}>
          {t("exact.confirm", { count: lines.length })}
        </Button>
      </div>
      <FormAlert messages={confirm.error ? failureMessages(confirm.error) : []} />
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <li key={line.id} className="grid grid-cols-1 gap-x-6 gap-y-2 py-3 sm:grid-cols-2">
            <LineFacts line={line} />
            {line.charge && <ChargeFacts charge={line.charge} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}
