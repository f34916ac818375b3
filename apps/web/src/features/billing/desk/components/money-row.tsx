import type { RefundToday } from "@riwaq/contracts/billing/desk";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { paths } from "../../../../config/paths.ts";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatAhead } from "../../../../lib/format.ts";
import { formatPrice } from "../../../../lib/money.ts";
import { useCurrentMinute } from "../../../../lib/use-current-minute.ts";

type Money = Pick<RefundToday, "amount" | "currency">;

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** "3 days ago"; within a day, in hours. */
export function useAge() {
  const { language } = useLanguage();
  const nowMs = useCurrentMinute();
  return (at: string) => {
    const hours = Math.max(0, Math.floor((nowMs - Date.parse(at)) / HOUR_MS));
    return hours < DAY_HOURS
      ? formatAhead(-hours, "hour", language)
      : formatAhead(-Math.floor(hours / DAY_HOURS), "day", language);
  };
}

export function usePrice() {
  const { language } = useLanguage();
  return ({ amount, currency }: Money) => formatPrice(amount, currency, language);
}

/** Whose account is gone has no name any more. */
export function useNameOf() {
  const { t } = useTranslation("money");
  return ({ name }: { name: string }) => name || t("closedAccount");
}

type RowProps = {
  name: string;
  /** Whose money it is, or whose lessons: the way to all of it. */
  personId?: string;
  /** An amount, or how much it is otherwise. */
  figure: string;
  /** What is to be known of it, said in this order. */
  facts: ReadonlyArray<string | null | false>;
  note?: string | null;
  /** What can be done about it. */
  children?: ReactNode;
};

/** Who, how much, since when and why; and the verbs. */
export function MoneyRow({ name, personId, figure, facts, note, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 first:pt-0 last:pb-0">
      <div className="min-w-0 grow basis-72">
        <p className="flex flex-wrap items-baseline gap-x-3">
          {personId ? (
            <Link
              to={paths.payer}
              params={{ personId }}
              className="font-semibold wrap-anywhere underline decoration-line-strong underline-offset-4 hover:decoration-primary"
            >
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <bdi className="font-semibold wrap-anywhere">{name}</bdi>
          )}
          <span className="tabular-nums">{figure}</span>
        </p>
        <p className="text-sm text-ink-muted wrap-anywhere">{facts.filter(Boolean).join(" · ")}</p>
        {note && (
          <p dir="auto" className="mt-1 border-s-2 border-line-strong ps-3 text-sm wrap-anywhere">
            {note}
          </p>
        )}
      </div>
      {children && <div className="flex flex-wrap gap-2.5">{children}</div>}
    </li>
  );
}
