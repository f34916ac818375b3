import type { MakeUp } from "@riwaq/contracts/scheduling/bookings";
import { isExpired } from "@riwaq/domain/scheduling/policy/make-up-expiry";

import type { MakeUpRow } from "./queries.ts";

/** What a family wrote of an emergency is for staff alone. */
export function presentMakeUp(
  row: MakeUpRow,
  { isStaff, now }: { isStaff: boolean; now: Date },
): MakeUp {
  const { makeUp, studentName, teacherName, startsAt, endsAt } = row;
  return {
    id: makeUp.id,
    session_id: makeUp.sessionId,
    student_id: makeUp.studentId,
    student_name: studentName,
    teacher_id: makeUp.teacherId,
    teacher_name: teacherName,
    cause: makeUp.cause,
    state: makeUp.state,
    month: makeUp.month,
    length_minutes: Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000),
    cancelled_starts_at: startsAt.toISOString(),
    expires_at: makeUp.expiresAt?.toISOString() ?? null,
    is_expired: isExpired(makeUp.expiresAt?.getTime() ?? null, now.getTime()),
    reason: isStaff ? makeUp.reason : "",
  };
}
