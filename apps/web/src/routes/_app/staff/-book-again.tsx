import type { UnplacedLessons } from "@riwaq/contracts/scheduling/unplaced";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";

import { Button } from "../../../components/ui/button.tsx";
import { NewSessionDialog } from "../../../features/scheduling/bookings/components/new-session-dialog.tsx";
import { choiceAmong } from "./-pupil-choice.tsx";

/** Another hour for a weekly lesson that found none. */
export function BookAgain({ lesson }: { lesson: UnplacedLessons[number] }) {
  const { t } = useTranslation("sessions");
  const { students, teacher } = lesson;
  const [isOpen, setIsOpen] = useState(false);
  const field = useMemo(() => choiceAmong(students), [students]);
  if (!isOpen) {
    return <Button onClick={() => setIsOpen(true)}>{t("unplaced.book")}</Button>;
  }
  return (
    <NewSessionDialog
      teacherId={teacher.id}
      teacherZone={teacher.time_zone}
      studentId={students[0]?.id}
      studentField={field}
      onClose={() => setIsOpen(false)}
    />
  );
}
