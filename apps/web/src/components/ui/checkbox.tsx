import { Check } from "lucide-react";
import { Checkbox as RadixCheckbox } from "radix-ui";
import type { ComponentProps } from "react";

import { cn } from "../../lib/cn.ts";

export function Checkbox({ className, ...props }: ComponentProps<typeof RadixCheckbox.Root>) {
  return (
    <RadixCheckbox.Root
      className={cn(
        "grid size-6 shrink-0 place-items-center rounded-sm border border-line-strong bg-surface disabled:opacity-55 aria-invalid:border-danger data-[state=checked]:border-primary data-[state=checked]:bg-primary",
        className,
      )}
      {...props}
    >
      <RadixCheckbox.Indicator>
        <Check
          aria-hidden
          className="size-4 text-on-primary forced-colors:text-[ButtonText]"
          strokeWidth={2.5}
        />
      </RadixCheckbox.Indicator>
    </RadixCheckbox.Root>
  );
}
