import { Switch as RadixSwitch } from "radix-ui";
import type { ComponentProps } from "react";

import { cn } from "../../lib/cn.ts";

export function Switch({ className, ...props }: ComponentProps<typeof RadixSwitch.Root>) {
  return (
    <RadixSwitch.Root
      className={cn(
        "inline-flex h-7 w-12 shrink-0 items-center rounded-full border border-line-strong bg-paper-deep p-0.5 transition-colors disabled:opacity-55 data-[state=checked]:border-primary data-[state=checked]:bg-primary forced-colors:data-[state=checked]:bg-[Highlight]",
        className,
      )}
      {...props}
    >
      <RadixSwitch.Thumb className="size-5 rounded-full bg-line-strong transition-[translate,background-color] data-[state=checked]:translate-x-5 forced-colors:bg-[ButtonText]! data-[state=checked]:bg-on-primary rtl:data-[state=checked]:-translate-x-5" />
    </RadixSwitch.Root>
  );
}
