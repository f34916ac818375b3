import { Plus } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../components/ui/button.tsx";
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogTrigger,
} from "../../../components/ui/dialog.tsx";
import { FormField } from "../../../components/ui/form-field.tsx";
import { Note } from "../../../components/ui/note.tsx";
import { Select } from "../../../components/ui/select.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import { RESOURCE_KINDS } from "../model/resource-filter.ts";
import type { ResourceKind } from "../model/resource-filter.ts";
import { DropZone } from "./drop-zone.tsx";

function KindField() {
  const { t } = useTranslation("resources");
  const [kind, setKind] = useState<ResourceKind | "">("");
  const options = RESOURCE_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }));
  return (
    <FormField label={t("add.type")}>
      {(control) => <Select {...control} options={options} value={kind} onValueChange={setKind} />}
    </FormField>
  );
}

/** The fields of an upload; there is no call for it yet, and the dialog says so. */
export function AddResourceDialog({ studentField }: { studentField: ReactNode }) {
  const { t } = useTranslation("resources");
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button>
          <Plus aria-hidden strokeWidth={1.75} />
          {t("add.open")}
        </Button>
      </DialogTrigger>
      <DialogContent title={t("add.title")}>
        <form className="space-y-4">
          <TextField label={t("add.name")} name="title" dir="auto" autoComplete="off" />
          <KindField />
          <DropZone />
          {studentField}
          <Note>{t("add.later")}</Note>
          <DialogActions>
            <Button type="submit" disabled>
              {t("add.submit")}
            </Button>
          </DialogActions>
        </form>
      </DialogContent>
    </Dialog>
  );
}
