import { zodResolver } from "@hookform/resolvers/zod";
import { PasswordResetRequest } from "@riwaq/contracts/identity/authentication";
import type { SyntheticEvent } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { FormAlert } from "../../../../components/ui/form-alert.tsx";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useRequestPasswordReset } from "../api/request-password-reset.ts";
import { fieldPropsOf } from "../model/field-props.ts";
import { refuseFields } from "../model/refuse-fields.ts";
import { EmailField } from "./email-field.tsx";
import { SubmitButton } from "./submit-button.tsx";

export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation("auth");
  const failureMessages = useFailureMessages();
  const { mutate, error, isPending } = useRequestPasswordReset();
  const form = useForm({
    resolver: zodResolver(PasswordResetRequest),
    defaultValues: { email: "" },
  });
  const send = form.handleSubmit((values) =>
    mutate(values, {
      onSuccess: () => onSent(values.email),
      onError: (failure) => refuseFields(failure, ["email"], form),
    }),
  );
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isPending) void send(event);
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-5">
      <p className="text-ink-muted">{t("forgot.text")}</p>
      <EmailField {...fieldPropsOf(form)("email")} />
      <FormAlert messages={error ? failureMessages(error) : []} />
      <SubmitButton
        label={t("forgot.submit")}
        busyLabel={t("forgot.busy")}
        isBusy={isPending}
        className="w-full"
      />
    </form>
  );
}
