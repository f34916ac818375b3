import { and, desc, eq, gt } from "drizzle-orm";

import { AppError } from "../../../platform/app-error.ts";
import type { Database } from "../../../platform/db/database.ts";
import { signIns } from "../tables/sign-ins.ts";
import { users } from "../tables/users.ts";

/** Where this person is signed in, the latest first. */
export async function findDevices(db: Database, userId: string, now: Date) {
  return db
    .select({
      id: signIns.id,
      token: signIns.token,
      userAgent: signIns.userAgent,
      createdAt: signIns.createdAt,
      updatedAt: signIns.updatedAt,
    })
    .from(signIns)
    .where(and(eq(signIns.userId, userId), gt(signIns.expiresAt, now)))
    .orderBy(desc(signIns.updatedAt), desc(signIns.id));
}

export type DeviceRow = Awaited<ReturnType<typeof findDevices>>[number];

export async function requirePerson(db: Database, id: string): Promise<void> {
  if ((await db.$count(users, eq(users.id, id))) === 0) throw new AppError("not_found");
}
