import { ResourceChange, type Resource } from "@riwaq/contracts/learning/resources";
import { useTranslation } from "react-i18next";

import { AppForm } from "../../../../components/ui/app-form.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { isolated } from "../../../../lib/format.ts";
import { type Saving, useAppForm } from "../../../../lib/use-app-form.ts";
import { useChosenFile } from "../model/chosen-file.ts";
import { useStartUpload } from "../model/start-upload.ts";
import { useChangeResource } from "../mutations.ts";
import { DropZone } from "./drop-zone.tsx";
import { VersionList } from "./version-list.tsx";

type EditFormProps = { resource: Resource; onClose: () => void };

/** A title that stays as it was is not sent. */
function useTitleChange({ id, title: known }: Resource) {
  const { t } = useTranslation("resources");
  const { mutate, error, isPending } = useChangeResource();
  const saving: Saving<string, unknown> = {
    mutate: (title, told) => {
      if (title === known) return told.onSuccess(undefined);
      const onSuccess = () => {
        toast({ title: t("edit.saved") });
        told.onSuccess(undefined);
      };
      return mutate({ id, change: { title } }, { ...told, onSuccess });
    },
    error,
    isPending,
  };
  return saving;
}

/** Title and file are kept by the same button; the file goes on by itself in the tray. */
function EditForm({ resource, onClose }: EditFormProps) {
  const { t } = useTranslation("resources");
  const start = useStartUpload();
  const file = useChosenFile();
  const form = useAppForm({
    rules: ResourceChange,
    defaultValues: { title: resource.title },
    mutation: useTitleChange(resource),
    toSend: ({ title }) => title,
    mayBeSent: () => !file.chosen?.problem,
    onSaved: (_, title) => {
      if (file.chosen) {
        start(file.chosen.file, { kind: "version", title, resourceId: resource.id });
      }
      onClose();
    },
  });
  return (
    <AppForm of={form} place="dialog" submitLabel={t("edit.save")}>
      <TextField label={t("add.name")} dir="auto" autoComplete="off" {...form.field("title")} />
      <DropZone
        label={t("edit.replace")}
        hint={t("edit.replaceHint")}
        chosen={file.chosen}
        errors={file.problems}
        onChoose={(chosen) => void file.choose(chosen)}
      />
      <VersionList resourceId={resource.id} />
    </AppForm>
  );
}

/** Another title, a newer file, and the files so far. */
export function EditDialog({ resource, onClose }: EditFormProps) {
  const { t } = useTranslation("resources");
  return (
    <FormDialog title={t("edit.title")} description={isolated(resource.title)} onClose={onClose}>
      {(close) => <EditForm resource={resource} onClose={close} />}
    </FormDialog>
  );
}
