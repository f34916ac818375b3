import { EnteredLeave, type StaffLeaves } from "@riwaq/contracts/scheduling/leave";
import { CalendarPlus } from "lucide-react";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { SelectField } from "../../../../components/ui/select-field.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import { useEnterLeave } from "../mutations.ts";
import { LeaveFields } from "./leave-fields.tsx";

type EnterLeaveProps = Pick<StaffLeaves, "teachers"> & {
  /** To its lessons. */
  onEntered: (id: string) => void;
};

function EnterForm({ teachers, onEntered }: EnterLeaveProps) {
  const { t } = useTranslation("leave");
  const form = useAppForm({
    rules: EnteredLeave,
    defaultValues: { teacher_id: "", kind: "ill", starts_on: "", ends_on: "", words: "" },
    mutation: useEnterLeave(),
    toSend: (leave) => leave,
    onSaved: ({ id }) => {
      toast({ title: t("enter.done") });
      onEntered(id);
    },
  });
  const people = teachers.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <AppForm of={form} place="dialog" submitLabel={t("enter.save")}>
      <SelectField name="teacher_id" label={t("fields.teacher")} options={people} />
      <LeaveFields calendar="calendar" words="note" />
    </AppForm>
  );
}

/** Somebody has phoned: staff enter it for them, and go on to the lessons. */
export function EnterLeave(props: EnterLeaveProps) {
  const { t } = useTranslation("leave");
  return (
    <FormDialog
      trigger={
        <Button>
          <CalendarPlus aria-hidden strokeWidth={1.75} />
          {t("enter.button")}
        </Button>
      }
      title={t("enter.title")}
      description={t("enter.text")}
    >
      {(close) => (
        <EnterForm
          {...props}
          onEntered={(id) => {
            close();
            props.onEntered(id);
          }}
        />
      )}
    </FormDialog>
  );
}
