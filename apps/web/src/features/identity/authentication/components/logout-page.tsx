import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { AlertDialog } from "../../../../components/ui/alert-dialog.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { paths } from "../../../../config/paths.ts";
import { useLogOut } from "../mutations.ts";
import { AuthCard } from "./auth-card.tsx";

export function LogoutPage() {
  const { t } = useTranslation(["auth", "common"]);
  const navigate = useNavigate();
  const logOut = useLogOut();
  const [isAsked, setIsAsked] = useState(false);
  const leave = () => {
    toast({ title: t("logout.done") });
    void navigate({ to: paths.login });
  };
  const explain = () => {
    setIsAsked(false);
    toast({
      title: t("logout.failed"),
      description: t("logout.failedText"),
      variant: "destructive",
    });
  };
  return (
    <AuthCard title={t("common:titles.logout")}>
      <p className="text-center text-ink-muted">{t("logout.text")}</p>
      <AlertDialog
        isOpen={isAsked}
        onOpenChange={setIsAsked}
        title={t("logout.sure")}
        description={t("logout.sureText")}
        confirmLabel={logOut.isPending ? t("logout.busy") : t("logout.confirm")}
        isBusy={logOut.isPending}
        isDestructive
        onConfirm={() => logOut.mutate(undefined, { onSuccess: leave, onError: explain })}
        trigger={<Button className="mt-6 w-full">{t("logout.open")}</Button>}
      />
    </AuthCard>
  );
}
