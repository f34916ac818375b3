import type { BookingPreview } from "@riwaq/contracts/scheduling/bookings";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatLongDate } from "../../../../lib/format.ts";
import { formatPrice } from "../../../../lib/money.ts";

type CoverProps = {
  preview: BookingPreview | undefined;
  readerZone: string;
  /** Whose lessons they would be, where that is known. */
  studentId: string | undefined;
};

/** Beneath a refusal for want of payment, the way to pay. */
function WayToPay({ fault, studentId }: { fault: string } & Pick<CoverProps, "studentId">) {
  const { t } = useTranslation("booking");
  return (
    <Button asChild variant="outline" className="w-full sm:w-auto">
      {fault === "not_covered" && studentId !== undefined ? (
        <Link to={paths.order} search={{ student: studentId }}>
          {t("pay.order")}
        </Link>
      ) : (
        <Link to={paths.subscription}>{t("pay.subscription")}</Link>
      )}
    </Button>
  );
}

/** What pays for lessons before they are booked: how many are paid for, and what the next payment will be. */
export function CoverOfBooking({ preview, readerZone, studentId }: CoverProps) {
  const { t } = useTranslation("booking");
  const { language } = useLanguage();
  const cover = preview?.cover;
  if (!cover) return null;
  const { fault, covered_count: covered, next_payment: next } = cover;
  if (fault) return <WayToPay fault={fault} studentId={studentId} />;
  const count = preview.booked_count;
  if (count === 0) return null;
  const paid = () => {
    if (covered >= count) return t("pay.covered", { count });
    return covered === 0 ? t("pay.coming") : t("pay.coveredOf", { done: covered, all: count });
  };
  return (
    <p className="text-sm text-ink-muted">
      {paid()}{" "}
      {next &&
        t("pay.next", {
          price: formatPrice(next.amount, next.currency, language),
          day: formatLongDate(next.at, language, readerZone),
        })}
    </p>
  );
}
