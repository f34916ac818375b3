import { NewPersonNote, type PersonNote } from "@riwaq/contracts/people/notes";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { TextareaField } from "../../../../components/ui/textarea-field.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { useAppForm } from "../../../../lib/use-app-form.ts";
import { useChangeNote, useWriteNote } from "../mutations.ts";

/** A new note; the field is empty again once it is kept. */
export function NewNoteForm({ personId }: { personId: string }) {
  const { t } = useTranslation("person");
  const [written, setWritten] = useState(0);
  const form = useAppForm({
    rules: NewPersonNote,
    defaultValues: { text: "", is_pinned: false },
    mutation: useWriteNote(personId, written),
    toSend: (values) => values,
    valuesOf: () => ({ text: "", is_pinned: false }),
    onSaved: () => {
      setWritten(written + 1);
      toast({ title: t("notes.kept") });
    },
  });
  return (
    <AppForm of={form} place="part" submitLabel={t("notes.save")} className="space-y-3">
      <TextareaField label={t("notes.new")} dir="auto" rows={3} {...form.field("text")} />
    </AppForm>
  );
}

/** The words of one's own note. */
export function EditNoteForm({ note, onDone }: { note: PersonNote; onDone: () => void }) {
  const { t } = useTranslation(["person", "common"]);
  const form = useAppForm({
    rules: NewPersonNote,
    defaultValues: { text: note.text },
    mutation: useChangeNote(),
    toSend: ({ text }) => ({ id: note.id, change: { text } }),
    onSaved: onDone,
  });
  return (
    <AppForm
      of={form}
      place="part"
      submitLabel={t("notes.save")}
      className="space-y-3"
      beside={
        <Button variant="ghost" onClick={onDone}>
          {t("common:actions.cancel")}
        </Button>
      }
    >
      <TextareaField label={t("notes.words")} dir="auto" rows={3} {...form.field("text")} />
    </AppForm>
  );
}
