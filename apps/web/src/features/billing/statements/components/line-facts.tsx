import type { BankCharge, BankLine } from "@riwaq/contracts/billing/statements";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatCivilDate, formatNames } from "../../../../lib/format.ts";
import { formatPrice } from "../../../../lib/money.ts";

/** What the bank says of it. */
export function LineFacts({ line }: { line: BankLine }) {
  const { t } = useTranslation("statements");
  const { language } = useLanguage();
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-lg font-semibold tabular-nums">
          {formatPrice(line.amount, line.currency, language)}
        </span>
        <span className="text-sm text-ink-muted">{formatCivilDate(line.booked_on, language)}</span>
      </p>
      <p className="font-semibold wrap-anywhere">
        <bdi>{line.name || t("line.nameless")}</bdi>
      </p>
      {line.text !== "" && (
        <p className="text-sm wrap-anywhere text-ink-muted">
          <bdi>{line.text}</bdi>
        </p>
      )}
    </div>
  );
}

/** What is asked of whom. */
export function ChargeFacts({ charge }: { charge: BankCharge }) {
  const { t } = useTranslation("statements");
  const { language } = useLanguage();
  const { payer, students, amount, currency, reference } = charge;
  return (
    <div className="min-w-0">
      <p className="wrap-anywhere">
        <bdi className="font-semibold">{payer.name || t("line.closed")}</bdi>
        {students.length > 0 && (
          <>
            {" · "}
            <bdi>{formatNames(students, language)}</bdi>
          </>
        )}
      </p>
      <p className="text-sm text-ink-muted">
        {formatPrice(amount, currency, language)}
        {" · "}
        <bdi dir="ltr">{reference.replaceAll(/(.{4})(?=.)/g, "$1\u00A0")}</bdi>
      </p>
    </div>
  );
}
