import { type ReactNode, useId } from "react";

import { cn } from "../../../../lib/cn.ts";

type PanelProps = { title?: string; count?: number; className?: string; children: ReactNode };

/** What stands at an edge of the room. */
export function Panel({ title, count = 0, className, children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={title === undefined ? undefined : id}
      className={cn("rounded-md border border-line bg-surface px-4.5 py-4", className)}
    >
      {title !== undefined && (
        <h2 id={id} className="mb-2.5 text-lg">
          {title}
          {count > 0 && (
            <span className="ms-2 font-sans text-sm text-ink-muted tabular-nums">{count}</span>
          )}
        </h2>
      )}
      {children}
    </section>
  );
}
