import type { LucideIcon } from "lucide-react";
import { type ReactNode, useState } from "react";

import { Sheet, SheetContent } from "../../../../components/ui/sheet.tsx";
import { RoundButton } from "./own-buttons.tsx";

/** How many there are, in the corner of a button. */
export function Count({ count, label }: { count: number; label: string }) {
  if (count === 0) return null;
  return (
    <span className="absolute end-1 top-0 grid min-w-5 place-items-center rounded-full bg-danger px-1 text-xs leading-5 font-semibold text-on-danger tabular-nums">
      <span aria-hidden>{count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}

type LowSheetProps = {
  Icon: LucideIcon;
  label: string;
  short?: string;
  count?: { is: number; label: string };
  isOn?: boolean;
  children: ReactNode;
};

/** A round button, and what it brings up from below. */
export function LowSheet(props: LowSheetProps) {
  const { Icon, label, short = label, count, isOn = false, children } = props;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Sheet open={isOpen} onOpenChange={setIsOpen}>
      <RoundButton
        Icon={Icon}
        label={count && count.is > 0 ? `${label}, ${count.label}` : label}
        short={short}
        tone={isOn ? "warn" : "plain"}
        onClick={() => setIsOpen(true)}
      >
        {count && <Count count={count.is} label="" />}
      </RoundButton>
      <SheetContent title={label} isLow>
        <div className="space-y-5 px-5 pt-5 pb-8">{children}</div>
      </SheetContent>
    </Sheet>
  );
}
