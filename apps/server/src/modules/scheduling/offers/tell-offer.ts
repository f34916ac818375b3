import { currentAge } from "@riwaq/domain/people/age";
import { toWall } from "@riwaq/domain/time/zone";
import { eq } from "drizzle-orm";

import type { Transaction } from "../../../platform/db/transaction.ts";
import { users } from "../../identity/tables/users.ts";
import { students } from "../../people/tables/students.ts";
import { firstOfWeek } from "./presenter.ts";
import { type HeldHour, type OfferRow, findDeciders } from "./queries.ts";

/** What subscribers need to tell of an offer; its hours may be gone by then. */
export type ToldOffer = {
  teacherId: string;
  studentId: string;
  /** Who answers for the family. */
  deciderIds: string[];
  heldUntil: Date;
  /** The weekly hours, each at its first lesson. */
  hours: Array<Pick<HeldHour, "startsAt" | "endsAt">>;
  lessons: number;
};

export async function tellOffer(
  tx: Transaction,
  offer: Pick<OfferRow, "teacherId" | "studentId" | "heldUntil">,
  hours: readonly HeldHour[],
  now: Date,
): Promise<ToldOffer> {
  const { teacherId, studentId, heldUntil } = offer;
  const deciderIds = await findDeciders(tx, studentId, await ageOf(tx, studentId, now));
  const ahead = hours.filter(({ startsAt }) => startsAt > now);
  const first = firstOfWeek(ahead);
  return { teacherId, studentId, deciderIds, heldUntil, hours: first, lessons: ahead.length };
}

async function ageOf(tx: Transaction, studentId: string, now: Date): Promise<number> {
  const [row] = await tx
    .select({
      ageDeclared: students.ageDeclared,
      declaredOn: students.ageDeclaredOn,
      zone: users.timeZone,
    })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .where(eq(students.userId, studentId));
  if (!row) throw new Error("the pupil of an offer is gone");
  return currentAge({ ...row, today: toWall(now.getTime(), row.zone).date });
}
