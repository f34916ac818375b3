import { X } from "lucide-react";
import { Dialog as RadixDialog } from "radix-ui";
import { useRef } from "react";
import type { MouseEventHandler, ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { cn } from "../../lib/cn.ts";
import { focusHeading, focusHeadingIfLost } from "../../lib/focus-heading.ts";
import { Button } from "./button.tsx";
import { dialogClasses, overlayClasses } from "./control-classes.ts";

export const Dialog = RadixDialog.Root;
export const DialogTrigger = RadixDialog.Trigger;
export const DialogClose = RadixDialog.Close;

type DialogContentProps = {
  title: string;
  description?: string;
  className?: string;
  /** The control that opened it goes with what was done: the focus then moves to the heading of the page. */
  isOpenerGone?: (() => boolean) | undefined;
  onClick?: MouseEventHandler;
  children: ReactNode;
};

/** A dialog may be opened by what is no trigger of its own, such as an hour of a week; it goes back there too. */
function useFocusReturn(isOpenerGone: (() => boolean) | undefined) {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      if (isOpenerGone?.()) {
        event.preventDefault();
        focusHeading();
        return;
      }
      const { current } = opener;
      if (!(current instanceof HTMLElement) || current === document.body) return;
      if (!current.isConnected) {
        queueMicrotask(focusHeadingIfLost);
        return;
      }
      event.preventDefault();
      current.focus();
    },
  };
}

/** Escape closes an open list first, and only then the dialog in which it stands. */
function keepForList(event: KeyboardEvent) {
  const { target } = event;
  if (target instanceof Element && target.matches('[role="combobox"][aria-expanded="true"]')) {
    event.preventDefault();
  }
}

export function DialogContent(props: DialogContentProps) {
  const { title, description, className, isOpenerGone, onClick, children } = props;
  const { t } = useTranslation();
  const focusReturn = useFocusReturn(isOpenerGone);
  return (
    <RadixDialog.Portal>
      <RadixDialog.Overlay className={overlayClasses} />
      <RadixDialog.Content
        className={cn(dialogClasses, className)}
        onClick={onClick}
        onEscapeKeyDown={keepForList}
        {...focusReturn}
        {...(!description && { "aria-describedby": undefined })}
      >
        <RadixDialog.Title className="pe-10 text-2xl">{title}</RadixDialog.Title>
        {description && (
          <RadixDialog.Description className="mt-1 text-ink-muted">
            {description}
          </RadixDialog.Description>
        )}
        <div className="mt-5">{children}</div>
        <RadixDialog.Close asChild>
          <Button
            variant="ghost"
            size="icon"
            aria-label={t("actions.close")}
            className="absolute end-3 top-3"
          >
            <X strokeWidth={1.75} />
          </Button>
        </RadixDialog.Close>
      </RadixDialog.Content>
    </RadixDialog.Portal>
  );
}

/** At the end of the line; beneath each other and as wide as the dialog on phones. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className="mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:justify-end">
      {children}
    </div>
  );
}
