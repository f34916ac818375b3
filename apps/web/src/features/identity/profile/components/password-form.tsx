import { PasswordChangeForm } from "@riwaq/contracts/identity/profile";
import { useTranslation } from "react-i18next";

import { useToastOfShutOut } from "../../../../components/account/use-toast-of-shut-out.ts";
import { AppForm } from "../../../../components/ui/app-form.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { PasswordField } from "../../../../components/ui/password-field.tsx";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import { useChangePassword } from "../mutations.ts";

const EMPTY = { current_password: "", new_password: "", confirm_password: "" };

export function PasswordForm() {
  const { t } = useTranslation("profile");
  const tell = useToastOfShutOut();
  const form = useAppForm({
    rules: PasswordChangeForm,
    defaultValues: EMPTY,
    mutation: useChangePassword(),
    toSend: ({ current_password, new_password }) => ({ current_password, new_password }),
    valuesOf: () => EMPTY,
    onSaved: () =>
      void tell({ title: t("toasts.password"), description: t("toasts.passwordText") }),
  });
  return (
    <Card>
      <CardTitle className="mb-6">{t("password.title")}</CardTitle>
      <AppForm of={form} place="page" submitLabel={t("password.save")}>
        <PasswordField
          label={t("password.current")}
          autoComplete="current-password"
          {...form.field("current_password")}
        />
        <PasswordField
          label={t("password.new")}
          hint={t("password.newHint")}
          autoComplete="new-password"
          {...form.field("new_password")}
        />
        <PasswordField
          label={t("password.confirm")}
          autoComplete="new-password"
          {...form.field("confirm_password")}
        />
      </AppForm>
    </Card>
  );
}
