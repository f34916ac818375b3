import type { ReactNode } from "react";

import { ArchMark } from "../brand/arch-mark.tsx";

type EmptyStateProps = { title: string; hint?: string; action?: ReactNode };

/** Nothing here yet, and what to do next, in the frame of an arch. */
export function EmptyState({ title, hint, action }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-3 arch-top rounded-b-md border border-line bg-surface px-8 pt-16 pb-10 text-center">
      <ArchMark className="size-12 text-accent" />
      <p className="font-display text-xl">{title}</p>
      {hint && <p className="text-ink-muted">{hint}</p>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
