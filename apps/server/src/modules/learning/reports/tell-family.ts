import { eq } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { users } from "../../identity/tables/users.ts";
import { notify } from "../../notifications/notifications/notify.ts";
import { findParentsOf } from "../../people/reach/family.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";
import type { OwnReport } from "./queries.ts";

/** Pupil and parents, of each version once; what the report says is read on the site. */
export async function tellFamily(
  ctx: Context,
  tx: Transaction,
  report: OwnReport,
  version: number,
): Promise<void> {
  const [lesson] = await tx
    .select({ startsAt: sessions.startsAt, student: users.name })
    .from(sessions)
    .innerJoin(users, eq(users.id, report.studentId))
    .where(eq(sessions.id, report.sessionId));
  const [teacher] = await tx
    .select({ name: users.name })
    .from(users)
    .where(eq(users.id, report.teacherId));
  const parents = await findParentsOf(tx, [report.studentId]);
  const notice = {
    event: "report-ready" as const,
    key: `report-ready:${report.id}:${version}`,
    params: {
      student: lesson?.student ?? "",
      teacher: teacher?.name ?? "",
      at: lesson?.startsAt.toISOString() ?? "",
    },
    path: `/reports/${report.id}`,
  };
  const family = [report.studentId, ...parents.map(({ parentId }) => parentId)];
  await notify(
    ctx,
    tx,
    family.map((userId) => ({ ...notice, userId })),
  );
}
