import { PasswordResetRequest } from "@riwaq/contracts/identity/authentication";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { paths } from "../../../../config/paths.ts";
import { isolated } from "../../../../lib/format.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import { useRequestPasswordReset } from "../mutations.ts";
import { AuthCard } from "./auth-card.tsx";
import { EmailField } from "./email-field.tsx";
import { TextLink } from "./text-link.tsx";

/** Says the same whether an account exists or not. */
export function ForgotPasswordPage() {
  const { t } = useTranslation(["auth", "common"]);
  const [sentTo, setSentTo] = useState<string>();
  return (
    <AuthCard title={t("common:titles.forgotPassword")}>
      {sentTo === undefined ? (
        <ForgotPasswordForm onSent={setSentTo} />
      ) : (
        <div className="space-y-5">
          <p role="status">{t("forgot.sent", { email: isolated(sentTo) })}</p>
          <p className="text-ink-muted">{t("forgot.notArrived")}</p>
          <Button variant="outline" className="w-full" onClick={() => setSentTo(undefined)}>
            {t("forgot.again")}
          </Button>
        </div>
      )}
      <p className="mt-4 text-center">
        <TextLink to={paths.login}>{t("backToLogin")}</TextLink>
      </p>
    </AuthCard>
  );
}

function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
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
