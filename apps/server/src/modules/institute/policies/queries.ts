import { desc, eq } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { users } from "../../identity/tables/users.ts";
import { policies } from "../tables/policies.ts";

/** Every version, the latest first, and who set it. */
export async function findPolicies(db: Database) {
  const rows = await db
    .select({ policy: policies, setBy: users.name })
    .from(policies)
    .leftJoin(users, eq(users.id, policies.setById))
    .orderBy(desc(policies.holdsFrom));
  return rows.map(({ policy, setBy }) => ({ ...policy, setBy }));
}

export type PolicyRow = Awaited<ReturnType<typeof findPolicies>>[number];
