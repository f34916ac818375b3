import type { Actor } from "../context.ts";
import type { Database } from "../db/database.ts";
import { auditEntries } from "../db/tables/audit-entries.ts";

export type AuditedChange = {
  action: string;
  subject: { type: string; id: string };
  /** Names of what changed and counts: never the values themselves. */
  details?: Record<string, unknown>;
};

/** Takes the transaction of the change itself, so that neither is ever written alone. */
export async function writeAuditEntry(
  tx: Database,
  actor: Actor,
  change: AuditedChange,
): Promise<void> {
  const isPerson = actor.kind === "user" || actor.kind === "staff";
  await tx.insert(auditEntries).values({
    actorId: isPerson ? actor.id : null,
    actorRole: isPerson ? actor.role : actor.kind,
    action: change.action,
    subjectType: change.subject.type,
    subjectId: change.subject.id,
    details: change.details ?? {},
  });
}
