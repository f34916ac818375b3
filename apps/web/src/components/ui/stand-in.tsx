import type { ReactNode } from "react";

import { cn } from "../../lib/cn.ts";

type StandInProps = {
  /** True also without what is awaited. */
  sentence: string;
  className?: string;
  /** What takes its place once it is known. */
  children: ReactNode;
};

/** A sentence holds the place of what is read after the page: nothing below moves when that arrives. */
export function StandIn({ sentence, className, children }: StandInProps) {
  const isKnown = Boolean(children);
  return (
    <div className={cn("grid *:col-start-1 *:row-start-1", className)}>
      <p aria-hidden={isKnown} className={cn("text-ink-muted", isKnown && "invisible")}>
        {sentence}
      </p>
      {children}
    </div>
  );
}
