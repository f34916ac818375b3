import { asc, eq } from "drizzle-orm";

import { outboxMessages } from "../src/modules/notifications/tables/outbox-messages.ts";
import type { Database } from "../src/platform/db/database.ts";

export function mailsTo(db: Database, address: string) {
  return db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.to, address))
    .orderBy(asc(outboxMessages.createdAt));
}

/** The one-time token in the link of the last mail to this address. */
export async function lastToken(db: Database, address: string): Promise<string> {
  const mail = (await mailsTo(db, address)).at(-1);
  const token = new URL(mail?.params.link ?? "none:").searchParams.get("token");
  if (!token) throw new Error(`no link to ${address}`);
  return token;
}
