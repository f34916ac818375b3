import { CONSENT_VERSION, type NewChild } from "@riwaq/contracts/children";
import { toWall } from "@riwaq/domain/time/zone";

import { writeAuditEntry } from "../../audit/write-audit-entry.ts";
import type { Context } from "../../context.ts";
import { guardianships } from "../../db/schema/guardianships.ts";
import { students } from "../../db/schema/students.ts";
import { users } from "../../db/schema/users.ts";
import { inTransaction } from "../../db/transaction.ts";
import { requireParent, requireRoomForChild } from "./policy.ts";
import { type ChildRow, findChild } from "./queries.ts";

/** A child without an address or a password of its own: everything is done by its parents, who consent here. */
export async function addChild(ctx: Context, input: NewChild): Promise<ChildRow> {
  const parent = requireParent(ctx.actor);
  const now = ctx.clock.now();
  const timeZone = input.time_zone ?? parent.timeZone;
  return inTransaction(ctx.db, async (tx) => {
    await requireRoomForChild(tx, parent);
    const [child] = await tx
      .insert(users)
      .values({
        role: "S",
        name: input.name,
        gender: input.gender,
        timeZone,
        language: input.language ?? parent.language,
      })
      .returning({ id: users.id });
    if (!child) throw new Error("insert returned nothing");
    await tx.insert(students).values({
      userId: child.id,
      ageDeclared: input.age,
      ageDeclaredOn: toWall(now.getTime(), timeZone).date,
      teacherGender: input.teacher_gender,
    });
    await tx.insert(guardianships).values({
      parentId: parent.id,
      studentId: child.id,
      consentedAt: now,
      consentVersion: CONSENT_VERSION,
    });
    await writeAuditEntry(tx, ctx.actor, {
      action: "add-child",
      subject: { type: "user", id: child.id },
      details: { consent: CONSENT_VERSION },
    });
    return findChild(tx, parent.id, child.id, now);
  });
}
