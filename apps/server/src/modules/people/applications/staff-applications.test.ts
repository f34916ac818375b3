import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { approvalOf, buildApplicant, buildApplicationFile } from "../../../../test/applications.ts";
import { NOT_FOUND } from "../../../../test/error-map.ts";
import { buildParent, buildStaff, buildTeacher, signedIn } from "../../../../test/factories.ts";
import { pdfFile } from "../../../../test/files.ts";
import { mailsTo } from "../../../../test/outbox.ts";
import { buildTeaching } from "../../../../test/teaching.ts";
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

describe("the last day of a certificate", () => {
  const PDF = pdfFile();
  const dayIn = (days: number) =>
    new Date(TEST_NOW.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const approved = async () => buildTeaching(test.db, { approval: "approved" });
  const judged = async (file: { id: string }, said: object) => {
    const answer = await staff.patch(fileOf(file), { state: "checked", ...said });
    return answer.json().certificates.find(({ id }: { id: string }) => id === file.id);
  };
  const shownOf = async (teacher: { id: string }) => {
    const parent = await signedIn(test, await buildParent(test.db));
    return (await parent.get(`/api/teachers/${teacher.id}/`)).json().certificates;
  };

  it("is said by the teacher with the document, or left open", async () => {
    const teacher = await approved();
    const own = await signedIn(test, teacher);
    for (const [title, day, kept] of [
      ["Hafs", dayIn(90), dayIn(90)],
      ["Warsh", "", null],
    ] as const) {
      const query = new URLSearchParams({ title, issuer: "", valid_until: day });
      const url = `/api/application/certificates/?${query}`;
      const answer = await own.unsafe("POST", url, PDF, { "content-type": "application/pdf" });
      expect(answer.statusCode).toBe(201);
      expect(answer.json().certificates).toContainEqual(
        expect.objectContaining({ title, valid_until: kept, validity: "valid" }),
      );
    }
    const wrong = await own.unsafe(
      "POST",
      "/api/application/certificates/?title=X&valid_until=soon",
      PDF,
      { "content-type": "application/pdf" },
    );
    expect([wrong.statusCode, Object.keys(wrong.json())]).toEqual([400, ["valid_until"]]);
  });

  it("is set by staff who accept it, kept where they say nothing of it, and noted once", async () => {
    const teacher = await approved();
    const file = await buildApplicationFile(test.db, teacher, { validUntil: dayIn(99) });
    expect(await judged(file, {})).toMatchObject({ valid_until: dayIn(99), validity: "valid" });
    for (let time = 0; time < 2; time += 1) {
      const said = await judged(file, { valid_until: dayIn(30) });
      expect(said).toMatchObject({ valid_until: dayIn(30), validity: "ending", is_shown: true });
    }
    expect(await judged(file, { valid_until: null })).toMatchObject({ validity: "valid" });
    const noted = await test.db.select().from(events).where(eq(events.subjectId, teacher.id));
    expect(noted).toHaveLength(3);
    const refused = { state: "refused", note: "Not readable.", valid_until: dayIn(1) };
    expect(await judged(file, refused)).toMatchObject({ state: "refused", valid_until: null });
    expect(
      (await staff.patch(fileOf(file), { state: "checked", valid_until: "x" })).statusCode,
    ).toBe(400);
  });

  it("is not said of a recitation", async () => {
    const teacher = await buildApplicant(test.db, { approval: "applied" });
    const said = { state: "checked", valid_until: dayIn(9) };
    const answer = await staff.patch(fileOf(teacher.recitation), said);
    expect(answer.json().recitation).toMatchObject({ state: "checked", valid_until: null });
  });

  it("is the last on which families read of it", async () => {
    const teacher = await approved();
    const file = await buildApplicationFile(test.db, teacher, {
      state: "checked",
      validUntil: dayIn(0),
    });
    expect(await shownOf(teacher)).toMatchObject([{ title: file.title }]);
    expect(JSON.stringify(await shownOf(teacher))).not.toContain("valid");
    expect(await judged(file, { valid_until: dayIn(-1) })).toMatchObject({
      validity: "over",
      is_shown: false,
    });
    expect(await shownOf(teacher)).toEqual([]);
  });

  it("is looked up by staff once it is near or over, of who teaches and was checked", async () => {
    const [near, over, far, other] = [
      await approved(),
      await approved(),
      await approved(),
      await buildTeaching(test.db, { approval: "paused" }),
    ];
    const ends = (
      teacher: { id: string },
      days: number,
      state: "checked" | "pending" = "checked",
    ) => buildApplicationFile(test.db, teacher, { state, validUntil: dayIn(days) });
    await ends(near, 30);
    await ends(over, -400);
    await ends(over, -3);
    await ends(far, 31);
    await ends(far, 3, "pending");
    await ends(other, 3);
    const found = (await staff.get("/api/staff/teachers/?certificates=ending")).json();
    const ids: string[] = found.teachers.map(({ id }: { id: string }) => id);
    expect(ids).toEqual(expect.arrayContaining([near.id, over.id]));
    for (const one of [far, other]) expect(ids).not.toContain(one.id);
    expect(found.ending).toBe(ids.length);
    const { tasks } = (await staff.get("/api/staff-home/")).json();
    expect(tasks).toContainEqual(
      expect.objectContaining({ task: "certificates", count: ids.length }),
    );
    expect((await staff.get("/api/staff/teachers/?certificates=all")).statusCode).toBe(400);
  });
});
