import type { Database } from "../../db/database.ts";
import { institute } from "../../db/schema/institute.ts";

export async function findInstitute(db: Database) {
  const [row] = await db.select().from(institute);
  if (!row) throw new Error("the institute's row is missing");
  return row;
}
