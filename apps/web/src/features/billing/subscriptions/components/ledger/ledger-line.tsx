import type { Ledger, LedgerLine as Line } from "@riwaq/contracts/billing/ledgers";
import { OUTCOMES } from "@riwaq/domain/scheduling/outcomes/outcome";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { useMoment } from "../../../../../components/lessons/use-moment.ts";
import { paths } from "../../../../../config/paths.ts";
import { useLanguage } from "../../../../../i18n/use-language.ts";
import { cn } from "../../../../../lib/cn.ts";
import { formatDateTime, formatDuration, isolated } from "../../../../../lib/format.ts";
import { formatPrice } from "../../../../../lib/money.ts";

type LineProps = {
  line: Line & { left: number };
  currency: Ledger["currency"];
  /** The reader's. */
  zone: string;
};

/** What is said of a lesson now: that it was cancelled, too late where it took minutes, or how it ended. */
function useLessonWords() {
  const { t } = useTranslation("subscription");
  return ({ outcome, is_cancelled: isCancelled }: NonNullable<Line["lesson"]>, minutes: number) => {
    if (isCancelled) return t(`why.outcome.${minutes < 0 ? "late" : "cancelled"}`);
    const known = OUTCOMES.find((one) => one === outcome);
    return known ? t(`why.outcome.${known}`) : t("why.outcome.unsaid");
  };
}

/** What happened, in a sentence; a lesson leads to itself. */
function What({ line, zone }: Omit<LineProps, "currency">) {
  const { t } = useTranslation("subscription");
  const moment = useMoment(zone);
  const lessonWords = useLessonWords();
  const { kind, trigger, lesson, minutes } = line;
  if (lesson) {
    // Minutes that come back are said as what they are.
    const said = kind === "lesson" && minutes > 0 ? "correction" : kind;
    return (
      <>
        <Link
          to={paths.sessions}
          search={{ lesson: lesson.id }}
          className="font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-primary"
        >
          {t(`why.kind.${said}Of`, { moment: moment(lesson.starts_at) })}
        </Link>
        <span className="block text-sm text-ink-muted">{lessonWords(lesson, minutes)}</span>
      </>
    );
  }
  // A whole period is corrected by its contract's end alone.
  const said = kind === "correction" && trigger !== null ? "closing" : kind;
  const words = said === "period" ? t(`why.period.${trigger ?? "first"}`) : t(`why.kind.${said}`);
  return <span className="font-semibold">{words}</span>;
}

/** With its sign, which stays in front of it in every script. */
const signed = (value: number, text: string) =>
  `\u200e${value > 0 ? "+" : "\u2212"}\u00a0${isolated(text)}`;

/** One line of Why?: when, what, how much it added or took, and what was left then. */
export function LedgerLine({ line, currency, zone }: LineProps) {
  const { t } = useTranslation("subscription");
  const { language } = useLanguage();
  const { minutes, amount, left, at } = line;
  const time = formatDuration(Math.abs(minutes) * 60, language);
  const price = formatPrice(Math.abs(amount), currency, language);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3.5">
      <div className="min-w-0 grow basis-64">
        <What line={line} zone={zone} />
        <bdi className="block text-sm text-ink-muted">{formatDateTime(at, language, zone)}</bdi>
      </div>
      <div className="tabular-nums sm:text-end">
        {minutes !== 0 && (
          <p className={cn("font-semibold", minutes > 0 && "text-success")}>
            {signed(minutes, time)}
          </p>
        )}
        {amount !== 0 && <p>{t(amount > 0 ? "why.paid" : "why.givenBack", { price })}</p>}
        {minutes !== 0 && (
          <p className="text-sm text-ink-muted">
            {t("why.then", { time: formatDuration(left * 60, language) })}
          </p>
        )}
      </div>
    </li>
  );
}
