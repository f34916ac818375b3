import type { Session } from "@riwaq/contracts/scheduling/sessions";
import { useTranslation } from "react-i18next";

import type { SessionReader } from "../../../../components/lessons/session-reader.ts";
import { SlotPicker } from "../../../../components/lessons/slots/slot-picker.tsx";
import { WallMoment } from "./wall-moment.tsx";

const MINUTE_MS = 60_000;

type MoveHoursProps = {
  session: Session;
  reader: SessionReader;
  chosen: string | undefined;
  onChoose: (startsAt: string | undefined) => void;
};

const minutesOf = ({ starts_at, ends_at }: Session) =>
  (Date.parse(ends_at) - Date.parse(starts_at)) / MINUTE_MS;

/** Families choose among the teacher's free hours; a teacher, and staff, say any. */
export function MoveHours({ session, reader, chosen, onChoose }: MoveHoursProps) {
  const { t } = useTranslation("sessions");
  if (reader === "T" || reader === "A") {
    return <WallMoment session={session} onChoose={onChoose} />;
  }
  return (
    <section aria-label={t("move.choose")}>
      <h3 className="mb-2">{t("move.choose")}</h3>
      <SlotPicker
        teacherId={session.teacher_id}
        studentId={session.students_ids[0]}
        lengthMinutes={minutesOf(session)}
        moved={{ id: session.id, startsAt: session.starts_at }}
        isChosen={(start) => start === chosen}
        onChoose={onChoose}
      />
    </section>
  );
}
