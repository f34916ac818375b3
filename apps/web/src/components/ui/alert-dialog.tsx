import { AlertDialog as RadixAlert } from "radix-ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { focusHeadingIfLost } from "../../lib/focus-heading.ts";
import { Button } from "./button.tsx";
import { dialogClasses, overlayClasses } from "./control-classes.ts";
import { DialogActions } from "./dialog.tsx";

type AlertDialogProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description?: string;
  confirmLabel: string;
  cancelLabel?: string;
  isDestructive?: boolean;
  /** While it lasts nothing can be pressed, and the dialog stays. */
  isBusy?: boolean;
  onConfirm: () => void;
  trigger?: ReactNode;
};

/** Asks before something that cannot be taken back. Closing it after the deed is the caller's. */
export function AlertDialog(props: AlertDialogProps) {
  const { t } = useTranslation();
  const { title, description, isBusy = false, isDestructive = false } = props;
  return (
    <RadixAlert.Root
      open={props.isOpen}
      onOpenChange={(open) => !isBusy && props.onOpenChange(open)}
    >
      {props.trigger && <RadixAlert.Trigger asChild>{props.trigger}</RadixAlert.Trigger>}
      <RadixAlert.Portal>
        <RadixAlert.Overlay className={overlayClasses} />
        <RadixAlert.Content
          className={dialogClasses}
          onCloseAutoFocus={() => setTimeout(focusHeadingIfLost)}
          {...(!description && { "aria-describedby": undefined })}
        >
          <RadixAlert.Title className="text-2xl">{title}</RadixAlert.Title>
          {description && (
            <RadixAlert.Description className="mt-2 text-ink-muted">
              {description}
            </RadixAlert.Description>
          )}
          <DialogActions>
            <RadixAlert.Cancel asChild>
              <Button variant="outline" disabled={isBusy}>
                {props.cancelLabel ?? t("actions.cancel")}
              </Button>
            </RadixAlert.Cancel>
            <Button
              variant={isDestructive ? "destructive" : "default"}
              disabled={isBusy}
              aria-busy={isBusy}
              onClick={props.onConfirm}
            >
              {props.confirmLabel}
            </Button>
          </DialogActions>
        </RadixAlert.Content>
      </RadixAlert.Portal>
    </RadixAlert.Root>
  );
}
