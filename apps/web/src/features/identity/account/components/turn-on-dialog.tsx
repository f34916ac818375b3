import type { TwoStepSetup } from "@riwaq/contracts/identity/two-step";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogTrigger,
} from "../../../../components/ui/dialog.tsx";
import { FormAlert } from "../../../../components/ui/form-alert.tsx";
import { applyServerErrors, messagesOf } from "../../../../lib/form-errors.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useBeginTwoStep, useConfirmTwoStep } from "../mutations.ts";
import { CodeField } from "./code-field.tsx";
import { ProofForm } from "./proof-form.tsx";
import { QrCode } from "./qr-code.tsx";

type Begin = ReturnType<typeof useBeginTwoStep>;
type Confirm = ReturnType<typeof useConfirmTwoStep>;
type ConfirmFormProps = { setup: TwoStepSetup; confirm: Confirm };

/** In groups of four, as it is typed. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(" ") ?? secret;

function ConfirmForm({ setup, confirm }: ConfirmFormProps) {
  const { t } = useTranslation(["account", "errors"]);
  const failureMessages = useFailureMessages();
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    defaultValues: { code: "" },
  });
  const submit = handleSubmit(({ code }) =>
    confirm.mutate(code, {
      onError: (error) => {
        applyServerErrors(error, ["code"], setError);
        setFocus("code", { shouldSelect: true });
      },
    }),
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
      <p>{t("setUp.scan")}</p>
      <QrCode text={setup.otpauth_url} label={t("setUp.picture")} />
      <p className="text-sm text-ink-muted">
        {t("setUp.key")}{" "}
        <bdi dir="ltr" className="font-mono wrap-anywhere text-ink">
          {grouped(setup.secret)}
        </bdi>
      </p>
      <CodeField
        errors={messagesOf(formState.errors.code)}
        {...register("code", { required: t("errors:required") })}
      />
      <FormAlert messages={confirm.error ? failureMessages(confirm.error) : []} />
      <DialogActions>
        <Button type="submit" disabled={confirm.isPending} aria-busy={confirm.isPending}>
          {t("setUp.confirm")}
        </Button>
      </DialogActions>
    </form>
  );
}

function Steps({ begin, confirm }: { begin: Begin; confirm: Confirm }) {
  const { t } = useTranslation("account");
  if (begin.data) return <ConfirmForm setup={begin.data} confirm={confirm} />;
  return (
    <ProofForm
      action={t("setUp.continue")}
      asksCode={false}
      isBusy={begin.isPending}
      error={begin.error}
      onSubmit={({ current_password }, onError) => begin.mutate(current_password, { onError })}
    />
  );
}

/** Password, then picture and first code. */
export function TurnOnDialog({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const { t } = useTranslation("account");
  const begin = useBeginTwoStep();
  const confirm = useConfirmTwoStep(onCodes);
  const reset = () => {
    begin.reset();
    confirm.reset();
  };
  return (
    <Dialog onOpenChange={(isOpen) => isOpen && reset()}>
      <DialogTrigger asChild>
        <Button>{t("twoStep.turnOn")}</Button>
      </DialogTrigger>
      <DialogContent title={t("setUp.title")}>
        <Steps begin={begin} confirm={confirm} />
      </DialogContent>
    </Dialog>
  );
}
