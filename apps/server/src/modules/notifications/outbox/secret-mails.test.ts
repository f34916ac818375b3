import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { NOT_FOUND, SIGN_IN_FIRST } from "../../../../test/error-map.ts";
import { buildMail, buildStaff, buildTeacher, signedIn } from "../../../../test/factories.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { events } from "../../../platform/db/tables/events.ts";

const test = await startTestApp();
const mailing = await startTestApp({ smtpUrl: "smtp://127.0.0.1:1" });
const SECRETS = ["verify-email", "reset-password", "student-invitation", "offer-made"];
const openAt = (id: string) => `/api/outbox/${id}/open/`;

describe("a mail whose link is a secret", () => {
  it.each(SECRETS)("is listed without its text: %s", async (template) => {
    for (const [app, secret] of [
      [test, "openable"],
      [mailing, "kept"],
    ] as const) {
      const mail = await buildMail(app.db, { template, state: "failed" });
      const staff = await signedIn(app, await buildStaff(app.db));
      const answer = await staff.get("/api/outbox/?show=problems");
      const listed = answer.json().find(({ id }: { id: string }) => id === mail.id);
      expect(listed).toMatchObject({ text: "", secret });
      expect(answer.body).not.toContain(mail.params.link);
      const again = await staff.post(`/api/outbox/${mail.id}/send-again/`);
      expect([again.statusCode, again.json()]).toEqual([
        200,
        expect.objectContaining({ text: "", secret }),
      ]);
    }
  });

  it("is opened by a press of staff where there is no mail server, and that is noted", async () => {
    const mail = await buildMail(test.db, { template: "reset-password" });
    const staff = await buildStaff(test.db);
    const answer = await (await signedIn(test, staff)).post(openAt(mail.id));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      text: expect.stringContaining(mail.params.link!),
      secret: "none",
    });
    const noted = await test.db.select().from(events).where(eq(events.subjectId, mail.id));
    expect(noted).toMatchObject([{ kind: "open-secret-message", actorId: staff.id }]);
    expect(JSON.stringify(noted)).not.toContain("token");
  });

  it("is never opened where a mail server is set", async () => {
    const mail = await buildMail(mailing.db, { template: "reset-password" });
    const answer = await (
      await signedIn(mailing, await buildStaff(mailing.db))
    ).post(openAt(mail.id));
    expect(answer.statusCode).toBe(403);
    expect(answer.body).not.toContain(mail.params.link);
    expect(await mailing.db.$count(events, eq(events.subjectId, mail.id))).toBe(0);
  });

  it("is opened by nobody else", async () => {
    const mail = await buildMail(test.db, { template: "reset-password" });
    const guest = await test.client().post(openAt(mail.id));
    expect([guest.statusCode, guest.json()]).toEqual([401, SIGN_IN_FIRST]);
    const teacher = await signedIn(test, await buildTeacher(test.db));
    expect((await teacher.post(openAt(mail.id))).statusCode).toBe(403);
    const staff = await signedIn(test, await buildStaff(test.db));
    const unknown = await staff.post(openAt("11111111-1111-4111-8111-111111111111"));
    expect([unknown.statusCode, unknown.json()]).toEqual([404, NOT_FOUND]);
  });
});
