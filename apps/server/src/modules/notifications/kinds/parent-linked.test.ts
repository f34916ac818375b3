import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { buildParent, buildStudent, signedIn } from "../../../../test/factories.ts";
import { mailsTo } from "../../../../test/outbox.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { users } from "../../identity/tables/users.ts";
import { mailContent } from "../mail/mail-content.ts";
import { outboxMessages } from "../tables/outbox-messages.ts";

const test = await startTestApp();
const { db } = test;

beforeEach(async () => {
  await db.delete(outboxMessages);
});

/** Somebody new is linked by the code that a parent of the student made. */
async function link(student: { id: string }) {
  const known = await buildParent(db, [student], { language: "ar" });
  const code = async () => {
    const client = await signedIn(test, known);
    return (await client.post(`/api/children/${student.id}/invitations/`)).json().code;
  };
  const joining = await buildParent(db, [], { name: "Hélène" });
  const client = await signedIn(test, joining);
  const accept = (body: object) => client.post("/api/guardian-invitations/accept/", body);
  const asked = { code: await code(), consent: true };
  return { known, joining, accept: () => accept(asked) };
}

async function only(email: string) {
  const mails = await mailsTo(db, email);
  expect(mails).toHaveLength(1);
  return mailContent(mails[0]!);
}

describe("a parent who is linked", () => {
  it("is told to the student and to the other parent, each once, and not to themselves", async () => {
    const student = await buildStudent(db, { name: "Bilal", language: "fr" });
    const { known, joining, accept } = await link(student);
    expect((await accept()).statusCode).toBe(200);
    expect((await accept()).statusCode).toBe(400);
    const toStudent = await only(student.email);
    expect(toStudent.subject).toBe("Un parent est rattaché à votre compte");
    expect(toStudent.body).toContain("\u2068Hélène\u2069 a saisi votre code");
    expect(toStudent.link).toBe("http://riwaq.test/profile");
    const toParent = await only(known.email);
    expect(toParent.subject).toBe("ربط ولي أمر ثان");
    expect(toParent.body).toContain("\u2068Bilal\u2069");
    expect(toParent.link).toBe("http://riwaq.test/children");
    expect(await mailsTo(db, joining.email)).toEqual([]);
  });

  it("is told whoever chose no mails about lessons, but no child without an address", async () => {
    const student = await buildStudent(db);
    const { known, accept } = await link(student);
    await db.update(users).set({ email: null }).where(eq(users.id, student.id));
    await db.update(users).set({ notifyByEmail: false }).where(eq(users.id, known.id));
    await accept();
    const all = await db.select({ to: outboxMessages.to }).from(outboxMessages);
    expect(all).toEqual([{ to: known.email }]);
  });

  it("has words in every language", () => {
    for (const template of ["parent-linked", "other-parent-linked"]) {
      for (const language of ["en", "fr", "ar"] as const) {
        const params = { name: "A", link: "http://riwaq.test/", sender: "B", pupil: "C" };
        const { subject, text } = mailContent({ template, language, params });
        expect(`${subject} ${text}`).not.toMatch(/parent-linked|\{\{|mails:/);
      }
    }
  });
});
