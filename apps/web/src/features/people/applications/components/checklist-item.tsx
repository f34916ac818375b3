import type { Application } from "@riwaq/contracts/people/applications";
import { Check, CircleDashed, MessageCircleQuestionMark } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { useLanguage } from "../../../../i18n/use-language.ts";
import { cn } from "../../../../lib/cn.ts";
import { formatNames } from "../../../../lib/format.ts";

export type Item = Application["items"][number];
type Status = "asked" | "ready" | "missing" | "later";

const ICONS = {
  asked: MessageCircleQuestionMark,
  ready: Check,
  missing: CircleDashed,
  later: CircleDashed,
} as const;

const COLOURS = {
  asked: "bg-accent-soft text-on-accent-soft",
  ready: "bg-success-soft text-success",
  missing: "bg-paper-deep text-ink",
  later: "bg-paper-deep text-ink-muted",
} as const satisfies Record<Status, string>;

/** What staff ask for stays asked for until it is sent again, ready or not. */
function statusOf({ is_ready, is_needed, asked }: Item): Status {
  if (asked !== null) return "asked";
  if (is_ready) return "ready";
  return is_needed ? "missing" : "later";
}

type ChecklistItemProps = { item: Item; action: ReactNode; children?: ReactNode };

/** One thing of the application: whether it is there, what staff ask about it, and where it is done. */
export function ChecklistItem({ item, action, children }: ChecklistItemProps) {
  const { t } = useTranslation("application");
  const { language } = useLanguage();
  const status = statusOf(item);
  const Icon = ICONS[status];
  const missing = item.missing.map((code) => t(`inLanguage.${code}`));
  return (
    <li
      className={cn(
        "flex items-start gap-x-4 gap-y-3 py-3.5",
        // On a phone a button with a sentence beneath the words, one that only changes something beside them.
        status !== "ready" && "flex-wrap sm:flex-nowrap",
      )}
    >
      <span
        aria-hidden
        className={cn("grid size-9 shrink-0 place-items-center rounded-full", COLOURS[status])}
      >
        <Icon strokeWidth={1.75} className="size-5" />
      </span>
      <div className="min-w-0 grow basis-48 space-y-1 pt-1">
        <div className="flex flex-wrap items-baseline gap-x-2.5">
          <h3 className="text-base">{t(`items.${item.item}.title`)}</h3>
          <p className="text-sm text-ink-muted">{t(`status.${status}`)}</p>
        </div>
        {item.asked !== null && (
          <p
            dir="auto"
            className="rounded-md bg-accent-soft px-3 py-2 wrap-anywhere text-on-accent-soft"
          >
            {item.asked}
          </p>
        )}
        {!item.is_ready && (
          <p className="text-sm text-ink-muted">
            {t(`items.${item.item}.hint`)}{" "}
            {missing.length > 0 &&
              t("items.bio.missing", { languages: formatNames(missing, language) })}
          </p>
        )}
        {children}
      </div>
      {action && (
        <div className={cn("shrink-0", status !== "ready" && "w-full ps-13 sm:w-auto sm:ps-0")}>
          {action}
        </div>
      )}
    </li>
  );
}
