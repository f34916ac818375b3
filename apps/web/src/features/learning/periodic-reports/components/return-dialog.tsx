import {
  PERIODIC_TEXT_MAX,
  type PeriodicReport,
  PeriodicReportReturn,
} from "@riwaq/contracts/learning/periodic-reports";
import { Undo2 } from "lucide-react";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { TextareaField } from "../../../../components/ui/textarea-field.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import { useReturnReport } from "../mutations.ts";

function ReturnForm({ id, onDone }: { id: string; onDone: () => void }) {
  const { t } = useTranslation("reports");
  const form = useAppForm({
    rules: PeriodicReportReturn,
    defaultValues: { note: "" },
    mutation: useReturnReport(),
    toSend: (body) => ({ id, body }),
    onSaved: () => {
      toast({ title: t("periodic.return.done") });
      onDone();
    },
  });
  return (
    <AppForm of={form} place="dialog" submitLabel={t("periodic.return.send")}>
      <TextareaField
        label={t("periodic.return.note")}
        hint={t("periodic.return.hint")}
        maxLength={PERIODIC_TEXT_MAX}
        {...form.field("note")}
      />
    </AppForm>
  );
}

/** Back to the teacher, who reads why. */
export function ReturnDialog({ report }: { report: PeriodicReport }) {
  const { t } = useTranslation("reports");
  return (
    <FormDialog
      trigger={
        <Button variant="outline">
          <Undo2 aria-hidden strokeWidth={1.75} className="flip-rtl" />
          {t("periodic.return.open")}
        </Button>
      }
      title={t("periodic.return.title")}
      description={t("periodic.return.text")}
      takesTriggerAway
    >
      {(close) => <ReturnForm id={report.id} onDone={close} />}
    </FormDialog>
  );
}
