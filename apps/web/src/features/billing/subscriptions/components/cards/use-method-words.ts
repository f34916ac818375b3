import type { Subscriptions } from "@riwaq/contracts/billing/subscriptions";
import { useTranslation } from "react-i18next";

import { isolated } from "../../../../../lib/format.ts";

type Method = NonNullable<Subscriptions["method"]>;

/** "card ••4242", or the provider with which the payer has an account; the digits keep their direction. */
export function useMethodWords() {
  const { t } = useTranslation("subscription");
  return ({ provider, last4 }: Method): string => {
    if (provider !== "stripe") return t(`method.with.${provider}`);
    return t("method.with.card", { digits: isolated(`••${last4}`) });
  };
}
