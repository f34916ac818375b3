import { cn } from "../../lib/cn.ts";

/** The shape of what is to come. Its surroundings say that something is being loaded. */
export function Skeleton({ className = "h-4 rounded-sm" }: { className?: string }) {
  return <div aria-hidden className={cn("animate-breathe bg-line", className)} />;
}
