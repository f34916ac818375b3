import { DropdownMenu as RadixMenu } from "radix-ui";
import type { ComponentProps } from "react";

import { cn } from "../../lib/cn.ts";

export const DropdownMenu = RadixMenu.Root;
export const DropdownMenuTrigger = RadixMenu.Trigger;

export function DropdownMenuContent({
  className,
  ...props
}: ComponentProps<typeof RadixMenu.Content>) {
  return (
    <RadixMenu.Portal>
      <RadixMenu.Content
        sideOffset={6}
        collisionPadding={12}
        className={cn(
          "z-40 min-w-44 animate-rise rounded-md border border-line bg-surface p-1.5 text-ink shadow-dialog",
          className,
        )}
        {...props}
      />
    </RadixMenu.Portal>
  );
}

export function DropdownMenuItem({ className, ...props }: ComponentProps<typeof RadixMenu.Item>) {
  return (
    <RadixMenu.Item
      className={cn(
        "flex min-h-10 cursor-pointer items-center gap-2.5 rounded-sm px-3 outline-none data-disabled:pointer-events-none data-disabled:opacity-55 data-highlighted:bg-paper-deep [&_svg]:size-4.5",
        className,
      )}
      {...props}
    />
  );
}

export function DropdownMenuSeparator() {
  return <RadixMenu.Separator className="my-1.5 h-px bg-line" />;
}
