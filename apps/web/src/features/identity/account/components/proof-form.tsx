import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { DialogActions } from "../../../../components/ui/dialog.tsx";
import { FormAlert } from "../../../../components/ui/form-alert.tsx";
import { PasswordField } from "../../../../components/ui/password-field.tsx";
import { applyServerErrors, messagesOf } from "../../../../lib/form-errors.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { CodeField } from "./code-field.tsx";

type Proof = { current_password: string; code: string };

type ProofFormProps = {
  action: string;
  asksCode: boolean;
  isDestructive?: boolean;
  isBusy: boolean;
  error: Error | null;
  onSubmit: (proof: Proof, onError: (error: Error) => void) => void;
};

const FIELDS = ["current_password", "code"] as const;

/** The password once more, and a code where the second step is on: whoever finds the browser open has neither. */
export function ProofForm(props: ProofFormProps) {
  const { action, asksCode, isDestructive = false, isBusy, error, onSubmit } = props;
  const { t } = useTranslation(["account", "errors"]);
  const failureMessages = useFailureMessages();
  const { register, handleSubmit, setError, setFocus, formState } = useForm<Proof>({
    defaultValues: { current_password: "", code: "" },
  });
  const { errors } = formState;
  const required = t("errors:required");
  const submit = handleSubmit((proof) =>
    onSubmit(proof, (failure) => {
      applyServerErrors(failure, FIELDS, setError);
      setFocus("current_password");
    }),
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
      <PasswordField
        label={t("password")}
        autoComplete="current-password"
        errors={messagesOf(errors.current_password)}
        {...register("current_password", { required })}
      />
      {asksCode && (
        <CodeField
          takesRecovery
          errors={messagesOf(errors.code)}
          {...register("code", { required })}
        />
      )}
      <FormAlert messages={error ? failureMessages(error) : []} />
      <DialogActions>
        <Button
          type="submit"
          variant={isDestructive ? "destructive" : "default"}
          disabled={isBusy}
          aria-busy={isBusy}
        >
          {action}
        </Button>
      </DialogActions>
    </form>
  );
}
