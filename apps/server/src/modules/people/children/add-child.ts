import { type Child, CONSENT_VERSION, type NewChild } from "@riwaq/contracts/people/children";
import { toWall } from "@riwaq/domain/time/zone";

import { requireConfirmed, requireParent } from "../../../platform/actors.ts";
import { command } from "../../../platform/command.ts";
import type { User } from "../../../platform/context.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { type Emitting, emit } from "../../../platform/events/emit.ts";
import { addChildUser } from "../../identity/users/add-child-user.ts";
import { childAdded } from "../events.ts";
import { joinFamily, writeConsent } from "../families/join-family.ts";
import { students } from "../tables/students.ts";
import { requireRoomForChild } from "./policy.ts";
import { presentChild } from "./presenter.ts";
import { findChild } from "./queries.ts";

type Asked = { input: NewChild; key: string };

/**
 * A child without an address or a password of its own: everything is done by its parents, who consent here. Asked again
 * with the same key, it is the same child.
 */
export const addChild = command({
  by: (actor) => requireConfirmed(requireParent(actor)),
  once: ({ input, key }: Asked) => ({ key, request: { addChild: input } }),
  run: (ctx, { input }): Promise<Child> => writeChild(ctx, ctx.tx, ctx.actor, input),
});

/** The child within a transaction that is about more. */
export async function writeChild(
  ctx: Emitting,
  tx: Transaction,
  parent: User,
  input: NewChild,
): Promise<Child> {
  const now = ctx.clock.now();
  await requireRoomForChild(tx, parent);
  const timeZone = input.time_zone ?? parent.timeZone;
  const language = input.language ?? parent.language;
  const { name, gender } = input;
  const childId = await addChildUser(tx, { name, gender, timeZone, language });
  await tx.insert(students).values({
    userId: childId,
    ageDeclared: input.age,
    ageDeclaredOn: toWall(now.getTime(), timeZone).date,
    teacherGender: input.teacher_gender,
  });
  const link = { guardianId: parent.id, studentId: childId };
  await joinFamily(tx, link, now);
  await writeConsent(tx, link, now);
  await emit(ctx, tx, childAdded(childId, { consent: CONSENT_VERSION }));
  return presentChild(await findChild(tx, parent.id, childId, now), now);
}
