import type { Application, ApplicationFile } from "@riwaq/contracts/people/applications";
import { isShownToFamilies, validityOf } from "@riwaq/domain/people/applications/files";
import type { Approval } from "@riwaq/domain/people/applications/states";

import { type ApplicationFileRow, type ApplicationRow, secondsOf } from "./queries.ts";

/** For the teacher, and staff who decide about people. */
export function presentApplication(row: ApplicationRow, today: string): Application {
  const { approval, asked } = row;
  const presentFile = fileOn(today, approval);
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
    recitation: row.recitation && presentFile(row.recitation),
    certificates: row.certificates.map(presentFile),
  };
}

const fileOn = (today: string, approval: Approval) => (file: ApplicationFileRow) => {
  const validity = validityOf(file.validUntil, today);
  return {
    id: file.id,
    kind: file.kind,
    title: file.title,
    issuer: file.issuer,
    year: file.year,
    valid_until: file.validUntil,
    validity,
    seconds: secondsOf(file),
    mime_type: file.mimeType,
    size_bytes: file.sizeBytes,
    state: file.state,
    note: file.note,
    added_at: file.createdAt.toISOString(),
    is_shown: isShownToFamilies(approval, file.state) && validity !== "over",
  } satisfies ApplicationFile;
};
