import { NewResource } from "@riwaq/contracts/learning/resources";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { Button } from "../../../../components/ui/button.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { Note } from "../../../../components/ui/note.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { type Saving, useAppForm } from "../../../../lib/use-app-form.ts";
import { useChosenFile } from "../model/chosen-file.ts";
import { titleFrom } from "../model/file-look.ts";
import { hasKeptUploads } from "../model/kept-uploads.ts";
import type { PupilList } from "../model/pupil-list.ts";
import { useStartUpload } from "../model/start-upload.ts";
import { useUploads } from "../model/upload-list.ts";
import { DropZone } from "./drop-zone.tsx";
import { StudentChoices } from "./student-choices.tsx";

const Values = NewResource.pick({ title: true });

/** Sending begins at once and goes on in the tray: what may fail is told there. */
const BEGUN: Saving<string, string> = {
  mutate: (title, { onSuccess }) => onSuccess(title),
  error: null,
  isPending: false,
};

function AddResourceForm({ pupils, onStarted }: { pupils: PupilList; onStarted: () => void }) {
  const { t } = useTranslation("resources");
  const start = useStartUpload();
  const { chosen, choose, problems } = useChosenFile();
  const [studentIds, setStudentIds] = useState<string[]>([]);
  const added = useAppForm({
    rules: Values,
    defaultValues: { title: "" },
    mutation: BEGUN,
    toSend: ({ title }) => title,
    mayBeSent: () => chosen !== undefined && !chosen.problem,
    onSaved: (title) => {
      if (!chosen) return;
      start(chosen.file, { kind: "resource", title, studentIds });
      onStarted();
    },
  });
  const { getValues, resetField, formState } = added.form;
  const { dirtyFields, isSubmitted } = formState;
  // The title follows the name of the file until somebody writes one.
  const suggest = (fileName: string) => {
    if (dirtyFields.title && getValues("title") !== "") return;
    resetField("title", { defaultValue: titleFrom(fileName) });
  };
  return (
    <AppForm of={added} place="dialog" submitLabel={t("add.submit")}>
      <DropZone
        label={t("add.file")}
        chosen={chosen}
        errors={isSubmitted && !chosen ? ["required"] : problems}
        onChoose={(file) => {
          suggest(file.name);
          void choose(file);
        }}
      />
      <TextField label={t("add.name")} dir="auto" autoComplete="off" {...added.field("title")} />
      <StudentChoices pupils={pupils} chosen={studentIds} onChange={setStudentIds} />
    </AppForm>
  );
}

/** Those of this page are in the tray; what else is remembered was cut off. */
function Interrupted() {
  const { t } = useTranslation("resources");
  const wasInterrupted = useUploads().length === 0 && hasKeptUploads();
  return wasInterrupted && <Note className="mb-5">{t("add.resume")}</Note>;
}

/** A new resource: its file goes on being sent once the dialog is closed. */
export function AddResourceDialog({ pupils }: { pupils: PupilList }) {
  const { t } = useTranslation("resources");
  return (
    <FormDialog
      trigger={
        <Button>
          <Plus aria-hidden strokeWidth={1.75} />
          {t("add.open")}
        </Button>
      }
      title={t("add.title")}
    >
      {(close) => (
        <>
          <Interrupted />
          <AddResourceForm pupils={pupils} onStarted={close} />
        </>
      )}
    </FormDialog>
  );
}
