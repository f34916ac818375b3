import type { Subscriptions } from "@riwaq/contracts/billing/subscriptions";
import { useTranslation } from "react-i18next";

import { isolated } from "../../../../../lib/format.ts";

type Method = NonNullable<Subscriptions["method"]>;

/** "card ••4242", or "PayPal · m…@example.org"; digits and addresses keep their direction. */
export function useMethodWords() {
  const { t } = useTranslation("subscription");
  return ({ provider, last4, account }: Method): string => {
    if (provider !== "stripe") {
      const name = t(`method.with.${provider}`);
      return account === null ? name : `${name} · ${isolated(account)}`;
    }
    return t("method.with.card", { digits: isolated(`••${last4}`) });
  };
}
