import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { approvalOf, buildApplicant, buildApplicationFile } from "../../../../test/applications.ts";
import { SIGN_IN_FIRST, TEACHERS_ONLY } from "../../../../test/error-map.ts";
import {
  buildParent,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { mailsTo } from "../../../../test/outbox.ts";
import { REGISTER, teacherForm } from "../../../../test/registrations.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { staffRights } from "../../identity/tables/user-roles.ts";
import { mailContent } from "../../notifications/mail/mail-content.ts";
import { applicationFiles } from "../tables/application-files.ts";
import { teachers } from "../tables/teachers.ts";

const test = await startTestApp();
const OWN = "/api/application/";
const SEND = "/api/application/send/";

const auditOf = (id: string) => test.db.select().from(events).where(eq(events.subjectId, id));
const missingOf = (application: { items: Array<{ item: string; is_ready: boolean }> }) =>
  application.items.filter(({ is_ready }) => !is_ready).map(({ item }) => item);

describe("an application", () => {
  it("begins with the account, as a draft that names what is missing", async () => {
    const client = test.client();
    await client.post(REGISTER.teachers, teacherForm());
    const answer = await client.get(OWN);
    expect(answer.statusCode).toBe(200);
    const application = answer.json();
    expect(application).toMatchObject({
      approval: "draft",
      note: "",
      sent_at: null,
      decided_at: null,
      can_send: false,
      recitation: null,
      certificates: [],
    });
    // Where lessons meet is settled: in this site's own room, until something else is chosen.
    const all = ["photo", "bio", "recitation", "certificates", "hours"];
    expect(missingOf(application)).toEqual(all);
    await client.patch("/api/teaching-profile/", { meeting_provider: "own" });
    expect(missingOf((await client.get(OWN)).json())).toEqual([...all, "room"]);
    expect(application.items[0]).toMatchObject({ item: "photo", is_needed: false, asked: null });
    expect(application.items[1]).toMatchObject({ item: "bio", missing: ["en", "fr", "ar"] });
  });

  it("shows what is there: files with their state, nothing of them to families yet", async () => {
    const teacher = await buildApplicant(test.db);
    const refused = await buildApplicationFile(test.db, teacher, { state: "refused" });
    const application = (await (await signedIn(test, teacher)).get(OWN)).json();
    expect(missingOf(application)).toEqual([]);
    expect(application).toMatchObject({
      can_send: true,
      recitation: {
        id: teacher.recitation.id,
        kind: "recitation",
        seconds: 42.5,
        state: "pending",
        is_shown: false,
      },
      certificates: [
        {
          id: teacher.certificate.id,
          title: teacher.certificate.title,
          state: "pending",
          note: "",
        },
        { id: refused.id, state: "refused", note: "Too dark." },
      ],
    });
  });

  it("is sent once, and staff who decide about people are told", async () => {
    const [people, money] = [await buildStaff(test.db), await buildStaff(test.db)];
    await test.db.delete(staffRights).where(eq(staffRights.userId, money.id));
    await test.db.insert(staffRights).values({ userId: money.id, right: "money" });
    const teacher = await buildApplicant(test.db, { user: { name: "Dina" } });
    const client = await signedIn(test, teacher);
    const answers = await Promise.all([client.post(SEND, {}), client.post(SEND, {})]);
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({
        approval: "applied",
        sent_at: TEST_NOW.toISOString(),
        can_send: false,
      });
    }
    expect(await auditOf(teacher.id)).toMatchObject([
      { kind: "send-application", payload: { from: "draft" } },
    ]);
    const [mail, ...more] = await mailsTo(test.db, people.email);
    expect(more).toEqual([]);
    expect(mailContent(mail!).subject).toBe("Application to read: \u2068Dina\u2069");
    expect(await mailsTo(test.db, money.email)).toEqual([]);
  });

  it("is not sent while something that is needed is missing; a picture is not", async () => {
    const teacher = await buildApplicant(test.db, { meetingLink: null, user: { image: null } });
    const client = await signedIn(test, teacher);
    const refused = await client.post(SEND, {});
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toEqual({
      non_field_errors: [
        "Something is still missing. Complete what the list names, then send your application.",
      ],
    });
    const meetingLink = "https://meet.example.org/dina";
    await test.db.update(teachers).set({ meetingLink }).where(eq(teachers.userId, teacher.id));
    expect((await client.post(SEND, {})).statusCode).toBe(200);
  });

  it("is sent again where staff asked for more, and counts a recitation not accepted as missing", async () => {
    const teacher = await buildApplicant(test.db, {
      approval: "returned",
      asked: { bio: "More." },
    });
    const client = await signedIn(test, teacher);
    const refuse = (state: "refused" | "pending") =>
      test.db
        .update(applicationFiles)
        .set({ state, note: "Too far away.", judgedAt: state === "refused" ? TEST_NOW : null })
        .where(eq(applicationFiles.id, teacher.recitation.id));
    await refuse("refused");
    const application = (await client.get(OWN)).json();
    expect(missingOf(application)).toEqual(["recitation"]);
    expect(application.items[1]).toMatchObject({ item: "bio", asked: "More." });
    expect((await client.post(SEND, {})).statusCode).toBe(400);
    await refuse("pending");
    expect((await client.post(SEND, {})).json()).toMatchObject({ approval: "applied" });
  });

  it.each(["approved", "paused", "declined"] as const)(
    "is not sent when it is %s",
    async (approval) => {
      const teacher = await buildApplicant(test.db, { approval });
      const answer = await (await signedIn(test, teacher)).post(SEND, {});
      expect(answer.statusCode).toBe(409);
      expect(await approvalOf(test.db, teacher)).toBe(approval);
    },
  );

  it("is for teachers alone, each with their own", async () => {
    for (const build of [buildStudent, buildParent, buildStaff]) {
      const client = await signedIn(test, await build(test.db));
      for (const answer of [await client.get(OWN), await client.post(SEND, {})]) {
        expect(answer.statusCode).toBe(403);
        expect(answer.json()).toEqual(TEACHERS_ONLY);
      }
    }
    expect((await test.client().get(OWN)).json()).toEqual(SIGN_IN_FIRST);
    await buildApplicant(test.db);
    const another = await (await signedIn(test, await buildTeacher(test.db))).get(OWN);
    expect(another.json()).toMatchObject({ recitation: null, certificates: [] });
  });
});
