import type {
  Leave,
  Leaves,
  StaffLeaves,
  StaffLeavesQuery,
} from "@riwaq/contracts/scheduling/leave";

import { requireRight, requireTeacher } from "../../../platform/actors.ts";
import type { Context } from "../../../platform/context.ts";
import { findTeachersByName } from "../sessions/find-all-lessons.ts";
import { type LeaveRow, findLeavesOf, findStaffLeaves } from "./queries.ts";

/** A teacher's own. */
export async function listLeaves({ db, actor, clock }: Context): Promise<Leaves> {
  const teacher = requireTeacher(actor);
  const now = clock.now();
  const rows = await findLeavesOf(db, teacher.id, now);
  return { leaves: rows.map((row) => presentOwnLeave(row, now)) };
}

/** What the desk has to decide about, and what it decided. */
export async function listStaffLeaves(
  { db, actor, clock }: Context,
  query: StaffLeavesQuery,
): Promise<StaffLeaves> {
  requireRight("lessons")(actor);
  const now = clock.now();
  const { rows, ...page } = await findStaffLeaves(db, query, now);
  const teachers = await findTeachersByName(db, []);
  return { leaves: rows.map((row) => presentLeave(row, now)), teachers, ...page };
}

export function presentLeave({ leave, teacherName, ...counted }: LeaveRow, now: Date): Leave {
  return {
    id: leave.id,
    teacher_id: leave.teacherId,
    teacher_name: teacherName,
    kind: leave.kind,
    state: leave.state,
    starts_on: leave.startsOn,
    ends_on: leave.endsOn,
    words: leave.words,
    answer: leave.answer,
    asked_at: leave.createdAt.toISOString(),
    is_over: leave.endsAt <= now,
    ...counted,
  };
}

/** To its teacher: what staff noted when they entered it stays among staff. */
export function presentOwnLeave(row: LeaveRow, now: Date): Leave {
  const { askedById, teacherId } = row.leave;
  const shown = presentLeave(row, now);
  return askedById === teacherId ? shown : { ...shown, words: "" };
}
