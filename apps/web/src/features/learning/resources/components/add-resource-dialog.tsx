import { zodResolver } from "@hookform/resolvers/zod";
import { NewResource } from "@riwaq/contracts/learning/resources";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogTrigger,
} from "../../../../components/ui/dialog.tsx";
import { Note } from "../../../../components/ui/note.tsx";
import { TextField } from "../../../../components/ui/text-field.tsx";
import { messagesOf } from "../../../../lib/form-errors.ts";
import { useChosenFile } from "../model/chosen-file.ts";
import { titleFrom } from "../model/file-look.ts";
import { hasKeptUploads } from "../model/kept-uploads.ts";
import type { PupilList } from "../model/pupil-list.ts";
import { useStartUpload } from "../model/start-upload.ts";
import { useUploads } from "../model/upload-list.ts";
import { DropZone } from "./drop-zone.tsx";
import { StudentChoices } from "./student-choices.tsx";

const Values = NewResource.pick({ title: true });

/** The title follows the name of the file until somebody writes one. */
function useTitleForm() {
  const form = useForm({ resolver: zodResolver(Values), defaultValues: { title: "" } });
  const suggest = (fileName: string) => {
    if (form.formState.dirtyFields.title && form.getValues("title") !== "") return;
    form.resetField("title", { defaultValue: titleFrom(fileName) });
  };
  return { form, suggest };
}

function AddResourceForm({ pupils, onStarted }: { pupils: PupilList; onStarted: () => void }) {
  const { t } = useTranslation("resources");
  const start = useStartUpload();
  const { form, suggest } = useTitleForm();
  const { chosen, choose, problems } = useChosenFile();
  const [studentIds, setStudentIds] = useState<string[]>([]);
  const { isSubmitted, errors } = form.formState;
  const isMissing = isSubmitted && !chosen;
  const submit = form.handleSubmit(({ title }) => {
    if (!chosen || chosen.problem) return;
    start(chosen.file, { kind: "resource", title, studentIds });
    onStarted();
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
      <DropZone
        label={t("add.file")}
        chosen={chosen}
        errors={isMissing ? ["required"] : problems}
        onChoose={(file) => {
          suggest(file.name);
          void choose(file);
        }}
      />
      <TextField
        label={t("add.name")}
        dir="auto"
        autoComplete="off"
        errors={messagesOf(errors.title)}
        {...form.register("title")}
      />
      <StudentChoices pupils={pupils} chosen={studentIds} onChange={setStudentIds} />
      <DialogActions>
        <Button type="submit">{t("add.submit")}</Button>
      </DialogActions>
    </form>
  );
}

/** A new resource: its file goes on being sent once the dialog is closed. */
export function AddResourceDialog({ pupils }: { pupils: PupilList }) {
  const { t } = useTranslation("resources");
  const [isOpen, setIsOpen] = useState(false);
  // Those of this page are in the tray; what else is remembered was cut off.
  const wasInterrupted = useUploads().length === 0 && hasKeptUploads();
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogTrigger asChild>
        <Button>
          <Plus aria-hidden strokeWidth={1.75} />
          {t("add.open")}
        </Button>
      </DialogTrigger>
      <DialogContent title={t("add.title")}>
        {wasInterrupted && <Note className="mb-5">{t("add.resume")}</Note>}
        <AddResourceForm pupils={pupils} onStarted={() => setIsOpen(false)} />
      </DialogContent>
    </Dialog>
  );
}
