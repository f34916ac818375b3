import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { approvalOf, buildApplicant } from "../../../../test/applications.ts";
import { NOT_FOUND } from "../../../../test/error-map.ts";
import { buildParent, buildStaff, buildTeacher, signedIn } from "../../../../test/factories.ts";
import { mailsTo } from "../../../../test/outbox.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { staffRights } from "../../identity/tables/user-roles.ts";
import { mailContent } from "../../notifications/mail/mail-content.ts";
import { notifications } from "../../notifications/tables/notifications.ts";

const test = await startTestApp();
const staff = await signedIn(test, await buildStaff(test.db));
const MISSING = "11111111-1111-4111-8111-111111111111";
const applicationOf = ({ id }: { id: string }) => `/api/staff/teachers/${id}/application/`;
const fileOf = ({ id }: { id: string }) => `/api/staff/application-files/${id}/`;
const decide = ({ id }: { id: string }, approval: string) =>
  staff.patch(`/api/staff/teachers/${id}/`, { approval });
const bellOf = async ({ id }: { id: string }) =>
  (await test.db.select().from(notifications).where(eq(notifications.userId, id))).map(
    ({ event, path }) => [event, path],
  );

describe("staff", () => {
  it("read the application as its teacher does", async () => {
    const teacher = await buildApplicant(test.db, { approval: "applied", sentAt: TEST_NOW });
    const answer = await staff.get(applicationOf(teacher));
    expect(answer.statusCode).toBe(200);
    const own = await (await signedIn(test, teacher)).get("/api/application/");
    expect(answer.json()).toEqual(own.json());
    const listed = (await staff.get("/api/staff/teachers/?approval=applied")).json().teachers;
    expect(listed).toMatchObject([
      { id: teacher.id, sent_at: TEST_NOW.toISOString(), files_pending: 2 },
    ]);
  });

  it("ask for more, item by item, and the teacher is told in their language", async () => {
    const teacher = await buildApplicant(test.db, {
      approval: "applied",
      user: { language: "fr" },
    });
    const asked = { recitation: "Plus près du micro.", photo: "Plus claire." };
    const answer = await staff.post(applicationOf(teacher), { asked, note: "Merci d’avance." });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ approval: "returned", note: "Merci d’avance." });
    const said = answer.json().items.map(({ asked: text }: { asked: string | null }) => text);
    expect(said).toEqual([asked.photo, null, asked.recitation, null, null, null]);
    const [mail, ...more] = await mailsTo(test.db, teacher.email);
    expect(more).toEqual([]);
    expect(mailContent(mail!)).toMatchObject({
      subject: "Votre candidature chez Riwaq\u00a0: un complément est demandé",
      details: "Photo\u00a0: Plus claire.\nRécitation\u00a0: Plus près du micro.",
      quote: "Merci d’avance.",
    });
    expect(await bellOf(teacher)).toEqual([["application-returned", "/"]]);
    const [event] = await test.db.select().from(events).where(eq(events.subjectId, teacher.id));
    expect(event).toMatchObject({
      kind: "ask-for-more",
      payload: { from: "applied", items: ["photo", "recitation"] },
    });
  });

  it("ask for something, in words, and only where it is theirs to ask", async () => {
    const teacher = await buildApplicant(test.db, { approval: "applied" });
    for (const [body, fault] of [
      [{ asked: {} }, { asked: ["Say about one item at least what is missing."] }],
      [{ asked: { bio: " " } }, { asked: ["This field is required"] }],
    ] as const) {
      const answer = await staff.post(applicationOf(teacher), body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual(fault);
    }
    for (const approval of ["draft", "approved", "paused"] as const) {
      const other = await buildApplicant(test.db, { approval });
      const answer = await staff.post(applicationOf(other), { asked: { bio: "More." } });
      expect(answer.statusCode).toBe(409);
      expect(await approvalOf(test.db, other)).toBe(approval);
    }
  });

  it("accept a file or say why not; what is said again is told once", async () => {
    const teacher = await buildApplicant(test.db, { approval: "applied" });
    const refused = { state: "refused", note: "The second page is missing." };
    for (let round = 0; round < 2; round += 1) {
      const answer = await staff.patch(fileOf(teacher.certificate), refused);
      expect(answer.statusCode).toBe(200);
      expect(answer.json().certificates).toMatchObject([refused]);
    }
    const [mail, ...more] = await mailsTo(test.db, teacher.email);
    expect(more).toEqual([]);
    expect(mailContent(mail!)).toMatchObject({
      details: teacher.certificate.title,
      quote: refused.note,
    });
    expect((await staff.patch(fileOf(teacher.certificate), { state: "refused" })).json()).toEqual({
      note: ["This field is required"],
    });
    const checked = await staff.patch(fileOf(teacher.certificate), { state: "checked", note: "x" });
    expect(checked.json().certificates).toMatchObject([{ state: "checked", note: "" }]);
    expect(await mailsTo(test.db, teacher.email)).toHaveLength(1);
  });

  it("decide about nobody who has not sent an application", async () => {
    const teacher = await buildApplicant(test.db);
    for (const approval of ["approved", "paused", "declined"]) {
      expect((await decide(teacher, approval)).statusCode).toBe(409);
    }
    expect(await approvalOf(test.db, teacher)).toBe("draft");
    expect(await mailsTo(test.db, teacher.email)).toEqual([]);
  });

  it("approve, and the mail says what families see: what was checked, and nothing else", async () => {
    const teacher = await buildApplicant(test.db, {
      approval: "returned",
      asked: { bio: "More." },
      user: { language: "fr" },
    });
    await staff.patch(fileOf(teacher.certificate), { state: "checked" });
    expect((await decide(teacher, "approved")).statusCode).toBe(200);
    const [first] = await mailsTo(test.db, teacher.email);
    const lines = (recitation: string[]) =>
      [
        "· Votre photo",
        "· Votre texte\u00a0: français · arabe",
        ...recitation,
        `· Certificats vérifiés\u00a0: ${teacher.certificate.title}`,
      ].join("\n");
    expect(mailContent(first!).details).toBe(lines([]));
    expect(await bellOf(teacher)).toEqual([["teacher-approved", "/profile?tab=teaching"]]);
    const application = (await staff.get(applicationOf(teacher))).json();
    expect(application.items[1]).toMatchObject({ item: "bio", asked: null });
    await decide(teacher, "paused");
    test.clock.set(new Date(TEST_NOW.getTime() + 60_000));
    await staff.patch(fileOf(teacher.recitation), { state: "checked" });
    await decide(teacher, "approved");
    const details = (await mailsTo(test.db, teacher.email)).map(
      (mail) => mailContent(mail).details,
    );
    expect(details).toContain(lines(["· Votre récitation, à écouter"]));
    test.clock.set(TEST_NOW);
  });
});

describe("everybody else", () => {
  it("is refused, and what is not there is not found", async () => {
    const teacher = await buildApplicant(test.db, { approval: "applied" });
    const colleague = await buildStaff(test.db);
    await test.db.delete(staffRights).where(eq(staffRights.userId, colleague.id));
    const others = [teacher, await buildTeacher(test.db), await buildParent(test.db), colleague];
    for (const person of others) {
      const client = await signedIn(test, person);
      for (const answer of [
        await client.get(applicationOf(teacher)),
        await client.post(applicationOf(teacher), { asked: { bio: "x" } }),
        await client.patch(fileOf(teacher.recitation), { state: "checked" }),
      ]) {
        expect(answer.statusCode).toBe(403);
      }
    }
    expect((await test.client().get(applicationOf(teacher))).statusCode).toBe(401);
    for (const answer of [
      await staff.get(applicationOf({ id: MISSING })),
      await staff.post(applicationOf({ id: MISSING }), { asked: { bio: "x" } }),
      await staff.patch(fileOf({ id: MISSING }), { state: "checked" }),
    ]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual(NOT_FOUND);
    }
  });
});
