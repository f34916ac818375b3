import type { Context, Person } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { notify } from "../notifications/notify.ts";
import { findParentsOf } from "./queries.ts";

type Named = Pick<Person, "id" | "name">;

/** Tells the other parent that lessons of their child may now be booked with one more teacher. */
export async function tellNewTeacher(
  ctx: Pick<Context, "clock" | "config">,
  tx: Transaction,
  { parent, student, teacher }: { parent: Named; student: Named; teacher: Named },
): Promise<void> {
  const others = (await findParentsOf(tx, [student.id])).filter(
    (row) => row.parent.id !== parent.id,
  );
  const at = ctx.clock.now().toISOString();
  await notify(
    ctx,
    tx,
    others.map((row) => ({
      userId: row.parent.id,
      event: "institute",
      key: `new-teacher:${teacher.id}:${student.id}:${at}`,
      params: { guardian: parent.name, student: student.name, teacher: teacher.name },
      path: "/children",
      mail: { template: "new-teacher" },
    })),
  );
}
