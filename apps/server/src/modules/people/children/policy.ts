/** What parents and students may do with the links between them; somebody else's child is not found. */
import { eq } from "drizzle-orm";

import { AppError, badField } from "../../../platform/app-error.ts";
import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { lockRowsOf } from "../../identity/users/lock-rows-of.ts";
import { guardianships } from "../tables/families.ts";
import { findGuardianship } from "./queries.ts";

const CHILDREN_MAX = 20;

export async function requireGuardianship(db: Database, parent: SignedIn, studentId: string) {
  const guardianship = await findGuardianship(db, parent.id, studentId);
  if (!guardianship) throw new AppError("not_found");
  return guardianship;
}

/** Waits for whatever else adds a child to this parent at the same moment. */
export async function requireRoomForChild(tx: Transaction, parent: SignedIn): Promise<void> {
  await lockRowsOf(tx, [parent.id]);
  const count = await tx.$count(guardianships, eq(guardianships.parentId, parent.id));
  if (count >= CHILDREN_MAX) throw badField("non_field_errors", "children_limit");
}
