import { zodResolver } from "@hookform/resolvers/zod";
import { ResourceChange } from "@riwaq/contracts/learning/resources";
import type { Resource } from "@riwaq/contracts/learning/resources";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { Dialog, DialogActions, DialogContent } from "../../../../components/ui/dialog.tsx";
import { FormAlert } from "../../../../components/ui/form-alert.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { toast } from "../../../../components/ui/toast-store.ts";
import { applyServerErrors, messagesOf } from "../../../../lib/form-errors.ts";
import { useFailureMessages } from "../../../../lib/use-failure-messages.ts";
import { useChosenFile } from "../model/chosen-file.ts";
import { isolated } from "../model/isolated.ts";
import { useStartUpload } from "../model/start-upload.ts";
import { useChangeResource } from "../mutations.ts";
import { DropZone } from "./drop-zone.tsx";
import { VersionList } from "./version-list.tsx";

type EditFormProps = { resource: Resource; onClose: () => void };

/** Title and file are kept by the same button; the file goes on by itself in the tray. */
function useEditForm({ resource, onClose }: EditFormProps) {
  const { t } = useTranslation("resources");
  const change = useChangeResource();
  const start = useStartUpload();
  const file = useChosenFile();
  const form = useForm({
    resolver: zodResolver(ResourceChange),
    defaultValues: { title: resource.title },
  });
  const saveFile = (title: string) => {
    if (file.chosen) {
      start(file.chosen.file, { kind: "version", title, resourceId: resource.id });
    }
    onClose();
  };
  const submit = form.handleSubmit(({ title }) => {
    if (file.chosen?.problem) return;
    if (title === resource.title) return saveFile(title);
    change.mutate(
      { id: resource.id, change: { title } },
      {
        onSuccess: () => {
          toast({ title: t("edit.saved") });
          saveFile(title);
        },
        onError: (error) => applyServerErrors(error, ["title"], form.setError),
      },
    );
  });
  return { change, file, form, submit };
}

function EditForm(props: EditFormProps) {
  const { t } = useTranslation("resources");
  const failureMessages = useFailureMessages();
  const { change, file, form, submit } = useEditForm(props);
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
      <TextField
        label={t("add.name")}
        dir="auto"
        autoComplete="off"
        errors={messagesOf(form.formState.errors.title)}
        {...form.register("title")}
      />
      <DropZone
        label={t("edit.replace")}
        hint={t("edit.replaceHint")}
        chosen={file.chosen}
        errors={file.problems}
        onChoose={(chosen) => void file.choose(chosen)}
      />
      <VersionList resourceId={props.resource.id} />
      <FormAlert messages={change.error ? failureMessages(change.error) : []} />
      <DialogActions>
        <Button type="submit" disabled={change.isPending} aria-busy={change.isPending}>
          {t("edit.save")}
        </Button>
      </DialogActions>
    </form>
  );
}

/** Another title, a newer file, and the files so far. */
export function EditDialog({ resource, onClose }: EditFormProps) {
  const { t } = useTranslation("resources");
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title={t("edit.title")} description={isolated(resource.title)}>
        <EditForm resource={resource} onClose={onClose} />
      </DialogContent>
    </Dialog>
  );
}
