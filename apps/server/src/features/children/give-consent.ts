import { CONSENT_VERSION } from "@riwaq/contracts/children";
import { and, eq } from "drizzle-orm";

import { writeAuditEntry } from "../../audit/write-audit-entry.ts";
import type { Context } from "../../context.ts";
import { guardianships } from "../../db/schema/guardianships.ts";
import { inTransaction } from "../../db/transaction.ts";
import { requireGuardianship, requireParent } from "./policy.ts";
import { type ChildRow, findChild } from "./queries.ts";

/** Records this parent's consent to the present wording; given again, the first time stands. */
export async function giveConsent(ctx: Context, studentId: string): Promise<ChildRow> {
  const parent = requireParent(ctx.actor);
  const now = ctx.clock.now();
  return inTransaction(ctx.db, async (tx) => {
    const { consentedAt, consentVersion } = await requireGuardianship(tx, parent, studentId);
    if (!consentedAt || consentVersion !== CONSENT_VERSION) {
      await tx
        .update(guardianships)
        .set({ consentedAt: now, consentVersion: CONSENT_VERSION })
        .where(and(eq(guardianships.parentId, parent.id), eq(guardianships.studentId, studentId)));
      await writeAuditEntry(tx, ctx.actor, {
        action: "give-consent",
        subject: { type: "user", id: studentId },
        details: { consent: CONSENT_VERSION },
      });
    }
    return findChild(tx, parent.id, studentId, now);
  });
}
