import { sql } from "drizzle-orm";

import type { Database } from "../../../platform/db/database.ts";
import { rowsOf } from "../../../platform/db/table-names.ts";

/** A unit that does not sum to zero, or an account whose balance is not the sum of its entries. */
export type JournalFault = { account: string; balance: number; entries: number };

/** What of the journal contradicts itself; nothing ever does. */
export const findJournalFaults = (db: Database): Promise<JournalFault[]> =>
  rowsOf(
    db,
    sql`select account, balance::float8 as balance, entries::float8 as entries from journal_faults()`,
  );
