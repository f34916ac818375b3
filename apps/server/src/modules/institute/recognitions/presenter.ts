import type { StaffRecognition } from "@riwaq/contracts/institute/recognitions";
import { validityOf } from "@riwaq/domain/people/applications/files";

import type { RecognitionRow } from "./queries.ts";

/** For staff only. */
export const presentForStaff = (row: RecognitionRow, today: string): StaffRecognition => ({
  id: row.id,
  body: row.body,
  number: row.number,
  valid_until: row.validUntil,
  validity: validityOf(row.validUntil, today),
});
