import type { ComponentProps } from "react";

import { cn } from "../../lib/cn.ts";

/** The browser's own: a library's would weigh on each public form. */
export function Label({ className, htmlFor, children, ...props }: ComponentProps<"label">) {
  return (
    <label htmlFor={htmlFor} className={cn("block font-semibold", className)} {...props}>
      {children}
    </label>
  );
}
