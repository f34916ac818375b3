import { StudentField } from "../../features/people/students/components/student-field.tsx";
import { NewSessionDialog } from "../../features/scheduling/bookings/components/new-session-dialog.tsx";

type NewSessionProps = {
  teacherId: string;
  /** Whom the address names: the dialog is open then. */
  student: string | undefined;
  onClose: () => void;
};

/** A lesson that a teacher, or staff, schedules. */
export function NewSession({ teacherId, student, onClose }: NewSessionProps) {
  return (
    <NewSessionDialog
      key={student}
      teacherId={teacherId}
      studentId={student}
      studentField={StudentField}
      onClose={() => student && onClose()}
    />
  );
}
