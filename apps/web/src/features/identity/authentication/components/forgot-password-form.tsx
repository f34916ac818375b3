import { PasswordResetRequest } from "@riwaq/contracts/identity/authentication";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import { useRequestPasswordReset } from "../mutations.ts";
import { EmailField } from "./email-field.tsx";

export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation("auth");
  const form = useAppForm({
    rules: PasswordResetRequest,
    defaultValues: { email: "" },
    mutation: useRequestPasswordReset(),
    toSend: (values) => values,
    onSaved: (_, { email }) => onSent(email),
  });
  return (
    <AppForm of={form} place="gate" submitLabel={t("forgot.submit")} busyLabel={t("forgot.busy")}>
      <p className="text-ink-muted">{t("forgot.text")}</p>
      <EmailField {...form.field("email")} />
    </AppForm>
  );
}
