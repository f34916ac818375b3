import { Consent } from "@riwaq/contracts/people/children";
import { useTranslation } from "react-i18next";

import { ConsentField } from "../../../../components/lessons/consent-field.tsx";
import { AppForm } from "../../../../components/ui/app-form.tsx";
import { type Saving, useAppForm } from "../../../../lib/use-app-form.ts";

type OwnChildFormProps<Saved> = { accept: Saving<null, Saved> };

/** Of a child whom the parent has here already nothing but the consent is asked. */
export function OwnChildForm<Saved>({ accept }: OwnChildFormProps<Saved>) {
  const { t } = useTranslation("students");
  const form = useAppForm({
    rules: Consent,
    defaultValues: {},
    mutation: accept,
    toSend: () => null,
  });
  return (
    <AppForm of={form} place="gate" submitLabel={t("invitation.accept")}>
      <ConsentField />
    </AppForm>
  );
}
