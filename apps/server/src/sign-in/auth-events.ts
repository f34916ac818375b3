import { eq } from "drizzle-orm";

import { writeAuditEntry } from "../audit/write-audit-entry.ts";
import { signIns } from "../db/schema/sign-ins.ts";
import { users } from "../db/schema/users.ts";
import { inTransaction } from "../db/transaction.ts";
import { queueMail } from "../mail/queue-mail.ts";
import type { Services } from "../services.ts";
import type { AuthEvents } from "./auth.ts";
import { silenceOthers } from "./silence-browsers.ts";
import { tellPasswordChanged } from "./tell-password-changed.ts";

/** Mails the one-time link in its reader's language, and keeps the audit of what the library changed. */
export function authEvents(services: Pick<Services, "db" | "clock" | "config">): AuthEvents {
  return {
    onResetAsked: async (userId, token) => {
      const [user] = await services.db.select().from(users).where(eq(users.id, userId));
      if (!user?.email || user.closedAt) return;
      const link = `${services.config.publicUrl}/reset-password?token=${token}`;
      await queueMail(services, services.db, {
        to: user.email,
        template: "reset-password",
        language: user.language,
        params: { name: user.name, link },
      });
    },
    onChanged: (userId, action) =>
      inTransaction(services.db, async (tx) => {
        const subject = { type: "user", id: userId };
        await writeAuditEntry(tx, { kind: "system" }, { action, subject });
        if (action !== "reset-password") return;
        // Here and not by the library, which would end them after this transaction has told their open streams.
        await tx.delete(signIns).where(eq(signIns.userId, userId));
        await silenceOthers(tx, userId, undefined);
        await tellPasswordChanged(services, tx, userId);
      }),
  };
}
