import type { Recognition } from "@riwaq/contracts/institute/recognitions";
import { toWall } from "@riwaq/domain/time/zone";
import { asc, eq, gte } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { findInstitute } from "../../../platform/institute.ts";
import { recognitions } from "../tables/recognitions.ts";

export type RecognitionRow = typeof recognitions.$inferSelect;

const IN_ORDER = [asc(recognitions.createdAt), asc(recognitions.id)];

const { id, body, number, validUntil: valid_until } = recognitions;

/** The day that it is at the institute. */
export async function todayAt(db: Database, now: Date): Promise<string> {
  const { timeZone } = await findInstitute(db);
  return toWall(now.getTime(), timeZone).date;
}

export const findRecognitions = (db: Database): Promise<RecognitionRow[]> =>
  db
    .select()
    .from(recognitions)
    .orderBy(...IN_ORDER);

/** What may be said on this day, as visitors read it: no other column leaves. */
export const findValid = (db: Database, today: string): Promise<Recognition[]> =>
  db
    .select({ id, body, number, valid_until })
    .from(recognitions)
    .where(gte(recognitions.validUntil, today))
    .orderBy(...IN_ORDER);

export async function findRecognition(db: Database, asked: string) {
  const [row] = await db.select().from(recognitions).where(eq(id, asked));
  return row;
}
