import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { PASSWORD, buildParent, signedIn } from "../../../../test/factories.ts";
import { lastToken } from "../../../../test/outbox.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { mailContent } from "../../notifications/mail/mail-content.ts";
import { notifications } from "../../notifications/tables/notifications.ts";
import { outboxMessages } from "../../notifications/tables/outbox-messages.ts";

const test = await startTestApp();
const { db } = test;
const CHROME =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";
const NEWER = CHROME.replace("140.0", "141.0");
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1 Version/19.0 Mobile/15E1 Safari/604.1";

async function logIn(email: string, userAgent: string, password = PASSWORD) {
  const client = test.client();
  await client.get("/api/users/me/");
  const csrf = client.cookies.get("csrftoken") ?? "";
  return test.app.inject({
    method: "POST",
    url: "/api/authentication/login/",
    headers: {
      "user-agent": userAgent,
      cookie: `csrftoken=${csrf}`,
      "x-csrftoken": decodeURIComponent(csrf),
    },
    payload: { email, password },
  });
}

function told(userId: string, event: string) {
  return db
    .select({ params: notifications.params })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.event, event)));
}

describe("a sign-in from a device that was not seen before", () => {
  it("is told in the bell and by mail; not the first one, a newer version or the same again", async () => {
    const { id, email } = await buildParent(db, [], { language: "fr", notifyByEmail: false });
    for (const agent of [CHROME, CHROME, NEWER, IPHONE, IPHONE]) {
      expect((await logIn(email, agent)).statusCode).toBe(200);
    }
    const [notice, ...more] = await told(id, "new-sign-in");
    expect(more).toEqual([]);
    expect(notice?.params.device).toBe("Safari, iPhone");
    const mails = await db.select().from(outboxMessages).where(eq(outboxMessages.userId, id));
    expect(mails).toHaveLength(1);
    const { text, subject } = mailContent(mails[0]!);
    expect(subject).toBe("Nouvelle connexion à votre compte");
    expect(text).toContain("\u2068Safari, iPhone\u2069, samedi 21 novembre 2026, 11:00");
    expect(text).toContain("http://riwaq.test/profile?tab=security");
  });

  it("is not told where the password was wrong", async () => {
    const { id, email } = await buildParent(db);
    await logIn(email, CHROME);
    expect((await logIn(email, IPHONE, "not the password")).statusCode).toBe(400);
    expect(await told(id, "new-sign-in")).toEqual([]);
  });
});

describe("a changed password", () => {
  const new_password = "a-brand-new-passphrase";

  it("is told to whom it belongs, changed in the profile or by a link", async () => {
    const reader = await buildParent(db);
    const client = await signedIn(test, reader);
    const body = { current_password: PASSWORD, new_password };
    const changed = await client.post("/api/profile/password/", body);
    expect([changed.statusCode, await told(reader.id, "password-changed")]).toEqual([
      200,
      [expect.anything()],
    ]);
    test.clock.advance(60_000);
    const guest = test.client();
    await guest.post("/api/authentication/password-reset/", { email: reader.email });
    const token = await lastToken(db, reader.email);
    const reset = { token, password: "another-new-passphrase" };
    const answer = await guest.post("/api/authentication/password-reset/confirm/", reset);
    expect(answer.statusCode).toBe(200);
    expect(await told(reader.id, "password-changed")).toHaveLength(2);
  });
});
