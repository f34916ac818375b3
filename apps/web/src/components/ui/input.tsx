import type { ComponentProps } from "react";

import { cn } from "../../lib/cn.ts";
import { controlClasses } from "./control-classes.ts";

export function Input({ className, type = "text", ...props }: ComponentProps<"input">) {
  return <input type={type} className={cn(controlClasses, className)} {...props} />;
}

/** It grows with what is written into it, where the browser can. */
export function Textarea({ className, rows = 4, ...props }: ComponentProps<"textarea">) {
  const classes = cn(controlClasses, "field-sizing-content max-h-96 min-h-30", className);
  return <textarea dir="auto" rows={rows} className={classes} {...props} />;
}
