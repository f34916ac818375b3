import { Info } from "lucide-react";
import type { ReactNode } from "react";

import { cn } from "../../lib/cn.ts";

/** A quiet word of information, such as what is not open yet. */
export function Note({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <p
      className={cn(
        "flex items-start gap-2.5 rounded-md border border-transparent bg-info-soft px-3.5 py-2.5 text-sm text-info",
        className,
      )}
    >
      <Info aria-hidden strokeWidth={1.75} className="mt-0.5 size-4.5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
