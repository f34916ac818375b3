import { cva } from "class-variance-authority";
import type { VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";

import { cn } from "../../lib/cn.ts";

const badgeVariants = cva(
  "inline-flex items-center gap-1.5 rounded-full border border-transparent px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap max-sm:whitespace-normal",
  {
    variants: {
      tone: {
        neutral: "bg-paper-deep text-ink",
        blue: "bg-info-soft text-info",
        green: "bg-success-soft text-success",
        yellow: "bg-accent-soft text-on-accent-soft",
        red: "bg-danger-soft text-danger",
      },
    },
    defaultVariants: { tone: "neutral" },
  },
);

export type BadgeTone = NonNullable<VariantProps<typeof badgeVariants>["tone"]>;

/** A word on a colour: the word says it, the colour repeats it. */
export function Badge({
  className,
  tone,
  ...props
}: ComponentProps<"span"> & VariantProps<typeof badgeVariants>) {
  return <span className={cn(badgeVariants({ tone }), className)} {...props} />;
}
