import type { DemoAccount } from "@riwaq/contracts/institute/institute";
import { useTranslation } from "react-i18next";

import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { PasswordField } from "../../../../components/ui/password-field.tsx";
import { SubmitButton } from "../../../../components/ui/submit-button.tsx";
import { paths } from "../../../../config/paths.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { DemoAccounts } from "./demo-accounts.tsx";
import { EmailField } from "./email-field.tsx";
import { SecondStep } from "./second-step.tsx";
import { TextLink } from "./text-link.tsx";
import { useLoginForm } from "./use-login-form.ts";

type LoginFormProps = { demoAccounts: readonly DemoAccount[]; email: string };

/** Written into the page at build time: it can be filled in before scripts arrive. */
export function LoginForm({ demoAccounts, email }: LoginFormProps) {
  const { t } = useTranslation("auth");
  const failureMessages = useFailureMessages();
  const login = useLoginForm();
  const { error, isBusy, isSecondStep, fieldOf } = login;
  return (
    <>
      <form
        noValidate
        method="post"
        onSubmit={login.submit}
        onInput={login.correct}
        className="space-y-4"
      >
        {isSecondStep ? (
          <SecondStep field={fieldOf("code")} onSwitch={login.forgetCode} onBack={login.goBack} />
        ) : (
          <>
            <EmailField defaultValue={login.email ?? email} {...fieldOf("email")} />
            <PasswordField
              label={t("fields.password")}
              autoComplete="current-password"
              {...fieldOf("password")}
            />
            <TextLink to={paths.forgotPassword}>{t("login.forgot")}</TextLink>
          </>
        )}
        <SubmitButton
          label={t("login.submit")}
          busyLabel={t("login.busy")}
          isBusy={isBusy}
          className="w-full"
        />
        <FormAlert messages={error === undefined ? [] : failureMessages(error)} />
      </form>
      <p className="mt-5 text-center">
        <TextLink to={paths.register}>{t("login.register")}</TextLink>
      </p>
      {!isSecondStep && (
        <DemoAccounts accounts={demoAccounts} isBusy={isBusy} onChoose={login.enterAs} />
      )}
    </>
  );
}
