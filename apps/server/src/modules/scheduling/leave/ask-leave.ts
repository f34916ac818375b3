import type { EnteredLeave, NewLeave } from "@riwaq/contracts/scheduling/leave";
import { eq } from "drizzle-orm";

import { requireRight, requireTeacher } from "../../../platform/actors.ts";
import { AppError } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import { lockPeople } from "../../../platform/db/locks.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { users } from "../../identity/tables/users.ts";
import { teachers } from "../../people/tables/teachers.ts";
import { leaveAsked, leaveDecided } from "../events.ts";
import { type LeaveRow, findLeave } from "./queries.ts";
import { writeLeave } from "./write-leave.ts";

/** A teacher asks for days without lessons; until staff grant it nothing changes. */
export const askLeave = command({
  by: requireTeacher,
  lock: (tx, { actor }) => lockPeople(tx, [actor.id]),
  run: async (ctx, leave: NewLeave): Promise<LeaveRow> => {
    const { tx, actor, now } = ctx;
    const asked = { teacher: actor, leave, askedById: actor.id, decidedById: null, now };
    const { id, kind } = await writeLeave(tx, asked);
    await emit(ctx, tx, leaveAsked(actor.id, { leave: id, kind }));
    return findLeave(tx, id, now);
  },
});

/** Staff enter it for a teacher who has phoned, or is ill today: it is granted, and nobody books there any more. */
export const enterLeave = command({
  by: requireRight("lessons"),
  lock: async (tx, _, { teacher_id: id }: EnteredLeave) => {
    await lockPeople(tx, [id]);
    return findTeacher(tx, id);
  },
  run: async (ctx, leave): Promise<LeaveRow> => {
    const { tx, actor, now, locked: teacher } = ctx;
    const { id, state, startsOn, endsOn, answer } = await writeLeave(tx, {
      teacher,
      leave,
      askedById: actor.id,
      decidedById: actor.id,
      now,
    });
    const told = { startsOn, endsOn, answer };
    await emit(ctx, tx, leaveDecided(teacher.id, { leave: id, state }, told));
    return findLeave(tx, id, now);
  },
});

async function findTeacher(tx: Transaction, id: string) {
  const [teacher] = await tx
    .select({ id: users.id, timeZone: users.timeZone })
    .from(teachers)
    .innerJoin(users, eq(users.id, teachers.userId))
    .where(eq(teachers.userId, id));
  if (!teacher) throw new AppError("not_found");
  return teacher;
}
