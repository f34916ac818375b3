import type { LessonLengthMin } from "@riwaq/domain/scheduling/series/series";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../../components/ui/button.tsx";
import { Dialog, DialogContent, DialogTrigger } from "../../../../components/ui/dialog.tsx";
import { SkeletonRows } from "../../../../components/ui/skeleton.tsx";
import { useReaderZone } from "../../../../lib/own-profile.ts";
import type { StudentChoice } from "./new-session-fields.tsx";
import { NewSessionForm } from "./new-session-form.tsx";

type NewSessionDialogProps = {
  teacherId: string;
  /** Where staff book for both sides: on whose clock it is written down, and they say why. */
  teacherZone?: string;
  /** Chosen elsewhere already: the dialog is open at once. */
  studentId?: string | undefined;
  /** How long a trial is, where the two may have one: it is chosen already. */
  trialMinutes?: LessonLengthMin | undefined;
  studentField: StudentChoice;
  onClose?: (() => void) | undefined;
};

/** "New Session": a teacher schedules one of their students, or staff do. */
export function NewSessionDialog(props: NewSessionDialogProps) {
  const { teacherId, studentId, studentField, onClose } = props;
  const { t } = useTranslation("sessions");
  const ownZone = useReaderZone();
  const teacherZone = props.teacherZone ?? ownZone;
  const [isOpen, setIsOpen] = useState(studentId !== undefined);
  const toggle = (open: boolean) => {
    setIsOpen(open);
    if (!open) onClose?.();
  };
  return (
    <Dialog open={isOpen} onOpenChange={toggle}>
      <DialogTrigger asChild>
        <Button>
          <Plus aria-hidden strokeWidth={1.75} />
          {t("new.open")}
        </Button>
      </DialogTrigger>
      <DialogContent title={t("new.title")} className="max-w-xl!">
        {teacherZone ? (
          <NewSessionForm
            teacherId={teacherId}
            teacherZone={teacherZone}
            studentId={studentId}
            trialMinutes={props.trialMinutes}
            studentField={studentField}
            asksWhy={props.teacherZone !== undefined}
            onBooked={() => toggle(false)}
          />
        ) : (
          <SkeletonRows count={3} />
        )}
      </DialogContent>
    </Dialog>
  );
}
