import type { ReactNode } from "react";

import { cn } from "../../../../lib/cn.ts";

type SpecimenProps = {
  /** The component's name in the code. */
  name: string;
  className?: string;
  children: ReactNode;
};

/** One component with its name, as it stands in a page. */
export function Specimen({ name, className, children }: SpecimenProps) {
  return (
    <div className="min-w-0">
      <p className="mb-3 text-sm text-ink-muted">
        <code dir="ltr" className="font-sans">
          {name}
        </code>
      </p>
      <div className={cn("min-w-0", className)}>{children}</div>
    </div>
  );
}
