import { X } from "lucide-react";
import { Toast } from "radix-ui";
import { useTranslation } from "react-i18next";

import { cn } from "../../lib/cn.ts";
import { Button } from "./button.tsx";
import { TOAST_DURATION_MS, dismissToast, durationOf } from "./toast-store.ts";
import type { ToastState } from "./toast-store.ts";

function ToastCard({ message }: { message: ToastState }) {
  const { t } = useTranslation();
  const isDestructive = message.variant === "destructive";
  return (
    <Toast.Root
      key={message.id}
      type={isDestructive ? "foreground" : "background"}
      open={message.isOpen}
      duration={durationOf(message)}
      onOpenChange={(isOpen) => !isOpen && dismissToast(message.id)}
      className={cn(
        "flex items-start gap-3 rounded-md border bg-surface p-4 text-ink shadow-dialog",
        "data-[state=open]:animate-toast data-[swipe=end]:opacity-0",
        "data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)",
        isDestructive ? "border-danger" : "border-line",
      )}
    >
      <div className="flex grow flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <div>
          <Toast.Title className={cn("font-semibold", isDestructive && "text-danger")}>
            {message.title}
          </Toast.Title>
          {message.description && (
            <Toast.Description className="text-sm text-ink-muted">
              {message.description}
            </Toast.Description>
          )}
        </div>
        {message.action && (
          <Toast.Action asChild altText={message.action.label}>
            <Button variant="outline" size="sm" onClick={message.action.onPress}>
              {message.action.label}
            </Button>
          </Toast.Action>
        )}
      </div>
      <Toast.Close aria-label={t("actions.close")} className="rounded-sm p-1 text-ink-muted">
        <X className="size-4.5" strokeWidth={1.75} />
      </Toast.Close>
    </Toast.Root>
  );
}

/** The place of messages; loaded with the first of them. */
export function ToastRegion({ message }: { message: ToastState }) {
  const { t } = useTranslation();
  return (
    <Toast.Provider duration={TOAST_DURATION_MS} swipeDirection="right" label={t("toast.region")}>
      <ToastCard message={message} />
      <Toast.Viewport
        label={t("toast.region")}
        className="fixed inset-x-4 bottom-4 z-50 sm:inset-x-auto sm:end-6 sm:w-96"
      />
    </Toast.Provider>
  );
}
