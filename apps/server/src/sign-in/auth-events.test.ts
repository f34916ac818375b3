import { and, eq } from "drizzle-orm";
import { expect, it } from "vitest";

import { buildParent } from "../../test/factories.ts";
import { lastToken } from "../../test/outbox.ts";
import { startTestApp } from "../../test/test-app.ts";
import { auditEntries } from "../db/schema/audit-entries.ts";

const test = await startTestApp();

it("a password that was reset by mail leaves an audit entry without its value", async () => {
  const user = await buildParent(test.db);
  const client = test.client();
  await client.post("/api/authentication/password-reset/", { email: user.email });
  const token = await lastToken(test.db, user.email);
  const password = "quite-another-sentence";
  await client.post("/api/authentication/password-reset/confirm/", { token, password });
  const entries = await test.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectId, user.id), eq(auditEntries.action, "reset-password")));
  expect(entries).toMatchObject([{ actorRole: "system", subjectType: "user", details: {} }]);
});
