import { and, eq, inArray } from "drizzle-orm";

import { badField } from "../../../platform/app-error.ts";
import type { SignedIn } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import type { Emitting } from "../../../platform/events/subscriber.ts";
import { findPupils } from "../../people/reach/find-pupils.ts";
import { resourceAssignments } from "../tables/resource-assignments.ts";

type Material = { id: string; title: string };
type Change = { added: string[]; removed: string[] };

/** Gives material to exactly these pupils of the teacher. */
export async function writeAssignments(
  ctx: Emitting,
  tx: Transaction,
  resource: Material & { teacher: SignedIn },
  studentIds: readonly string[],
): Promise<Change> {
  const given = await tx
    .select({ id: resourceAssignments.studentId })
    .from(resourceAssignments)
    .where(eq(resourceAssignments.resourceId, resource.id));
  const before = new Set(given.map(({ id }) => id));
  const after = new Set(studentIds);
  const added = [...after].filter((id) => !before.has(id));
  const removed = [...before].filter((id) => !after.has(id));
  await requireOwn(tx, resource.teacher, added, ctx.clock.now());
  if (removed.length > 0) await takeBack(tx, resource.id, removed);
  if (added.length > 0) {
    const createdAt = ctx.clock.now();
    const rows = added.map((studentId) => ({ resourceId: resource.id, studentId, createdAt }));
    await tx.insert(resourceAssignments).values(rows);
  }
  return { added, removed };
}

/** Who has left keeps what they were given; only present pupils are given more. */
async function requireOwn(
  tx: Transaction,
  teacher: SignedIn,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  const own = new Set((await findPupils(tx, teacher.id, now)).map(({ id }) => id));
  if (ids.some((id) => !own.has(id))) throw badField("student_ids", "not_your_student");
}

async function takeBack(tx: Transaction, resourceId: string, ids: string[]): Promise<void> {
  await tx
    .delete(resourceAssignments)
    .where(
      and(
        eq(resourceAssignments.resourceId, resourceId),
        inArray(resourceAssignments.studentId, ids),
      ),
    );
}
