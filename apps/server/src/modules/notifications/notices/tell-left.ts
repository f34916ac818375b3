import { inArray } from "drizzle-orm";

import { AppError } from "../../../platform/app-error.ts";
import type { Context } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { users } from "../../identity/tables/users.ts";
import { notify } from "../notifications/notify.ts";
import { findParentsOf } from "./queries.ts";
import { tellStaff } from "./tell-staff.ts";

type Leaving = { teacherId: string; studentId: string; changedBy: string | null };

/** Tells the teacher, the pupil, the parents and staff that the two do not learn together any more. */
export async function tellLeft(
  ctx: Pick<Context, "clock" | "config">,
  tx: Transaction,
  { teacherId, studentId, changedBy }: Leaving,
): Promise<void> {
  const people = await tx
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [teacherId, studentId]));
  const nameOf = (id: string) => people.find((person) => person.id === id)?.name;
  const [teacher, student] = [nameOf(teacherId), nameOf(studentId)];
  if (teacher === undefined || student === undefined) throw new AppError("not_found");
  const parents = await findParentsOf(tx, [studentId]);
  const key = `pupil-left:${teacherId}:${studentId}:${ctx.clock.now().toISOString()}`;
  const params = { teacher, student };
  const family = [studentId, ...parents.map(({ parent }) => parent.id)];
  await notify(
    ctx,
    tx,
    [teacherId, ...family].map((userId) => ({
      userId,
      event: "institute",
      key,
      params,
      path: userId === teacherId ? "/students" : `/teachers/${teacherId}`,
      isOwn: userId === changedBy,
      mail: userId === changedBy ? null : { template: "pupil-left" },
    })),
  );
  await tellStaff(ctx, tx, { template: "pupil-left", key, params, path: `/teachers/${teacherId}` });
}
