import type { ReactNode } from "react";

import { cn } from "../../../../lib/cn.ts";

type PricingSectionProps = { id: string; title: string; className?: string; children: ReactNode };

export function PricingSection({ id, title, className, children }: PricingSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className={cn("rounded-md border border-line bg-surface p-6 sm:p-8", className)}
    >
      <h2 id={id}>{title}</h2>
      <div className="mt-4 space-y-3">{children}</div>
    </section>
  );
}
