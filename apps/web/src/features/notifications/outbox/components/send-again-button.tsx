import type { OutboxMail } from "@riwaq/contracts/notifications/outbox";
import { RotateCw } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { AlertDialog } from "../../../../components/ui/alert-dialog.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useSendAgain } from "../mutations.ts";

type SendAgainButtonProps = { mail: Pick<OutboxMail, "id" | "state"> };

/** A failed message goes at once; of an unclear one staff accept first that it may come twice. */
export function SendAgainButton({ mail }: SendAgainButtonProps) {
  const { t } = useTranslation("staff");
  const [isAsked, setIsAsked] = useState(false);
  const again = useSendAgain();
  const failureMessages = useFailureMessages();
  const send = () =>
    again.mutate(mail.id, {
      onSuccess: () => toast({ title: t("outbox.waitsAgain") }),
      onError: (error) =>
        toast({
          title: t("outbox.notAgain"),
          description: failureMessages(error).join(" "),
          variant: "destructive",
        }),
      onSettled: () => setIsAsked(false),
    });
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
    <AlertDialog
      isOpen={isAsked}
      onOpenChange={setIsAsked}
      title={t("outbox.sure")}
      description={t("outbox.sureText")}
      confirmLabel={t("outbox.again")}
      isBusy={again.isPending}
      onConfirm={send}
      trigger={button()}
    />
  );
}
