import type { Edition } from "@riwaq/contracts/learning/mushaf";
import { EDITION, readDigests, readText } from "@riwaq/mushaf/edition";
import { and, eq, isNull } from "drizzle-orm";

import { MUSHAF_DIR } from "../../../paths.ts";
import type { Database } from "../../../platform/db/database.ts";
import { mushafApprovals } from "../tables/mushaf-approvals.ts";

/** Which text in which lines: an approval is of these. */
export function editionKey() {
  const { files } = readDigests(MUSHAF_DIR);
  return {
    edition: EDITION,
    textDigest: files["text.json"] ?? "",
    linesDigest: files["lines.json"] ?? "",
  };
}

/** The approval that stands of the edition as it is; undefined where nobody has approved of it. */
export async function findApproval(db: Database) {
  const { edition, textDigest, linesDigest } = editionKey();
  const [row] = await db
    .select()
    .from(mushafApprovals)
    .where(
      and(
        eq(mushafApprovals.edition, edition),
        eq(mushafApprovals.textDigest, textDigest),
        eq(mushafApprovals.linesDigest, linesDigest),
        isNull(mushafApprovals.withdrawnAt),
      ),
    );
  return row;
}

export async function findEdition(db: Database): Promise<Edition> {
  const { edition: id, textDigest, linesDigest } = editionKey();
  const { source, licence, notice } = readText(MUSHAF_DIR);
  const row = await findApproval(db);
  return {
    id,
    riwayah: "hafs",
    source,
    licence,
    notice,
    text_digest: textDigest,
    lines_digest: linesDigest,
    approval: row
      ? {
          reader: row.reader,
          approved_on: row.approvedOn,
          recorded_at: row.recordedAt.toISOString(),
        }
      : null,
  };
}
