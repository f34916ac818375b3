import type { DemoAccount } from "@riwaq/contracts/institute";
import { useTranslation } from "react-i18next";

import { Note } from "../../../components/ui/note.tsx";
import { paths } from "../../../config/paths.ts";
import { AuthCard } from "./auth-card.tsx";
import { LoginForm } from "./login-form.tsx";
import { TextLink } from "./text-link.tsx";

type LoginPageProps = { demoAccounts: readonly DemoAccount[]; isNewAccount: boolean };

export function LoginPage({ demoAccounts, isNewAccount }: LoginPageProps) {
  const { t } = useTranslation(["auth", "common"]);
  return (
    <AuthCard title={t("common:titles.login")}>
      {isNewAccount && <Note className="mb-5">{t("login.newAccount")}</Note>}
      <LoginForm demoAccounts={demoAccounts} />
      <p className="mt-5 text-center">
        <TextLink to={paths.register}>{t("login.register")}</TextLink>
      </p>
    </AuthCard>
  );
}
