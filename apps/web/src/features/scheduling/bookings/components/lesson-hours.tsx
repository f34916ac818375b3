import type { TeacherProfile } from "@riwaq/contracts/people/teachers";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { SlotPicker } from "../../../../components/lessons/slots/slot-picker.tsx";
import type { Pupil, SettledChoice } from "../model/lesson-choice.ts";
import type { OneLessonRequest } from "./lesson-confirmation.tsx";
import { LessonDialog } from "./lesson-dialog.tsx";

type LessonHoursProps = {
  teacher: TeacherProfile;
  choice: SettledChoice;
  pupil: Pupil;
  readerZone: string;
  /** An hour that a link has chosen: it is asked about at once, and once. */
  startsAt?: string | undefined;
  /** Another hour is chosen, or none: what the link has chosen is over. */
  onHourLeft?: () => void;
};

/** The free hours for one lesson, and the question about the one that is chosen. */
export function LessonHours(props: LessonHoursProps) {
  const { teacher, choice, pupil, readerZone, startsAt, onHourLeft } = props;
  const { t } = useTranslation("booking");
  const { kind, lengthMinutes } = choice;
  const requestOf = (start: string): OneLessonRequest => ({
    kind: kind === "trial" ? "trial" : "single",
    student_id: pupil.id,
    teacher_id: teacher.id,
    programme_id: choice.programmeId,
    starts_at: start,
    length_minutes: lengthMinutes,
  });
  // Kept as it was when the hour was chosen: once it is booked, the pupil's trial is used.
  const [request, setRequest] = useState(startsAt === undefined ? undefined : requestOf(startsAt));
  const change = (next: OneLessonRequest | undefined) => {
    setRequest(next);
    if (!next) onHourLeft?.();
  };
  // Of whom the hour was chosen, also once that pupil cannot be booked any more.
  const askedId = request && "student_id" in request ? request.student_id : pupil.id;
  const asked = teacher.pupils.find(({ id }) => id === askedId) ?? pupil;
  return (
    <>
      <h3>{t("hours.single")}</h3>
      <SlotPicker
        teacherId={teacher.id}
        studentId={pupil.id}
        lengthMinutes={lengthMinutes}
        isChosen={(start) => start === request?.starts_at}
        onChoose={(start) => setRequest(requestOf(start))}
      />
      <LessonDialog
        request={request}
        pupilName={asked.name}
        teacherName={teacher.name}
        readerZone={readerZone}
        onRequest={change}
      />
    </>
  );
}
