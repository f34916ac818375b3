import type { Charge, Subscriptions } from "@riwaq/contracts/billing/subscriptions";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../../components/ui/button.tsx";
import { CardTitle } from "../../../../../components/ui/card.tsx";
import { paths } from "../../../../../config/paths.ts";
import { useLanguage } from "../../../../../i18n/use-language.ts";
import { cn } from "../../../../../lib/cn.ts";
import { formatNames } from "../../../../../lib/format.ts";
import { formatPrice } from "../../../../../lib/money.ts";
import { type ChargeMood, moodOf, needsPayer } from "../../model/charges.ts";
import { useDay } from "../use-rhythm-words.ts";

type DueProps = { charge: Charge; mood: ChargeMood; zone: string };

function Due({ charge, mood, zone }: DueProps) {
  const { t } = useTranslation("subscription");
  const { language } = useLanguage();
  const day = useDay(zone);
  const { id, to_pay: amount, currency, cause, students, next_attempt_at: retry } = charge;
  const price = formatPrice(amount, currency, language);
  const names = formatNames(
    students.map(({ name }) => name),
    language,
  );
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 last:pb-1">
      <div className="min-w-0 grow basis-64">
        <p>
          <span className="text-lg font-semibold tabular-nums">{price}</span>{" "}
          <span>{t(`charge.for.${cause}`, { names })}</span>
        </p>
        <p className={cn("text-sm", needsPayer(mood) && "font-semibold text-danger")}>
          {t(`charge.mood.${mood}`, { day: day(retry ?? charge.due_at) })}
        </p>
      </div>
      <Button
        asChild
        className="max-sm:w-full"
        variant={mood === "announced" || mood === "unknown" ? "outline" : "default"}
      >
        <Link to={paths.payment} params={{ id }}>
          {mood === "unknown" ? t("charge.look") : t("charge.pay", { price })}
        </Link>
      </Button>
    </li>
  );
}

/** What is still to be paid, and what became of the last try. */
export function PaymentsDue({ all }: { all: Subscriptions }) {
  const { t } = useTranslation("subscription");
  const due = all.charges
    .filter(({ state }) => state === "due")
    .map((charge) => ({ charge, mood: moodOf(charge, all.method !== null) }));
  if (due.length === 0) return null;
  const isUrgent = due.some(({ mood }) => mood !== "announced");
  return (
    <section
      aria-labelledby="due"
      className={cn(
        "rounded-md border px-6 pt-5 pb-3",
        isUrgent ? "border-accent/60 bg-accent-soft text-ink" : "border-line bg-surface",
      )}
    >
      <CardTitle id="due">{t(isUrgent ? "charge.title" : "charge.announced")}</CardTitle>
      <ul className="divide-y divide-line">
        {due.map(({ charge, mood }) => (
          <Due key={charge.id} charge={charge} mood={mood} zone={all.time_zone} />
        ))}
      </ul>
    </section>
  );
}
