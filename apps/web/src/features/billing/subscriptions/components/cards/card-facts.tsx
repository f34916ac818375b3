import { CalendarClock, CircleAlert, CreditCard, PauseCircle, Repeat, Undo2 } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useMoment } from "../../../../../components/lessons/use-moment.ts";
import { useLanguage } from "../../../../../i18n/use-language.ts";
import { cn } from "../../../../../lib/cn.ts";
import { formatDuration } from "../../../../../lib/format.ts";
import { formatPrice } from "../../../../../lib/money.ts";
import { useDay, useRhythmWords } from "../use-rhythm-words.ts";
import type { CardProps } from "./card-props.ts";
import { useMethodWords } from "./use-method-words.ts";

type LineProps = { Icon: LucideIcon; isWarning?: boolean; children: ReactNode };

function Line({ Icon, isWarning = false, children }: LineProps) {
  return (
    <li className="flex items-start gap-3">
      <Icon
        aria-hidden
        strokeWidth={1.75}
        className={cn("mt-0.5 size-5 shrink-0", isWarning ? "text-danger" : "text-ink-muted")}
      />
      <div className="min-w-0">{children}</div>
    </li>
  );
}

/** "Next payment 12 Dec, 96 €, card ••4242", and why then. */
function NextPayment({ subscription, all }: CardProps) {
  const { t } = useTranslation("subscription");
  const { language } = useLanguage();
  const day = useDay(all.time_zone);
  const methodWords = useMethodWords();
  const { next_payment: next, currency } = subscription;
  if (!next) return null;
  const method = all.method ? methodWords(all.method) : t("method.with.none");
  const isUsed = next.trigger === "hours" && subscription.minutes_left === 0;
  return (
    <Line Icon={CreditCard}>
      <p>
        {t("next.payment", {
          day: day(next.at),
          price: formatPrice(next.amount, currency, language),
          method,
        })}
      </p>
      <p className="text-sm text-ink-muted">
        {t(`next.${isUsed ? "used" : next.trigger}`, { day: day(next.starts_at) })}
      </p>
    </Line>
  );
}

/** What lessons need beyond what is paid for. */
function Uncovered({ subscription, readerZone }: CardProps) {
  const { t } = useTranslation("subscription");
  const { language } = useLanguage();
  const moment = useMoment(readerZone);
  const day = useDay(readerZone);
  const {
    first_uncovered_at: first,
    minutes_owed: owed,
    next_payment: next,
    unpaid,
  } = subscription;
  const isSoonPaid = first !== null && next !== null && next.at <= first;
  return (
    <>
      {unpaid && (
        <Line Icon={CircleAlert} isWarning>
          <p className="font-semibold">{t("unpaid.gone", { count: unpaid.lessons })}</p>
          <p>{t("unpaid.kept", { day: day(unpaid.kept_until) })}</p>
        </Line>
      )}
      {first !== null && (
        <Line Icon={CircleAlert} isWarning={!isSoonPaid}>
          <p className={cn(!isSoonPaid && "font-semibold")}>
            {t(isSoonPaid ? "uncovered.next" : "uncovered.now", { moment: moment(first) })}
          </p>
        </Line>
      )}
      {owed > 0 && (
        <Line Icon={CircleAlert}>
          <p>{t("owed", { time: formatDuration(owed * 60, language) })}</p>
        </Line>
      )}
    </>
  );
}

/** What comes next for one child, in lines; nothing where nothing comes. */
export function CardFacts(props: CardProps) {
  const { t } = useTranslation("subscription");
  const { subscription, all, readerZone } = props;
  const day = useDay(all.time_zone);
  const moment = useMoment(readerZone);
  const rhythm = useRhythmWords();
  const { state, next_plan, paused_until, period_ends_at, withdrawable_until } = subscription;
  return (
    <ul className="space-y-3 empty:hidden">
      {state === "ordered" && (
        <Line Icon={CreditCard}>
          <p>{t("ordered")}</p>
        </Line>
      )}
      {state === "paused" && paused_until !== null && (
        <Line Icon={PauseCircle}>
          <p>{t("paused", { day: day(paused_until) })}</p>
        </Line>
      )}
      <NextPayment {...props} />
      {subscription.awaits_payment && (
        <Line Icon={CreditCard}>
          <p>{t("next.awaited")}</p>
        </Line>
      )}
      <Uncovered {...props} />
      {next_plan && (
        <Line Icon={Repeat}>
          <p>{t("next.plan", { rhythm: rhythm(next_plan) })}</p>
        </Line>
      )}
      {state === "active" && period_ends_at !== null && subscription.next_payment === null && (
        <Line Icon={CalendarClock}>
          <p>{t("period", { day: day(period_ends_at) })}</p>
        </Line>
      )}
      {withdrawable_until !== null && state !== "ended" && (
        <Line Icon={Undo2}>
          <p>{t("withdraw.until", { moment: moment(withdrawable_until) })}</p>
        </Line>
      )}
    </ul>
  );
}
