import type { Rights, StaffMember } from "@riwaq/contracts/identity/rights";
import { useTranslation } from "react-i18next";

import { toast } from "../../../../components/ui/toast-store.ts";
import { isolated } from "../../../../lib/format.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useSetRights } from "../mutations.ts";

/** Says whose rights are saved, and offers to take back what was changed of them, as long as one still may. */
export function useTellOfRights() {
  const { t } = useTranslation("staff");
  const failureMessages = useFailureMessages();
  const { mutateAsync } = useSetRights();
  const takeBack = async ({ email, rights }: StaffMember, name: string) => {
    try {
      await mutateAsync({ email, rights });
      toast({ title: t("rights.undone", { name }) });
    } catch (error) {
      const description = failureMessages(error).join(" ");
      toast({ title: t("rights.failed"), description, variant: "destructive" });
    }
  };
  return (list: readonly StaffMember[], sent: Rights, before: StaffMember | undefined) => {
    const now = list.find(({ email }) => email.toLowerCase() === sent.email.toLowerCase());
    const name = isolated(now?.name ?? sent.email);
    if (!before) return toast({ title: t("rights.added", { name }) });
    return toast({
      title: t("rights.saved", { name }),
      action: { label: t("rights.undo"), onPress: () => void takeBack(before, name) },
    });
  };
}
