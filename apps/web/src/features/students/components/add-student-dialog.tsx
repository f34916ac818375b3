import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../components/ui/button.tsx";
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogTrigger,
} from "../../../components/ui/dialog.tsx";
import { Note } from "../../../components/ui/note.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";

/** The fields of an invitation; there is no call for it yet, and the dialog says so. */
export function AddStudentDialog() {
  const { t } = useTranslation("students");
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
          <TextField label={t("add.name")} name="name" dir="auto" autoComplete="off" />
          <TextField label={t("add.age")} name="age" type="number" min={1} max={120} />
          <TextField
            label={t("add.email")}
            name="email"
            type="email"
            dir="ltr"
            autoComplete="off"
          />
          <Note>{t("add.later")}</Note>
          <DialogActions>
            <Button type="submit" disabled>
              {t("add.title")}
            </Button>
          </DialogActions>
        </form>
      </DialogContent>
    </Dialog>
  );
}
