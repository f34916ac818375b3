import { cn } from "../../lib/cn.ts";

/** The shape of what is to come. Its surroundings say that something is being loaded. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn("h-4 animate-breathe rounded-sm bg-line", className)} />;
}
