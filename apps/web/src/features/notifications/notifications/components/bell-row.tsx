import { Info } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { cn } from "../../../../lib/cn.ts";
import { EVENT_ICONS } from "../model/event-icons.ts";

type BellRowProps = {
  event: string;
  isUnread: boolean;
  text: string;
  time: string;
  /** Whose clock shows the time. */
  city: string;
  end?: ReactNode;
};

/** What is unread is set in bold, has a dot, and is said. */
export function BellRow({ event, isUnread, text, time, city, end }: BellRowProps) {
  const { t } = useTranslation("notifications");
  const Icon = EVENT_ICONS[event] ?? Info;
  return (
    <>
      <span
        className={cn(
          "mt-0.5 grid size-8 shrink-0 place-items-center rounded-full",
          isUnread ? "bg-info-soft text-info" : "bg-paper-deep text-ink-muted",
        )}
      >
        <Icon aria-hidden className="size-4.5" strokeWidth={1.75} />
      </span>
      <span className="min-w-0 grow">
        {isUnread && <span className="sr-only">{`${t("bell.new")} `}</span>}
        <span className={cn("block wrap-anywhere", isUnread ? "font-semibold" : "text-ink-muted")}>
          {text}
        </span>
        <span className="block text-sm text-ink-muted">
          <bdi className="tabular-nums">{time}</bdi> <bdi>{city}</bdi>
        </span>
      </span>
      {isUnread && <span aria-hidden className="mt-2 size-2.5 shrink-0 rounded-full bg-info" />}
      {end}
    </>
  );
}
