import type { TeacherProfile } from "@riwaq/contracts/people/teachers";

import { LeaveDialog } from "./leave-dialog.tsx";

/** For each pupil of the reader's who learns with this teacher, a way to end that. */
export function LeavePupils({ teacher }: { teacher: TeacherProfile }) {
  const taught = teacher.pupils.filter(({ is_taught }) => is_taught);
  if (taught.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-3 border-t border-line pt-5">
      {taught.map((pupil) => (
        <LeaveDialog
          key={pupil.id}
          pair={{ teacherId: teacher.id, studentId: pupil.id }}
          names={{ teacher: teacher.name, name: pupil.name }}
          isNamed={teacher.pupils.length > 1}
        />
      ))}
    </div>
  );
}
