import type { Application, ApplicationFile } from "@riwaq/contracts/people/applications";
import { isShownToFamilies } from "@riwaq/domain/people/applications/files";
import type { Approval } from "@riwaq/domain/people/applications/states";

import { type ApplicationFileRow, type ApplicationRow, secondsOf } from "./queries.ts";

/** For the teacher, and staff who decide about people. */
export function presentApplication(row: ApplicationRow): Application {
  const { approval, asked } = row;
  return {
    approval,
    note: row.note,
    sent_at: row.sentAt?.toISOString() ?? null,
    decided_at: row.decidedAt?.toISOString() ?? null,
    items: row.items.map(({ item, isReady, isNeeded, missing }) => ({
      item,
      is_ready: isReady,
      is_needed: isNeeded,
      missing,
      asked: asked[item] ?? null,
    })),
    can_send: row.isSendable,
    recitation: row.recitation && presentFile(row.recitation, approval),
    certificates: row.certificates.map((file) => presentFile(file, approval)),
  };
}

function presentFile(file: ApplicationFileRow, approval: Approval): ApplicationFile {
  return {
    id: file.id,
    kind: file.kind,
    title: file.title,
    issuer: file.issuer,
    year: file.year,
    seconds: secondsOf(file),
    mime_type: file.mimeType,
    size_bytes: file.sizeBytes,
    state: file.state,
    note: file.note,
    added_at: file.createdAt.toISOString(),
    is_shown: isShownToFamilies(approval, file.state),
  };
}
