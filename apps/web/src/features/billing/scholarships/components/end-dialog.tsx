import { type Scholarship, ScholarshipEnd } from "@riwaq/contracts/billing/scholarships";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { DateField } from "../../../../components/ui/date-field.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { isolated } from "../../../../lib/format.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import { useEndScholarship } from "../mutations.ts";

type EndProps = { scholarship: Scholarship; today: string };

function EndForm({ scholarship, today, onSaved }: EndProps & { onSaved: () => void }) {
  const { t } = useTranslation("scholarships");
  const form = useAppForm({
    rules: ScholarshipEnd,
    defaultValues: { ends_on: today },
    mutation: useEndScholarship(scholarship.id),
    toSend: (end) => end,
    onSaved: () => {
      toast({ title: t("end.saved") });
      onSaved();
    },
  });
  return (
    <AppForm of={form} place="dialog" submitLabel={t("end.save")}>
      <DateField
        label={t("end.from")}
        hint={t("end.fromHint")}
        min={today}
        {...form.field("ends_on")}
      />
    </AppForm>
  );
}

/** From when on the price is whole again. */
export function EndDialog(props: EndProps) {
  const { t } = useTranslation("scholarships");
  const { student } = props.scholarship;
  return (
    <FormDialog
      trigger={
        <Button variant="outline" size="sm">
          {t("end.open")}
        </Button>
      }
      title={t("end.title", { name: isolated(student.name || t("gone")) })}
      description={t("end.text")}
      takesTriggerAway
    >
      {(close) => <EndForm {...props} onSaved={close} />}
    </FormDialog>
  );
}
