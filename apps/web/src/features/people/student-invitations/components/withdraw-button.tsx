import type { StudentInvitation } from "@riwaq/contracts/people/student-invitations";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../../components/ui/confirm-dialog.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { isolated } from "../../../../lib/format.ts";
import { useWithdrawInvitation } from "../mutations.ts";

/** Asked before: the guardian's link opens no more. */
export function WithdrawButton({ invitation }: { invitation: StudentInvitation }) {
  const { t } = useTranslation(["students", "common"]);
  const name = isolated(invitation.name);
  return (
    <ConfirmDialog
      title={t("invitations.withdrawTitle", { name })}
      description={t("invitations.withdrawText")}
      confirmLabel={t("invitations.withdraw")}
      isDestructive
      mutation={useWithdrawInvitation()}
      sent={invitation.id}
      onDone={() => toast({ title: t("invitations.withdrawn", { name }) })}
      failureTitle={t("common:error.title")}
      trigger={
        <Button variant="outline" aria-label={t("invitations.withdrawOf", { name })}>
          {t("invitations.withdraw")}
        </Button>
      }
    />
  );
}
