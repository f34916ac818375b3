import { Tooltip as RadixTooltip } from "radix-ui";
import type { ReactNode } from "react";

const DELAY_MS = 300;

/** The name of a control that shows an icon only. The control carries the same name for those who cannot see it. */
export function Tooltip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={DELAY_MS}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            sideOffset={6}
            collisionPadding={12}
            className="z-50 max-w-64 animate-appear rounded-sm border border-line bg-band px-2.5 py-1.5 text-sm text-on-band"
          >
            {label}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
