import type { SyntheticEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { FormAlert } from "../../../../components/ui/form-alert.tsx";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { SubmitButton } from "./submit-button.tsx";

type RoleFormProps = {
  title: string;
  submitLabel: string;
  error: Error | null;
  isBusy: boolean;
  onSubmit: (event: SyntheticEvent) => Promise<void>;
  onBack: () => void;
  children: ReactNode;
};

/** What the three forms of step 2 have in common: messages beneath, Back and the way on. */
export function RoleForm({ title, error, isBusy, onBack, ...props }: RoleFormProps) {
  const { t } = useTranslation(["auth", "common"]);
  const failureMessages = useFailureMessages();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isBusy) void props.onSubmit(event);
  };
  return (
    <form noValidate onSubmit={submit} className="space-y-6" aria-labelledby="role-form-title">
      <h2 id="role-form-title">{title}</h2>
      <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-x-6">{props.children}</div>
      <FormAlert messages={error ? failureMessages(error) : []} />
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" aria-disabled={isBusy} onClick={() => !isBusy && onBack()}>
          {t("common:actions.back")}
        </Button>
        <SubmitButton
          label={props.submitLabel}
          busyLabel={t("register.busy")}
          isBusy={isBusy}
          className="grow sm:max-w-xs"
        />
      </div>
    </form>
  );
}
