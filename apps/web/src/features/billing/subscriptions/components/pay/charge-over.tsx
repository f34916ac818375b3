import type { Charge } from "@riwaq/contracts/billing/subscriptions";
import { Link } from "@tanstack/react-router";
import { CircleCheck, CircleSlash } from "lucide-react";
import { useTranslation } from "react-i18next";

import { useMoment } from "../../../../../components/lessons/use-moment.ts";
import { Button } from "../../../../../components/ui/button.tsx";
import { Card, CardTitle } from "../../../../../components/ui/card.tsx";
import { paths } from "../../../../../config/paths.ts";
import { deviceTimeZone } from "../../../../../lib/format.ts";
import { useReaderZone } from "../../../../../lib/own-profile.ts";

/** Paid, or no longer to be paid: and where to go from here. */
export function ChargeOver({ charge }: { charge: Charge }) {
  const { t } = useTranslation("subscription");
  const moment = useMoment(useReaderZone() ?? deviceTimeZone());
  const { state, paid_at: at, cause } = charge;
  const isPaid = state === "paid";
  const Icon = isPaid ? CircleCheck : CircleSlash;
  return (
    <Card className="space-y-5">
      <div role="status" className="flex items-start gap-4">
        <Icon
          aria-hidden
          strokeWidth={1.75}
          className={isPaid ? "mt-1 size-7 text-success" : "mt-1 size-7 text-ink-muted"}
        />
        <div className="min-w-0">
          <CardTitle>{t(isPaid ? "pay.paid.title" : "pay.void.title")}</CardTitle>
          <p className="mt-1 text-ink-muted">
            {isPaid
              ? t("pay.paid.text", { moment: at === null ? "" : moment(at) })
              : t("pay.void.text")}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        {isPaid && cause === "order" && (
          <Button asChild className="max-sm:w-full">
            <Link to={paths.teachers}>{t("pay.paid.book")}</Link>
          </Button>
        )}
        {isPaid && cause === "gift" && (
          <Button asChild className="max-sm:w-full">
            <Link to={paths.gifts}>{t("gifts.card")}</Link>
          </Button>
        )}
        <Button asChild variant="outline" className="max-sm:w-full">
          <Link to={paths.subscription}>{t("pay.toSubscription")}</Link>
        </Button>
      </div>
    </Card>
  );
}
