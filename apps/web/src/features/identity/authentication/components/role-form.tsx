import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { SubmitButton } from "../../../../components/ui/submit-button.tsx";
import type { AppFormState } from "../../../../lib/use-app-form.ts";

type RoleFormProps<Values extends FieldValues> = {
  of: AppFormState<Values, Values>;
  title: string;
  submitLabel: string;
  onBack: (draft: Values) => void;
  children: ReactNode;
};

/** What the three forms of step 2 have in common: messages beneath, Back and the way on. */
export function RoleForm<Values extends FieldValues>(props: RoleFormProps<Values>) {
  const { of, title, submitLabel, onBack, children } = props;
  const { form, submit, isBusy, messages } = of;
  const { t } = useTranslation(["auth", "common"]);
  return (
    <form noValidate onSubmit={submit} className="space-y-6" aria-labelledby="role-form-title">
      <h2 id="role-form-title">{title}</h2>
      <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-x-6">{children}</div>
      <FormAlert messages={messages} />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="outline"
          aria-disabled={isBusy}
          onClick={() => !isBusy && onBack(form.getValues())}
        >
          {t("common:actions.back")}
        </Button>
        <SubmitButton
          label={submitLabel}
          busyLabel={t("register.busy")}
          isBusy={isBusy}
          className="grow sm:max-w-xs"
        />
      </div>
    </form>
  );
}
