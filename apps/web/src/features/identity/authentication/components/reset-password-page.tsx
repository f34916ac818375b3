import { useTranslation } from "react-i18next";

import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { paths } from "../../../../config/paths.ts";
import { AuthCard } from "./auth-card.tsx";
import { ResetPasswordForm } from "./reset-password-form.tsx";
import { TextLink } from "./text-link.tsx";

/** From the link in a mail; a link that has lost its token is told at once. */
export function ResetPasswordPage({ token }: { token: string }) {
  const { t } = useTranslation(["auth", "common"]);
  return (
    <AuthCard title={t("common:titles.resetPassword")}>
      {token === "" ? (
        <FormAlert messages={["link_invalid"]} />
      ) : (
        <ResetPasswordForm token={token} />
      )}
      <p className="mt-4 text-center">
        <TextLink to={paths.forgotPassword}>{t("reset.newLink")}</TextLink>
      </p>
    </AuthCard>
  );
}
