import type { ComponentProps } from "react";

import { cn } from "../../lib/cn.ts";

type CardProps = ComponentProps<"section"> & { hasArch?: boolean };

/** A hairline frame; with `hasArch` its top is the arch. */
export function Card({ className, hasArch = false, ...props }: CardProps) {
  return (
    <section
      className={cn(
        "rounded-md border border-line bg-surface p-6",
        hasArch && "arch-top px-7 pt-14 text-center",
        className,
      )}
      {...props}
    />
  );
}

export function CardTitle({ className, children, ...props }: ComponentProps<"h2">) {
  return (
    <h2 className={cn("text-xl", className)} {...props}>
      {children}
    </h2>
  );
}
