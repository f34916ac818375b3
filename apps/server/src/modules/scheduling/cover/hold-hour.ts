import { eq } from "drizzle-orm";

import { refusal } from "../../../platform/app-error.ts";
import { databaseFault } from "../../../platform/db/database.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import type { covers } from "../tables/covers.ts";
import { offerHours } from "../tables/offer-hours.ts";

const EXCLUSION = "23P01";

type Held = Pick<typeof covers.$inferSelect, "id" | "substituteId">;
type Lesson = { startsAt: Date; endsAt: Date };

/** While a family is asked the hour is nobody else's: a row beside those of offers, under the same constraints. */
export async function holdHour(
  tx: Transaction,
  { id: coverId, substituteId: teacherId }: Held,
  { startsAt, endsAt }: Lesson,
): Promise<void> {
  const on = startsAt.toISOString().slice(0, 10);
  try {
    await tx
      .insert(offerHours)
      .values({ coverId, teacherId, on, startsAt, endsAt, isShifted: false });
  } catch (error) {
    if (databaseFault(error)?.code === EXCLUSION) throw refusal("conflict", "hour_taken");
    throw error;
  }
}

/** Before the cover is settled: the database refuses to settle one that still holds its hour. */
export async function letHourGo(tx: Transaction, coverId: string): Promise<void> {
  await tx.delete(offerHours).where(eq(offerHours.coverId, coverId));
}
