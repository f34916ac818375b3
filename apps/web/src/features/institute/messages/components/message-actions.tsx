import type { ContactMessage } from "@riwaq/contracts/institute/contact";
import { CircleCheck, Reply, RotateCcw, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../../components/ui/confirm-dialog.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { isolated } from "../../../../lib/format.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useDeleteMessage, useMarkMessage } from "../mutations.ts";

type MessageActionsProps = { message: ContactMessage; replyHref: string };

function useFailureToast() {
  const { t } = useTranslation("staff");
  const failureMessages = useFailureMessages();
  return (error: unknown) =>
    toast({
      title: t("messages.failed"),
      description: failureMessages(error).join(" "),
      variant: "destructive",
    });
}

function DeleteButton({ message }: { message: ContactMessage }) {
  const { t } = useTranslation("staff");
  return (
    <ConfirmDialog
      title={t("messages.sure")}
      description={t("messages.sureText", { name: isolated(message.name) })}
      confirmLabel={t("messages.delete")}
      isDestructive
      mutation={useDeleteMessage()}
      sent={message.id}
      onDone={() => toast({ title: t("messages.deleted") })}
      failureTitle={t("messages.failed")}
      trigger={
        <Button variant="ghost" size="sm" className="min-h-11 text-danger! sm:ms-auto">
          <Trash2 aria-hidden strokeWidth={1.75} />
          {t("messages.delete")}
        </Button>
      }
    />
  );
}

/** Answer, mark, delete: each says to whom it belongs. */
export function MessageActions({ message, replyHref }: MessageActionsProps) {
  const { t } = useTranslation("staff");
  const mark = useMarkMessage();
  const onError = useFailureToast();
  const { id, is_handled } = message;
  const Icon = is_handled ? RotateCcw : CircleCheck;
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <Button asChild variant="outline" size="sm" className="min-h-11">
        <a href={replyHref}>
          <Reply aria-hidden strokeWidth={1.75} className="flip-rtl" />
          {t("messages.reply")}
        </a>
      </Button>
      <Button
        variant="ghost"
        size="sm"
        className="min-h-11"
        aria-disabled={mark.isPending}
        aria-busy={mark.isPending}
        onClick={() => {
          if (!mark.isPending) mark.mutate({ id, is_handled: !is_handled }, { onError });
        }}
      >
        <Icon aria-hidden strokeWidth={1.75} />
        {is_handled ? t("messages.reopen") : t("messages.handle")}
      </Button>
      <DeleteButton message={message} />
    </div>
  );
}
