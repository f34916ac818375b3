import { useMemo } from "react";

import { NewSessionDialog } from "../../../features/scheduling/bookings/components/new-session-dialog.tsx";
import type { BookingPair } from "../../../features/views/person/model/what-to-do.ts";
import { choiceAmong } from "./-pupil-choice.tsx";

type BookLessonProps = { pair: BookingPair; onClose: () => void };

/** Staff book a lesson of this teacher, with one of these pupils. */
export function BookLesson({ pair: { teacher, pupils }, onClose }: BookLessonProps) {
  const field = useMemo(() => choiceAmong(pupils), [pupils]);
  return (
    <NewSessionDialog
      teacherId={teacher.id}
      teacherZone={teacher.time_zone}
      studentId={pupils[0]?.id}
      studentField={field}
      onClose={onClose}
    />
  );
}
