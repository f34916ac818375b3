import { type MakeUp, MakeUpExtension } from "@riwaq/contracts/scheduling/bookings";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { DateField } from "../../../../components/ui/date-field.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { isolated } from "../../../../lib/format.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import { useExtendMakeUp } from "../mutations.ts";

type FormProps = { makeUp: MakeUp; onSaved: () => void };

function ExtensionForm({ makeUp, onSaved }: FormProps) {
  const { t } = useTranslation("staff");
  const form = useAppForm({
    rules: MakeUpExtension,
    defaultValues: { expires_on: makeUp.expires_at?.slice(0, 10) ?? "" },
    mutation: useExtendMakeUp(makeUp.id),
    toSend: (extension) => extension,
    onSaved: () => {
      toast({ title: t("owed.saved") });
      onSaved();
    },
  });
  return (
    <AppForm of={form} place="dialog" submitLabel={t("owed.save")}>
      <DateField label={t("owed.day")} {...form.field("expires_on")} />
    </AppForm>
  );
}

/** Staff give what is owed more time. */
export function ExtendMakeUp({ makeUp }: { makeUp: MakeUp }) {
  const { t } = useTranslation("staff");
  const name = t("owed.extendFor", { name: isolated(makeUp.student_name) });
  return (
    <FormDialog
      trigger={
        <Button variant="outline" aria-label={name}>
          {t("owed.extend")}
        </Button>
      }
      title={name}
      description={t("owed.description")}
    >
      {(close) => <ExtensionForm makeUp={makeUp} onSaved={close} />}
    </FormDialog>
  );
}
