import { useState } from "react";
import type { ReactNode } from "react";

import type { Saving } from "../../lib/use-app-form.ts";
import { useFailureMessages } from "../../lib/use-failure-messages.ts";
import { AlertDialog } from "./alert-dialog.tsx";
import { toast } from "./toast-store.ts";

type ConfirmDialogProps<Saved, Sent> = {
  trigger: ReactNode;
  title: string;
  description: string;
  confirmLabel: string;
  isDestructive?: boolean;
  onOpen?: () => void;
  mutation: Pick<Saving<Sent, Saved>, "mutate" | "isPending">;
  /** What the mutation is given. */
  sent: Sent;
  onDone?: (saved: Saved) => void;
  /** Title of the word that says that it failed. Without one, whoever asks shows the mutation's error. */
  failureTitle?: string;
  onFailed?: () => void;
};

/** A button that asks first, does it while everything waits, and closes; a failure is told apart from the dialog. */
export function ConfirmDialog<Saved, Sent>(props: ConfirmDialogProps<Saved, Sent>) {
  const { mutation, sent, onOpen, onDone, failureTitle, onFailed, ...words } = props;
  const failureMessages = useFailureMessages();
  const [isAsked, setIsAsked] = useState(false);
  const ask = (isOpen: boolean) => {
    setIsAsked(isOpen);
    if (isOpen) onOpen?.();
  };
  const celebrate = (saved: Saved) => {
    setIsAsked(false);
    onDone?.(saved);
  };
  const explain = (error: Error) => {
    setIsAsked(false);
    if (failureTitle !== undefined) {
      const description = failureMessages(error).join(" ");
      toast({ title: failureTitle, description, variant: "destructive" });
    }
    onFailed?.();
  };
  return (
    <AlertDialog
      {...words}
      isOpen={isAsked}
      onOpenChange={ask}
      isBusy={mutation.isPending}
      onConfirm={() => mutation.mutate(sent, { onSuccess: celebrate, onError: explain })}
    />
  );
}
