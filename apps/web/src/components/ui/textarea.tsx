import type { ComponentProps } from "react";

import { cn } from "../../lib/cn.ts";
import { controlClasses } from "./control-classes.ts";

export function Textarea({ className, rows = 4, ...props }: ComponentProps<"textarea">) {
  return <textarea dir="auto" rows={rows} className={cn(controlClasses, className)} {...props} />;
}
