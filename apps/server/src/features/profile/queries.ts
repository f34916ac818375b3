import { eq } from "drizzle-orm";

import { AppError } from "../../app-error.ts";
import type { Database } from "../../db/database.ts";
import { teachers } from "../../db/schema/teachers.ts";
import { users } from "../../db/schema/users.ts";

export async function findProfile(db: Database, userId: string) {
  const [row] = await db
    .select({ user: users, teacher: teachers })
    .from(users)
    .leftJoin(teachers, eq(teachers.userId, users.id))
    .where(eq(users.id, userId));
  if (!row) throw new AppError("not_found");
  return row;
}

export type ProfileRow = Awaited<ReturnType<typeof findProfile>>;
