import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../components/ui/button.tsx";
import { DateField } from "../../../components/ui/date-field.tsx";
import {
  Dialog,
  DialogActions,
  DialogContent,
  DialogTrigger,
} from "../../../components/ui/dialog.tsx";
import { Note } from "../../../components/ui/note.tsx";

/** The fields of a booking; there is no call for it yet, and the dialog says so. */
export function NewSessionDialog({ studentField }: { studentField: ReactNode }) {
  const { t } = useTranslation("sessions");
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button>
          <Plus aria-hidden strokeWidth={1.75} />
          {t("new.open")}
        </Button>
      </DialogTrigger>
      <DialogContent title={t("new.title")}>
        <form className="space-y-4">
          {studentField}
          <div className="grid gap-4 sm:grid-cols-2">
            <DateField label={t("new.date")} name="date" />
            <DateField label={t("new.time")} type="time" name="time" />
          </div>
          <Note>{t("new.later")}</Note>
          <DialogActions>
            <Button type="submit" disabled>
              {t("new.submit")}
            </Button>
          </DialogActions>
        </form>
      </DialogContent>
    </Dialog>
  );
}
