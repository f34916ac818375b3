import { Tabs as RadixTabs } from "radix-ui";
import type { ComponentProps } from "react";

import { cn } from "../../lib/cn.ts";

export const Tabs = RadixTabs.Root;

/** The open tab of an address may lie beyond the edge of a phone. */
function showOpenTab(list: HTMLElement | null) {
  const open = list?.querySelector('[data-state="active"]');
  open?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

export function TabsList({ className, ...props }: ComponentProps<typeof RadixTabs.List>) {
  return (
    <RadixTabs.List
      ref={showOpenTab}
      className={cn("flex scroll-strip scroll-px-6 gap-1 border-b border-line", className)}
      {...props}
    />
  );
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof RadixTabs.Trigger>) {
  return (
    <RadixTabs.Trigger
      className={cn(
        "min-h-11 shrink-0 border-b-2 border-transparent px-3 text-ink-muted sm:px-4 hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-accent forced-colors:border-[Canvas] forced-colors:data-[state=active]:border-[Highlight] data-[state=active]:font-semibold data-[state=active]:text-ink",
        className,
      )}
      {...props}
    />
  );
}

export function TabsContent({ className, ...props }: ComponentProps<typeof RadixTabs.Content>) {
  return <RadixTabs.Content className={cn("pt-6", className)} {...props} />;
}
