import { zodResolver } from "@hookform/resolvers/zod";
import { PasswordChangeForm } from "@riwaq/contracts/identity/profile";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { useToastOfShutOut } from "../../../../components/account/use-toast-of-shut-out.ts";
import { UnsavedChanges } from "../../../../components/layout/unsaved-changes.tsx";
import { Card, CardTitle } from "../../../../components/ui/card.tsx";
import { FormAlert } from "../../../../components/ui/form-alert.tsx";
import { PasswordField } from "../../../../components/ui/password-field.tsx";
import { applyServerErrors, messagesOf } from "../../../../lib/form-errors.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useChangePassword } from "../api/change-password.ts";
import { SaveButton } from "./save-button.tsx";

const EMPTY = { current_password: "", new_password: "", confirm_password: "" };

function usePasswordForm() {
  const { t } = useTranslation("profile");
  const change = useChangePassword();
  const tell = useToastOfShutOut();
  const { register, handleSubmit, reset, setError, formState } = useForm({
    resolver: zodResolver(PasswordChangeForm),
    defaultValues: EMPTY,
  });
  const celebrate = () => {
    reset(EMPTY);
    void tell({ title: t("toasts.password"), description: t("toasts.passwordText") });
  };
  const submit = handleSubmit(({ current_password, new_password }) =>
    change.mutate(
      { current_password, new_password },
      {
        onSuccess: celebrate,
        onError: (error) =>
          applyServerErrors(error, ["current_password", "new_password"], setError),
      },
    ),
  );
  const { errors, isDirty } = formState;
  return { register, submit, errors, isDirty, error: change.error, isBusy: change.isPending };
}

export function PasswordForm() {
  const { t } = useTranslation("profile");
  const failureMessages = useFailureMessages();
  const { register, submit, errors, isDirty, error, isBusy } = usePasswordForm();
  return (
    <Card>
      <CardTitle className="mb-6">{t("password.title")}</CardTitle>
      <form noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
        <PasswordField
          label={t("password.current")}
          autoComplete="current-password"
          errors={messagesOf(errors.current_password)}
          {...register("current_password")}
        />
        <PasswordField
          label={t("password.new")}
          hint={t("password.newHint")}
          autoComplete="new-password"
          errors={messagesOf(errors.new_password)}
          {...register("new_password")}
        />
        <PasswordField
          label={t("password.confirm")}
          autoComplete="new-password"
          errors={messagesOf(errors.confirm_password)}
          {...register("confirm_password")}
        />
        <FormAlert messages={error ? failureMessages(error) : []} />
        <SaveButton label={t("password.save")} isBusy={isBusy} />
      </form>
      <UnsavedChanges hasChanges={() => isDirty} />
    </Card>
  );
}
