import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { Button } from "../../../../components/ui/button.tsx";
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
  const { form, isBusy } = of;
  const { t } = useTranslation(["auth", "common"]);
  const back = (
    <Button
      variant="outline"
      aria-disabled={isBusy}
      onClick={() => !isBusy && onBack(form.getValues())}
    >
      {t("common:actions.back")}
    </Button>
  );
  return (
    <AppForm
      of={of}
      place="part"
      titleId="role-form-title"
      submitLabel={submitLabel}
      busyLabel={t("register.busy")}
      beside={back}
      className="space-y-6"
    >
      <h2 id="role-form-title">{title}</h2>
      <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-x-6">{children}</div>
    </AppForm>
  );
}
