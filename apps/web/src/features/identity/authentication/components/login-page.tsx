import type { DemoAccount } from "@riwaq/contracts/institute/institute";
import { useTranslation } from "react-i18next";

import { Note } from "../../../../components/ui/note.tsx";
import { AuthCard } from "./auth-card.tsx";
import { LoginForm } from "./login-form.tsx";

type LoginPageProps = {
  demoAccounts: readonly DemoAccount[];
  isNewAccount: boolean;
  email: string;
};

export function LoginPage({ demoAccounts, isNewAccount, email }: LoginPageProps) {
  const { t } = useTranslation(["auth", "common"]);
  return (
    <AuthCard title={t("common:titles.login")}>
      {isNewAccount && <Note className="mb-5">{t("login.newAccount")}</Note>}
      <LoginForm demoAccounts={demoAccounts} email={email} />
    </AuthCard>
  );
}
