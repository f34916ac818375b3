import type { Login } from "@riwaq/contracts/authentication";
import type { DemoAccount } from "@riwaq/contracts/institute";
import { useNavigate } from "@tanstack/react-router";
import { useCallback, useState } from "react";
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
import { SecondStep } from "./second-step.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { TextLink } from "./text-link.tsx";

const FIELDS = ["email", "password", "code"] as const;
const EMPTY = { email: "", password: "", code: "" };

const asksForCode = (error: Error) =>
  error instanceof ApiError && error.status === 400 && error.body.code !== undefined;

/** Log-in has no rules of its own (specification, section 5): the server says what is wrong, and whether it wants a code. */
function useLoginForm() {
  const navigate = useNavigate();
  const returnTo = useReturnPath();
  const logIn = useLogIn();
  const [isSecondStep, setIsSecondStep] = useState(false);
  const form = useForm<Required<Login>>({ defaultValues: EMPTY });
  const explain = (error: Error) => {
    if (!isSecondStep && asksForCode(error)) {
      logIn.reset();
      setIsSecondStep(true);
      return;
    }
    const isNamed = refuseFields(error, FIELDS, form);
    const isAnswer = error instanceof ApiError && error.status === 400;
    if (isAnswer && !isNamed && !isSecondStep) form.setFocus("password", { shouldSelect: true });
  };
  const send = form.handleSubmit(({ code, ...values }) =>
    logIn.mutate(isSecondStep ? { ...values, code } : values, {
      onSuccess: () => void navigate({ href: returnTo ?? paths.home }),
      onError: explain,
    }),
  );
  const submit = (event?: SyntheticEvent) => {
    event?.preventDefault();
    if (!logIn.isPending) void send(event);
  };
  const enterAs = ({ email, password }: DemoAccount) => {
    form.reset({ ...EMPTY, email, password });
    submit();
  };
  const goBack = () => {
    logIn.reset();
    form.reset({ ...EMPTY, email: form.getValues("email") });
    setIsSecondStep(false);
  };
  const forgetCode = () => {
    logIn.reset();
    form.resetField("code");
  };
  const { error, isPending: isBusy } = logIn;
  return { form, submit, enterAs, goBack, forgetCode, isSecondStep, error, isBusy };
}

export function LoginForm({ demoAccounts }: { demoAccounts: readonly DemoAccount[] }) {
  const { t } = useTranslation("auth");
  const failureMessages = useFailureMessages();
  const { form, submit, enterAs, goBack, forgetCode, isSecondStep, error, isBusy } = useLoginForm();
  const field = fieldPropsOf(form);
  const { setFocus } = form;
  const focusCode = useCallback(() => setFocus("code"), [setFocus]);
  return (
    <>
      <form noValidate onSubmit={submit} className="space-y-4">
        {isSecondStep ? (
          <SecondStep
            field={field("code")}
            onShown={focusCode}
            onSwitch={forgetCode}
            onBack={goBack}
          />
        ) : (
          <>
            <EmailField {...field("email")} />
            <PasswordField
              label={t("fields.password")}
              autoComplete="current-password"
              {...field("password")}
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
        <FormAlert messages={error ? failureMessages(error) : []} />
      </form>
      {!isSecondStep && <DemoAccounts accounts={demoAccounts} isBusy={isBusy} onChoose={enterAs} />}
    </>
  );
}
