import { zodResolver } from "@hookform/resolvers/zod";
import { PasswordReset } from "@riwaq/contracts/identity/authentication";
import { useNavigate } from "@tanstack/react-router";
import type { SyntheticEvent } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { FormAlert } from "../../../../components/ui/form-alert.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { paths } from "../../../../config/paths.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useResetPassword } from "../api/reset-password.ts";
import { fieldPropsOf } from "../model/field-props.ts";
import { refuseFields } from "../model/refuse-fields.ts";
import { NewPasswordField } from "./account-fields.tsx";
import { SubmitButton } from "./submit-button.tsx";

const NewPassword = PasswordReset.pick({ password: true });

export function ResetPasswordForm({ token }: { token: string }) {
  const { t } = useTranslation("auth");
  const failureMessages = useFailureMessages();
  const navigate = useNavigate();
  const { mutate, error, isPending } = useResetPassword();
  const form = useForm({ resolver: zodResolver(NewPassword), defaultValues: { password: "" } });
  const goToLogin = () => {
    toast({ title: t("reset.done"), description: t("reset.doneText") });
    void navigate({ to: paths.login });
  };
  const send = form.handleSubmit(({ password }) =>
    mutate(
      { token, password },
      {
        onSuccess: goToLogin,
        onError: (failure) => refuseFields(failure, ["password"], form),
      },
    ),
  );
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isPending) void send(event);
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <p className="text-ink-muted">{t("reset.text")}</p>
      <NewPasswordField label={t("fields.newPassword")} {...fieldPropsOf(form)("password")} />
      <FormAlert messages={error ? failureMessages(error) : []} />
      <SubmitButton
        label={t("reset.submit")}
        busyLabel={t("reset.busy")}
        isBusy={isPending}
        className="w-full"
      />
    </form>
  );
}
