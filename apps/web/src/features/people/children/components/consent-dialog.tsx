import { type Child, Consent } from "@riwaq/contracts/people/children";
import { useTranslation } from "react-i18next";

import { ConsentField } from "../../../../components/lessons/consent-field.tsx";
import { AppForm } from "../../../../components/ui/app-form.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { isolated } from "../../../../lib/format.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import { useGiveConsent } from "../mutations.ts";

function ConsentForm({ child, onGiven }: { child: Child; onGiven: () => void }) {
  const { t } = useTranslation("children");
  const form = useAppForm({
    rules: Consent,
    defaultValues: {},
    mutation: useGiveConsent(),
    toSend: () => child.id,
    onSaved: onGiven,
  });
  return (
    <AppForm of={form} place="dialog" submitLabel={t("consent.open")}>
      <ConsentField />
    </AppForm>
  );
}

/** For a child that was linked before its parent had agreed. */
export function ConsentDialog({ child }: { child: Child }) {
  const { t } = useTranslation("children");
  const name = isolated(child.name);
  return (
    <FormDialog
      trigger={<Button variant="outline">{t("consent.open")}</Button>}
      title={t("consent.title", { name })}
      description={t("consent.why")}
      takesTriggerAway
    >
      {(close) => (
        <ConsentForm
          child={child}
          onGiven={() => {
            close();
            toast({ title: t("consent.done", { name }) });
          }}
        />
      )}
    </FormDialog>
  );
}
