import type { MakeUp } from "@riwaq/contracts/scheduling/bookings";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { SlotPicker } from "../../../../components/lessons/slots/slot-picker.tsx";
import { Dialog, DialogContent } from "../../../../components/ui/dialog.tsx";
import { settledLength } from "../model/lesson-choice.ts";
import { LessonConfirmation } from "./lesson-confirmation.tsx";
import type { OneLessonRequest } from "./lesson-confirmation.tsx";

type MakeUpChoiceProps = {
  makeUp: MakeUp;
  readerZone: string;
  /** An hour that was offered already. */
  at?: string | undefined;
};

/** The teacher's free week, then what is about to be booked. */
export function MakeUpChoice({ makeUp, readerZone, at }: MakeUpChoiceProps) {
  const { t } = useTranslation("booking");
  const requestOf = (starts_at: string) =>
    ({ kind: "make_up", make_up_id: makeUp.id, starts_at }) as const;
  const [request, setRequest] = useState<OneLessonRequest | undefined>(
    at === undefined ? undefined : requestOf(at),
  );
  if (request) {
    return (
      <DialogContent title={t("confirm.title")}>
        <LessonConfirmation
          request={request}
          pupilName={makeUp.student_name}
          teacherName={makeUp.teacher_name}
          readerZone={readerZone}
          onRequest={setRequest}
          onBack={() => setRequest(undefined)}
        />
      </DialogContent>
    );
  }
  return (
    <DialogContent title={t("makeUps.dialog")} className="max-w-5xl!">
      <SlotPicker
        teacherId={makeUp.teacher_id}
        studentId={makeUp.student_id}
        lengthMinutes={settledLength(makeUp.length_minutes)}
        onChoose={(starts_at) => setRequest(requestOf(starts_at))}
      />
    </DialogContent>
  );
}

type MakeUpDialogProps = { makeUp: MakeUp | undefined; readerZone: string; onClose: () => void };

/** An hour for one lesson that is owed: first the teacher's free week, then what is about to be booked. */
export function MakeUpDialog({ makeUp, readerZone, onClose }: MakeUpDialogProps) {
  return (
    <Dialog open={makeUp !== undefined} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {makeUp && <MakeUpChoice makeUp={makeUp} readerZone={readerZone} />}
    </Dialog>
  );
}
