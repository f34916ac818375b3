import { type Resource, ResourceAssignments } from "@riwaq/contracts/learning/resources";
import { Controller } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { isolated } from "../../../../lib/format.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import type { PupilList } from "../model/pupil-list.ts";
import { useAssignResource } from "../mutations.ts";
import { StudentChoices } from "./student-choices.tsx";

type AssignFormProps = { resource: Resource; pupils: PupilList; onSaved: () => void };

function AssignForm({ resource, pupils, onSaved }: AssignFormProps) {
  const { t } = useTranslation("resources");
  const form = useAppForm({
    rules: ResourceAssignments,
    defaultValues: { student_ids: resource.assigned_students },
    mutation: useAssignResource(),
    // Who no longer learns with this teacher can be neither seen nor kept here.
    toSend: ({ student_ids }) => ({
      id: resource.id,
      assignments: {
        student_ids: student_ids.filter((id) => pupils.data?.some((pupil) => pupil.id === id)),
      },
    }),
    mayBeSent: () => pupils.data !== undefined,
    onSaved: () => {
      toast({ title: t("assign.saved") });
      onSaved();
    },
  });
  return (
    <AppForm of={form} place="dialog" submitLabel={t("assign.save")}>
      <Controller
        control={form.form.control}
        name="student_ids"
        render={({ field: { value, onChange } }) => (
          <StudentChoices
            pupils={pupils}
            chosen={value}
            onChange={onChange}
            errors={form.field("student_ids").errors}
          />
        )}
      />
      <p className="text-sm text-ink-muted">{t("assign.hint")}</p>
    </AppForm>
  );
}

type AssignDialogProps = { resource: Resource; pupils: PupilList; onClose: () => void };

/** Who of the teacher's students has it. */
export function AssignDialog({ resource, pupils, onClose }: AssignDialogProps) {
  const { t } = useTranslation("resources");
  return (
    <FormDialog title={t("assign.title")} description={isolated(resource.title)} onClose={onClose}>
      {(close) => <AssignForm resource={resource} pupils={pupils} onSaved={close} />}
    </FormDialog>
  );
}
