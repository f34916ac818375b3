import { and, eq } from "drizzle-orm";

import { badField } from "../../../platform/app-error.ts";
import type { Database } from "../../../platform/db/database.ts";
import { credentials } from "../tables/credentials.ts";
import { verifyPassword } from "./passwords.ts";

/** Before what only the owner may do, and not whoever finds the browser open. */
export async function requirePassword(
  db: Database,
  userId: string,
  password: string,
): Promise<void> {
  const [credential] = await db
    .select({ hash: credentials.password })
    .from(credentials)
    .where(and(eq(credentials.userId, userId), eq(credentials.providerId, "credential")));
  const hash = credential?.hash;
  if (!hash || !(await verifyPassword({ hash, password }))) {
    throw badField("current_password", "current_password_wrong");
  }
}
