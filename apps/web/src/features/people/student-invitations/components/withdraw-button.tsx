import type { StudentInvitation } from "@riwaq/contracts/people/student-invitations";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { AlertDialog } from "../../../../components/ui/alert-dialog.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useWithdrawInvitation } from "../mutations.ts";

/** Asked before: the guardian's link opens no more. */
export function WithdrawButton({ invitation }: { invitation: StudentInvitation }) {
  const { t } = useTranslation("students");
  const failureMessages = useFailureMessages();
  const withdraw = useWithdrawInvitation();
  const [isAsked, setIsAsked] = useState(false);
  const name = `\u2068${invitation.name}\u2069`;
  const confirm = () =>
    withdraw.mutate(invitation.id, {
      onSuccess: () => toast({ title: t("invitations.withdrawn", { name }) }),
      onError: (error) =>
        toast({ title: failureMessages(error).join(" "), variant: "destructive" }),
      onSettled: () => setIsAsked(false),
    });
  return (
    <AlertDialog
      isOpen={isAsked}
      onOpenChange={setIsAsked}
      title={t("invitations.withdrawTitle", { name })}
      description={t("invitations.withdrawText")}
      confirmLabel={t("invitations.withdraw")}
      isDestructive
      isBusy={withdraw.isPending}
      onConfirm={confirm}
      trigger={
        <Button variant="outline" aria-label={t("invitations.withdrawOf", { name })}>
          {t("invitations.withdraw")}
        </Button>
      }
    />
  );
}
