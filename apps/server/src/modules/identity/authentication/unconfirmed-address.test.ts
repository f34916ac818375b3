import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { buildFamily, buildOpenTeacher, newKey } from "../../../../test/booking-scene.ts";
import {
  PASSWORD,
  buildParent,
  buildStaff,
  buildStudent,
  signedIn,
} from "../../../../test/factories.ts";
import { lastToken, mailsTo } from "../../../../test/outbox.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { reportReady } from "../../notifications/kinds/report-ready.ts";
import { guardianships } from "../../people/tables/families.ts";
import { users } from "../tables/users.ts";

const test = await startTestApp();
const FIRST = {
  detail: ["Confirm your e-mail address first: the link is in the mail that we sent you."],
};
const NEW_CHILD = { name: "Inès", age: 9, gender: "F", consent: true };
const stranger = () => buildParent(test.db, [], { emailVerified: false });

const unconfirm = ({ id }: { id: string }) =>
  test.db.update(users).set({ emailVerified: false }).where(eq(users.id, id));

async function singleLesson() {
  const { parent, child } = await buildFamily(test.db);
  const teacher = await buildOpenTeacher(test.db);
  const request = {
    kind: "single",
    student_id: child.id,
    teacher_id: teacher.id,
    programme_id: teacher.programmeId,
    starts_at: "2026-11-24T15:00:00Z",
    length_minutes: 60,
  };
  return { parent, request };
}

describe("with an address that nobody has confirmed", () => {
  it("no child is added", async () => {
    const browser = await signedIn(test, await stranger());
    const answer = await browser.post("/api/children/", NEW_CHILD, newKey());
    expect([answer.statusCode, answer.json()]).toEqual([403, FIRST]);
  });

  it("no child's code is accepted, and the code stays good for its parent", async () => {
    const child = await buildStudent(test.db);
    const { code } = (
      await (await signedIn(test, child)).post("/api/guardian-invitations/")
    ).json();
    const accept = { code, consent: true };
    const answer = await (
      await signedIn(test, await stranger())
    ).post("/api/guardian-invitations/accept/", accept);
    expect([answer.statusCode, answer.json()]).toEqual([403, FIRST]);
    expect(await test.db.$count(guardianships, eq(guardianships.studentId, child.id))).toBe(0);
    const parent = await signedIn(test, await buildParent(test.db));
    expect((await parent.post("/api/guardian-invitations/accept/", accept)).statusCode).toBe(200);
  });

  it("a teacher's invitation is accepted only where its own mail proves the address", async () => {
    const teacher = await signedIn(test, await buildOpenTeacher(test.db));
    const accepting = async (email: string) => {
      const form = { name: "Inès", age: 9, email, language: "fr" };
      await teacher.post("/api/student-invitations/", form, newKey());
      const token = await lastToken(test.db, email);
      return { token, consent: true, new_child: { name: "Inès", age: 9, gender: "F" } };
    };
    const elsewhere = await accepting("family@example.test");
    const browser = await signedIn(test, await stranger());
    const refused = await browser.post("/api/student-invitations/accept/", elsewhere);
    expect([refused.statusCode, refused.json()]).toEqual([403, FIRST]);
    const invited = await stranger();
    const own = await accepting(invited.email);
    const answer = await (
      await signedIn(test, invited)
    ).post("/api/student-invitations/accept/", own);
    expect(answer.statusCode).toBe(200);
  });

  it("nothing is booked, and the preview says why", async () => {
    const { parent, request } = await singleLesson();
    const browser = await signedIn(test, parent);
    await unconfirm(parent);
    const preview = (await browser.post("/api/bookings/preview/", request)).json();
    expect(preview.problems).toEqual(FIRST.detail);
    const answer = await browser.post("/api/bookings/", request, newKey());
    expect([answer.statusCode, answer.json()]).toEqual([403, FIRST]);
  });

  it("the second step is not turned on", async () => {
    const browser = await signedIn(test, await stranger());
    const begun = await browser.post("/api/profile/two-step/begin/", {
      current_password: PASSWORD,
    });
    const confirmed = await browser.post("/api/profile/two-step/confirm/", { code: "123456" });
    for (const answer of [begun, confirmed]) {
      expect([answer.statusCode, answer.json()]).toEqual([403, FIRST]);
    }
  });

  it("no teacher writes to families", async () => {
    const teacher = await buildOpenTeacher(test.db);
    await unconfirm(teacher);
    const form = { name: "Inès", age: 9, email: "someone@example.test", language: "fr" };
    const desk = await signedIn(test, teacher);
    const answer = await desk.post("/api/student-invitations/", form, newKey());
    expect([answer.statusCode, answer.json()]).toEqual([403, FIRST]);
    expect(await mailsTo(test.db, form.email)).toEqual([]);
  });

  it("all is possible as soon as the link has been followed", async () => {
    const parent = await stranger();
    const browser = await signedIn(test, parent);
    await browser.post("/api/authentication/verify-email/resend/");
    const token = await lastToken(test.db, parent.email);
    await test.client().post("/api/authentication/verify-email/", { token });
    expect((await browser.post("/api/children/", NEW_CHILD, newKey())).statusCode).toBe(201);
  });
});

describe("mails to an address that nobody has confirmed", () => {
  it("are the confirmation and the password reset alone; news stay in the bell", async () => {
    const parent = await stranger();
    const browser = await signedIn(test, parent);
    await inTransaction(test.db, (tx) =>
      reportReady.tell(test.services, tx, [
        {
          userId: parent.id,
          key: "report-ready:1",
          words: { student: "Inès", teacher: "Amal", at: TEST_NOW.toISOString() },
          path: "/reports/1",
        },
      ]),
    );
    expect((await browser.get("/api/notifications/")).json()).toMatchObject({ unread: 1 });
    await browser.post("/api/authentication/verify-email/resend/");
    await test.client().post("/api/authentication/password-reset/", { email: parent.email });
    const mails = await mailsTo(test.db, parent.email);
    expect(mails.map(({ template }) => template)).toEqual(["verify-email", "reset-password"]);
  });

  it("are not written to staff about visitors, nor to who closes the account", async () => {
    const staff = await buildStaff(test.db, { emailVerified: false });
    const parent = await stranger();
    const browser = await signedIn(test, parent);
    const message = {
      name: "Visitor",
      email: "visitor@example.test",
      topic: "general",
      message: "A question about the programmes, if I may.",
      language: "en",
    };
    expect((await browser.post("/api/contact/", message, newKey())).statusCode).toBe(201);
    const closing = { current_password: PASSWORD };
    expect((await browser.post("/api/profile/deletion/", closing)).statusCode).toBe(200);
    expect(await mailsTo(test.db, staff.email)).toEqual([]);
    expect(await mailsTo(test.db, parent.email)).toEqual([]);
  });
});
describe("a password reset", () => {
  it("confirms the address, as its link came by mail", async () => {
    const parent = await stranger();
    await test.client().post("/api/authentication/password-reset/", { email: parent.email });
    const token = await lastToken(test.db, parent.email);
    const reset = { token, password: "quite-another-sentence" };
    const answer = await test.client().post("/api/authentication/password-reset/confirm/", reset);
    expect(answer.statusCode).toBe(200);
    const [row] = await test.db.select().from(users).where(eq(users.id, parent.id));
    expect(row?.emailVerified).toBe(true);
  });
});
