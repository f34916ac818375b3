import { LeadChange, type LeadFile } from "@riwaq/contracts/institute/leads";
import { LEAD_STAGES, LOST_CAUSES } from "@riwaq/domain/words";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { DateField } from "../../../../components/ui/date-field.tsx";
import { SelectField } from "../../../../components/ui/select-field.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { TextareaField } from "../../../../components/ui/textarea-field.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { touched, useAppForm } from "../../../../lib/use-app-form.ts";
import { useChangeLead } from "../mutations.ts";

const NOBODY = "nobody";

const orNothing = (text: string) => (text === "" ? null : text);

/** Stage, owner, next step and its day, notes. */
export function LeadForm({ lead }: { lead: LeadFile }) {
  const { t } = useTranslation("leads");
  const { stage, lost_cause, owner, next_step, due_on, note, owners } = lead;
  const form = useAppForm({
    rules: LeadChange,
    defaultValues: { stage, lost_cause, owner_id: owner?.id ?? null, next_step, due_on, note },
    mutation: useChangeLead(lead.id),
    toSend: touched<LeadChange>,
    onSaved: () => toast({ title: t("saved") }),
    valuesOf: (saved) => ({
      stage: saved.stage,
      lost_cause: saved.lost_cause,
      owner_id: saved.owner?.id ?? null,
      next_step: saved.next_step,
      due_on: saved.due_on,
      note: saved.note,
    }),
  });
  const { field } = form;
  return (
    <AppForm of={form} place="part" submitLabel={t("save")}>
      <SelectField
        name="stage"
        label={t("stage")}
        options={LEAD_STAGES.map((value) => ({ value, label: t(`stages.${value}`) }))}
      />
      {form.form.watch("stage") === "lost" && (
        <SelectField
          name="lost_cause"
          label={t("cause")}
          options={LOST_CAUSES.map((value) => ({ value, label: t(`causes.${value}`) }))}
        />
      )}
      <SelectField
        name="owner_id"
        label={t("owner")}
        none={NOBODY}
        options={[
          { value: NOBODY, label: t("owners.none") },
          ...owners.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <TextField label={t("nextStep")} dir="auto" {...field("next_step")} />
      <DateField label={t("dueOn")} isOptional {...field("due_on", { setValueAs: orNothing })} />
      <TextareaField label={t("note")} dir="auto" rows={4} {...field("note")} />
    </AppForm>
  );
}
