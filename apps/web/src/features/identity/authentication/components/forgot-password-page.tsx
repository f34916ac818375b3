import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { paths } from "../../../../config/paths.ts";
import { AuthCard } from "./auth-card.tsx";
import { ForgotPasswordForm } from "./forgot-password-form.tsx";
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
          <p role="status">{t("forgot.sent", { email: `\u2068${sentTo}\u2069` })}</p>
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
