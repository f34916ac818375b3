import { X } from "lucide-react";
import { Dialog as RadixDialog } from "radix-ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "./button.tsx";
import { overlayClasses } from "./control-classes.ts";

export const Sheet = RadixDialog.Root;
export const SheetTrigger = RadixDialog.Trigger;

/** A panel from the start edge; its title is read out and not shown. */
export function SheetContent({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <RadixDialog.Portal>
      <RadixDialog.Overlay className={overlayClasses} />
      <RadixDialog.Content
        aria-describedby={undefined}
        className="fixed inset-y-0 start-0 z-50 w-72 max-w-[85vw] animate-appear border-e border-line bg-paper text-ink shadow-dialog"
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
