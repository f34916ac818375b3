import type { Login } from "@riwaq/contracts/authentication";
import type { DemoAccount } from "@riwaq/contracts/institute";
import { useNavigate } from "@tanstack/react-router";
import type { SyntheticEvent } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { FormAlert } from "../../../components/ui/form-alert.tsx";
import { PasswordField } from "../../../components/ui/password-field.tsx";
import { paths } from "../../../config/paths.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { useFailureMessages } from "../../../lib/use-failure-messages.ts";
import { useLogIn } from "../api/log-in.ts";
import { fieldPropsOf } from "../model/field-props.ts";
import { refuseFields } from "../model/refuse-fields.ts";
import { useReturnPath } from "../model/return-path.ts";
import { EmailField } from "./account-fields.tsx";
import { DemoAccounts } from "./demo-accounts.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { TextLink } from "./text-link.tsx";

const FIELDS = ["email", "password"] as const;

/** Log-in has no rules of its own (specification, section 5): the server says what is wrong. */
function useLoginForm() {
  const navigate = useNavigate();
  const returnTo = useReturnPath();
  const logIn = useLogIn();
  const form = useForm<Login>({ defaultValues: { email: "", password: "" } });
  const explain = (error: Error) => {
    const isNamed = refuseFields(error, FIELDS, form);
    const isAnswer = error instanceof ApiError && error.status === 400;
    if (isAnswer && !isNamed) form.setFocus("password", { shouldSelect: true });
  };
  const send = form.handleSubmit((values) =>
    logIn.mutate(values, {
      onSuccess: () => void navigate({ href: returnTo ?? paths.home }),
      onError: explain,
    }),
  );
  const submit = (event?: SyntheticEvent) => {
    event?.preventDefault();
    if (!logIn.isPending) void send(event);
  };
  const enterAs = ({ email, password }: DemoAccount) => {
    form.reset({ email, password });
    submit();
  };
  return { form, submit, enterAs, error: logIn.error, isBusy: logIn.isPending };
}

export function LoginForm({ demoAccounts }: { demoAccounts: readonly DemoAccount[] }) {
  const { t } = useTranslation("auth");
  const failureMessages = useFailureMessages();
  const { form, submit, enterAs, error, isBusy } = useLoginForm();
  const field = fieldPropsOf(form);
  return (
    <>
      <form noValidate onSubmit={submit} className="space-y-4">
        <EmailField {...field("email")} />
        <PasswordField
          label={t("fields.password")}
          autoComplete="current-password"
          {...field("password")}
        />
        <TextLink to={paths.forgotPassword}>{t("login.forgot")}</TextLink>
        <SubmitButton
          label={t("login.submit")}
          busyLabel={t("login.busy")}
          isBusy={isBusy}
          className="w-full"
        />
        <FormAlert messages={error ? failureMessages(error) : []} />
      </form>
      <DemoAccounts accounts={demoAccounts} isBusy={isBusy} onChoose={enterAs} />
    </>
  );
}
