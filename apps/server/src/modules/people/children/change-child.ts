import type { ChildChange } from "@riwaq/contracts/people/children";
import { toWall } from "@riwaq/domain/time/zone";
import { eq } from "drizzle-orm";

import { requireParent } from "../../../platform/actors.ts";
import { AppError, type FieldMessages } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { emit } from "../../../platform/events/emit.ts";
import { changeUser } from "../../identity/users/change-user.ts";
import { childChanged } from "../events.ts";
import { students } from "../tables/students.ts";
import { ageOf } from "./age-of.ts";
import { type ChildRow, findChild } from "./queries.ts";

/** Whoever signs in by themselves changes these in their own profile. */
const OWN = ["name", "age", "time_zone"] as const;

/** Changes only what is named. Lessons are instants, so another time zone moves none of them. */
export const changeChild = command({
  by: requireParent,
  trace: "if_changed",
  run: async (ctx, { id, change }: { id: string; change: ChildChange }): Promise<ChildRow> => {
    const { tx, actor: parent, now } = ctx;
    const child = await findChild(tx, parent.id, id, now);
    const named = Object.keys(change);
    if (named.length === 0) return child;
    if (child.hasOwnAccount) refuseOwn(change);
    await writeUser(tx, id, change, now);
    await writeStudent(tx, child, change, now);
    await emit(ctx, tx, childChanged(id, { changed: named.toSorted() }));
    return findChild(tx, parent.id, id, now);
  },
});

function refuseOwn(change: ChildChange): void {
  const fields: FieldMessages = {};
  for (const field of OWN) {
    if (change[field] !== undefined) fields[field] = [{ key: "child_has_account" }];
  }
  if (Object.keys(fields).length > 0) throw new AppError("bad_input", fields);
}

async function writeUser(
  tx: Transaction,
  id: string,
  change: ChildChange,
  now: Date,
): Promise<void> {
  const { name, gender, time_zone: timeZone } = change;
  await changeUser(tx, id, { name, gender, timeZone, updatedAt: now });
}

async function writeStudent(
  tx: Transaction,
  child: ChildRow,
  change: ChildChange,
  now: Date,
): Promise<void> {
  const { age, teacher_gender: teacherGender } = change;
  const today = toWall(now.getTime(), change.time_zone ?? child.timeZone).date;
  // The same age said again must not put the next birthday off.
  const isNewAge = age !== undefined && age !== ageOf(child, now);
  await tx
    .update(students)
    .set({
      ...(isNewAge ? { ageDeclared: age, ageDeclaredOn: today } : {}),
      ...(teacherGender === undefined ? {} : { teacherGender }),
      updatedAt: now,
    })
    .where(eq(students.userId, child.id));
}
