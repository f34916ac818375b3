import { Popover as RadixPopover } from "radix-ui";
import type { ComponentProps } from "react";

import { cn } from "../../lib/cn.ts";
import { floatingClasses } from "./control-classes.ts";

export const Popover = RadixPopover.Root;
export const PopoverTrigger = RadixPopover.Trigger;

export function PopoverContent({
  className,
  ...props
}: ComponentProps<typeof RadixPopover.Content>) {
  return (
    <RadixPopover.Portal>
      <RadixPopover.Content
        sideOffset={6}
        collisionPadding={12}
        className={cn("z-40 p-4", floatingClasses, className)}
        {...props}
      />
    </RadixPopover.Portal>
  );
}
