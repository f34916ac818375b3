import { X } from "lucide-react";
import { Dialog as RadixDialog } from "radix-ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { cn } from "../../lib/cn.ts";
import { Button } from "./button.tsx";
import { overlayClasses } from "./control-classes.ts";

export const Sheet = RadixDialog.Root;
export const SheetTrigger = RadixDialog.Trigger;

type SheetContentProps = {
  title: string;
  /** As wide as a phone, from the end edge, where what opens it stands. */
  isWide?: boolean;
  /** From below, as high as what is in it: within reach of a thumb. */
  isLow?: boolean;
  children: ReactNode;
};

/** A panel from the start edge; its title is read out and not shown. */
export function SheetContent(props: SheetContentProps) {
  const { title, isWide = false, isLow = false, children } = props;
  const { t } = useTranslation();
  return (
    <RadixDialog.Portal>
      <RadixDialog.Overlay className={overlayClasses} />
      <RadixDialog.Content
        aria-describedby={undefined}
        className={cn(
          "fixed z-50 border-line bg-paper text-ink shadow-dialog",
          isLow
            ? "inset-x-0 bottom-0 max-h-[85dvh] animate-rise overflow-y-auto rounded-t-md border-t"
            : "inset-y-0 animate-appear",
          !isLow &&
            (isWide ? "end-0 w-full max-w-md border-s" : "start-0 w-72 max-w-[85vw] border-e"),
        )}
      >
        <RadixDialog.Title className="sr-only">{title}</RadixDialog.Title>
        {children}
        <RadixDialog.Close asChild>
          <Button
            variant="ghost"
            size="icon"
            aria-label={t("actions.close")}
            className="absolute end-2 top-3"
          >
            <X strokeWidth={1.75} />
          </Button>
        </RadixDialog.Close>
      </RadixDialog.Content>
    </RadixDialog.Portal>
  );
}
