import type { MoneyToday } from "@riwaq/contracts/billing/desk";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";

import { Badge, type BadgeTone } from "../../../../components/ui/badge.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { useLanguage } from "../../../../i18n/use-language.ts";
import { formatNumber } from "../../../../lib/format.ts";

/** The lists of the page in their order: what is most pressing first. */
export const SECTIONS = [
  "disputes",
  "unclear",
  "suspense",
  "to_approve",
  "to_transfer",
  "needs_payer",
  "unpaid",
  "failed",
  "unplanned",
  "renewals",
] as const satisfies Array<keyof MoneyToday>;

export type Section = (typeof SECTIONS)[number];

const TONES: Record<Section, BadgeTone> = {
  disputes: "red",
  unclear: "red",
  suspense: "red",
  to_approve: "yellow",
  to_transfer: "yellow",
  needs_payer: "yellow",
  unpaid: "yellow",
  failed: "blue",
  unplanned: "yellow",
  renewals: "neutral",
};

export const countOf = (today: MoneyToday, section: Section): number =>
  section === "suspense" ? today.suspense.length : today[section].count;

type ListProps = {
  section: Section;
  count: number;
  shown: number;
  text: string;
  children: ReactNode;
};

/** One list with how long it is: what it is about, its first lines, and how many follow. */
export function MoneyList({ section, count, shown, text, children }: ListProps) {
  const { t } = useTranslation("money");
  const { language } = useLanguage();
  const id = useId();
  return (
    <Card aria-labelledby={id} className="p-5 sm:p-6">
      <div className="flex flex-wrap items-center gap-3">
        <CardTitle id={id}>{t(`sections.${section}.title`)}</CardTitle>
        <Badge tone={TONES[section]}>{formatNumber(count, language)}</Badge>
      </div>
      <p className="mt-1 mb-4 measure text-ink-muted">{text}</p>
      <ul aria-labelledby={id} className="divide-y divide-line">
        {children}
      </ul>
      {count > shown && (
        <p className="mt-4 text-sm text-ink-muted">{t("more", { count: count - shown })}</p>
      )}
    </Card>
  );
}
