import { ChevronRight } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

/** For the link that a row is: the whole of it is pressed. */
export const NEED_ROW =
  "flex min-h-14 items-center gap-3.5 px-4 py-2.5 hover:bg-accent-soft/60 sm:px-5";

type NeedProps = { Icon: LucideIcon; title: string; whose?: ReactNode; hasWay?: boolean };

/** What one row says: what is to do, and for whom. */
export function Need({ Icon, title, whose, hasWay = true }: NeedProps) {
  return (
    <>
      <Icon aria-hidden strokeWidth={1.75} className="size-5 shrink-0 text-on-accent-soft" />
      <span className="min-w-0 grow">
        <span className="font-semibold">{title}</span>
        {whose && <span className="block text-sm text-ink-muted">{whose}</span>}
      </span>
      {hasWay && <ChevronRight aria-hidden className="flip-rtl size-5 shrink-0 text-ink-muted" />}
    </>
  );
}

/** The frame of what waits for the reader: an edge of saffron. */
export function NeedsList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul
      aria-label={label}
      className="divide-y divide-line overflow-hidden rounded-md border border-line border-s-4 border-s-accent bg-surface"
    >
      {children}
    </ul>
  );
}
