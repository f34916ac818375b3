import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { StandIn } from "../../../../../components/ui/stand-in.tsx";
import { paths } from "../../../../../config/paths.ts";
import { useLanguage } from "../../../../../i18n/use-language.ts";
import { deviceTimeZone } from "../../../../../lib/format.ts";
import { formatPrice } from "../../../../../lib/money.ts";
import { leastPrice, usePrices } from "../../../../../lib/prices.ts";

/** The least that four weeks cost, once staff show prices; what is in it is a press away. */
export function LeastPrice() {
  const { t } = useTranslation("home");
  const { language } = useLanguage();
  // A phone needs long to name its zone the first time: not where nothing has a price.
  const least = leastPrice(usePrices(), deviceTimeZone);
  return (
    <div>
      <h2 className="font-sans text-base font-semibold">{t("promise.price.title")}</h2>
      <StandIn sentence={t("promise.price.none")} className="mt-1 min-h-14">
        {least && (
          <p>
            <span className="block font-display text-2xl/8 text-primary tabular-nums">
              {t("promise.price.from", {
                price: formatPrice(least.amount, least.currency, language),
              })}
            </span>
            <span className="block text-ink-muted">{t("promise.price.period")}</span>
          </p>
        )}
      </StandIn>
      <Link
        to={paths.pricing}
        className="inline-flex min-h-11 items-center text-primary underline underline-offset-4"
      >
        {t("promise.price.link")}
      </Link>
    </div>
  );
}
