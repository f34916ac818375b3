import { PasswordReset } from "@riwaq/contracts/identity/authentication";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { paths } from "../../../../config/paths.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import { useResetPassword } from "../mutations.ts";
import { NewPasswordField } from "./account-fields.tsx";

const NewPassword = PasswordReset.pick({ password: true });

export function ResetPasswordForm({ token }: { token: string }) {
  const { t } = useTranslation("auth");
  const navigate = useNavigate();
  const goToLogin = () => {
    toast({ title: t("reset.done"), description: t("reset.doneText") });
    void navigate({ to: paths.login });
  };
  const form = useAppForm({
    rules: NewPassword,
    defaultValues: { password: "" },
    mutation: useResetPassword(),
    toSend: ({ password }) => ({ token, password }),
    onSaved: goToLogin,
  });
  return (
    <AppForm of={form} place="gate" submitLabel={t("reset.submit")} busyLabel={t("reset.busy")}>
      <p className="text-ink-muted">{t("reset.text")}</p>
      <NewPasswordField label={t("fields.newPassword")} {...form.field("password")} />
    </AppForm>
  );
}
