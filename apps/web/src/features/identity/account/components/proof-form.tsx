import { TwoStepProof } from "@riwaq/contracts/identity/two-step";
import { useTranslation } from "react-i18next";
import type { z } from "zod";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { PasswordField } from "../../../../components/ui/password-field.tsx";
import { type Saving, useAppForm } from "../../../../lib/use-app-form.ts";
import { CodeField } from "./code-field.tsx";

const Proof = TwoStepProof.partial({ code: true });
type Proof = z.infer<typeof Proof>;

type ProofFormProps<Sent, Saved> = {
  action: string;
  asksCode: boolean;
  isDestructive?: boolean;
  mutation: Saving<Sent, Saved>;
  toSend: (proof: Proof) => Sent;
  onDone?: (saved: Saved) => void;
};

/** What is sent where the second step is on. */
export const withCode = ({ current_password, code = "" }: Proof) => ({ current_password, code });

/** The password once more, and a code where the second step is on: whoever finds the browser open has neither. */
export function ProofForm<Sent, Saved>(props: ProofFormProps<Sent, Saved>) {
  const { action, asksCode, isDestructive = false, mutation, toSend, onDone } = props;
  const { t } = useTranslation("account");
  const form = useAppForm({
    rules: Proof,
    defaultValues: { current_password: "", ...(asksCode && { code: "" }) },
    mutation,
    toSend,
    onSaved: (saved) => onDone?.(saved),
  });
  return (
    <AppForm
      of={form}
      place="dialog"
      submitLabel={action}
      isDestructive={isDestructive}
      className="space-y-4"
    >
      <PasswordField
        label={t("password")}
        autoComplete="current-password"
        {...form.field("current_password")}
      />
      {asksCode && <CodeField takesRecovery {...form.field("code")} />}
    </AppForm>
  );
}
