import type { Resource } from "@riwaq/contracts/learning/resources";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { DialogActions } from "../../../../components/ui/dialog.tsx";
import { FormAlert } from "../../../../components/ui/error-list.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { isolated } from "../model/isolated.ts";
import type { PupilList } from "../model/pupil-list.ts";
import { useAssignResource } from "../mutations.ts";
import { StudentChoices } from "./student-choices.tsx";

type AssignFormProps = { resource: Resource; pupils: PupilList; onSaved: () => void };

function AssignForm({ resource, pupils, onSaved }: AssignFormProps) {
  const { t } = useTranslation("resources");
  const failureMessages = useFailureMessages();
  const assign = useAssignResource();
  const [chosen, setChosen] = useState<string[]>(resource.assigned_students);
  const submit = () => {
    // Who no longer learns with this teacher can be neither seen nor kept here.
    const known = new Set(pupils.data?.map(({ id }) => id));
    const student_ids = chosen.filter((id) => known.has(id));
    assign.mutate(
      { id: resource.id, assignments: { student_ids } },
      {
        onSuccess: () => {
          toast({ title: t("assign.saved") });
          onSaved();
        },
      },
    );
  };
  return (
    <>
      <StudentChoices pupils={pupils} chosen={chosen} onChange={setChosen} />
      <p className="mt-2 text-sm text-ink-muted">{t("assign.hint")}</p>
      <FormAlert messages={assign.error ? failureMessages(assign.error) : []} />
      <DialogActions>
        <Button
          disabled={!pupils.data || assign.isPending}
          aria-busy={assign.isPending}
          onClick={submit}
        >
          {t("assign.save")}
        </Button>
      </DialogActions>
    </>
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
