import type { OutboxMail } from "@riwaq/contracts/notifications/outbox";
import { RotateCw } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../../components/ui/confirm-dialog.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useSendAgain } from "../mutations.ts";

type SendAgainButtonProps = { mail: Pick<OutboxMail, "id" | "state"> };

/** A failed message goes at once; of an unclear one staff accept first that it may come twice. */
export function SendAgainButton({ mail }: SendAgainButtonProps) {
  const { t } = useTranslation("staff");
  const again = useSendAgain();
  const failureMessages = useFailureMessages();
  const celebrate = () => toast({ title: t("outbox.waitsAgain") });
  const explain = (error: Error) =>
    toast({
      title: t("outbox.notAgain"),
      description: failureMessages(error).join(" "),
      variant: "destructive",
    });
  const send = () => again.mutate(mail.id, { onSuccess: celebrate, onError: explain });
  const button = (onClick?: () => void) => (
    <Button
      variant="outline"
      className="mt-3"
      aria-busy={again.isPending}
      {...(onClick && { onClick })}
    >
      <RotateCw aria-hidden strokeWidth={1.75} />
      {t("outbox.again")}
    </Button>
  );
  if (mail.state !== "unclear") return button(send);
  return (
    <ConfirmDialog
      title={t("outbox.sure")}
      description={t("outbox.sureText")}
      confirmLabel={t("outbox.again")}
      mutation={again}
      sent={mail.id}
      onDone={celebrate}
      failureTitle={t("outbox.notAgain")}
      trigger={button()}
    />
  );
}
