import type { DisputeToday } from "@riwaq/contracts/billing/desk";
import { evidence } from "@riwaq/contracts/billing/disputes.calls";
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { hrefOf } from "../../../../lib/api.ts";
import { formatLongDate, isolated } from "../../../../lib/format.ts";
import { MoneyRow, useAge, useNameOf, usePrice } from "./money-row.tsx";

/** What banks say most; anything else is shown as it comes. */
const REASONS = [
  "credit_not_processed",
  "duplicate",
  "fraudulent",
  "general",
  "product_not_received",
  "product_unacceptable",
  "subscription_canceled",
  "unrecognized",
] as const;

type RowProps = { dispute: DisputeToday; zone: string };

/** A bank asks for a payment back: until when it is answered, and with what. */
export function DisputeRow({ dispute, zone }: RowProps) {
  const { t } = useTranslation("money");
  const { language } = useLanguage();
  const age = useAge();
  const price = usePrice();
  const nameOf = useNameOf();
  const { id, payer, reason, since, evidence_until: until, is_withdrawn: isWithdrawn } = dispute;
  const known = REASONS.find((one) => one === reason);
  const facts = [
    t("dispute.since", { age: age(since) }),
    reason &&
      t("dispute.reason", { reason: known ? t(`dispute.reasons.${known}`) : isolated(reason) }),
    until && t("dispute.until", { day: formatLongDate(until, language, zone) }),
    t(isWithdrawn ? "dispute.withdrawn" : "dispute.asked"),
  ];
  const whose = payer ? { name: nameOf(payer), personId: payer.id } : { name: t("dispute.nobody") };
  return (
    <MoneyRow {...whose} figure={price(dispute)} facts={facts}>
      {payer && (
        <Button asChild variant="outline">
          <a href={hrefOf(evidence, { params: { id } })} download>
            <Download aria-hidden strokeWidth={1.75} />
            {t("dispute.file")}
          </a>
        </Button>
      )}
    </MoneyRow>
  );
}
