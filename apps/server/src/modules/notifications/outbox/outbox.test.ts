import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { SIGN_IN_FIRST } from "../../../../test/error-map.ts";
import {
  buildMail,
  buildParent,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { answerOnce } from "../../../platform/db/answer-once.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { outboxMessages } from "../tables/outbox-messages.ts";
import { clearMessages } from "./clear-messages.job.ts";

const test = await startTestApp();
const URL = "/api/outbox/";

describe("the outbox", () => {
  it("shows staff the mails, newest first, in the words that their reader gets", async () => {
    const old = await buildMail(test.db, {
      template: "teacher-approved",
      createdAt: new Date("2026-11-01T08:00:00Z"),
    });
    const recent = await buildMail(test.db, {
      template: "reset-password",
      language: "fr",
      failure: "ECONNECTION",
      createdAt: new Date("2026-11-02T08:00:00Z"),
    });
    const answer = await (await signedIn(test, await buildStaff(test.db))).get(URL);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual([
      {
        id: recent.id,
        channel: "email",
        state: "waiting",
        to: recent.to,
        subject: expect.stringContaining("mot de passe"),
        text: "",
        secret: "openable",
        created_at: "2026-11-02T08:00:00.000Z",
        sent_at: null,
        attempts: 0,
        failure: "ECONNECTION",
      },
      {
        id: old.id,
        channel: "email",
        state: "waiting",
        to: old.to,
        subject: expect.any(String),
        text: expect.stringContaining("Hello Amal,"),
        secret: "none",
        created_at: "2026-11-01T08:00:00.000Z",
        sent_at: null,
        attempts: 0,
        failure: null,
      },
    ]);
  });

  it("shows nothing of the calendar part that a mail carries", async () => {
    const calendar = "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n";
    const { id, params } = await buildMail(test.db, {
      template: "teacher-approved",
      createdAt: new Date("2026-11-02T09:00:00Z"),
      params: { name: "Amal", link: "http://riwaq.test/", calendar, calendarMethod: "REQUEST" },
    });
    const answer = await (await signedIn(test, await buildStaff(test.db))).get(URL);
    expect(answer.json()[0]).toMatchObject({ id, text: expect.stringContaining(params.link!) });
    expect(answer.body).not.toMatch(/VCALENDAR|REQUEST/);
  });

  it("names what was sent without the words that went with it", async () => {
    const createdAt = new Date("2026-11-01T07:00:00Z");
    const sent = { state: "sent", sentAt: createdAt, createdAt, params: { name: "x" } } as const;
    const ids = [
      await buildMail(test.db, { ...sent, template: "teacher-absent" }),
      await buildMail(test.db, { ...sent, template: "holiday" }),
    ].map(({ id }) => id);
    const rows: Array<{ id: string; subject: string }> = (
      await (await signedIn(test, await buildStaff(test.db))).get(URL)
    ).json();
    const subjects = ids.map((id) => rows.find((row) => row.id === id)?.subject);
    expect(subjects).toEqual(["Absent: …", "1 holiday of the institute"]);
  });

  it("shows no text of a mail that was sent", async () => {
    const sentAt = new Date("2026-11-03T08:00:00Z");
    const mail = await buildMail(test.db, { state: "sent", sentAt, createdAt: sentAt });
    const answer = await (await signedIn(test, await buildStaff(test.db))).get(URL);
    expect(answer.json()[0]).toMatchObject({
      id: mail.id,
      subject: "Confirm your email address",
      text: "",
      sent_at: "2026-11-03T08:00:00.000Z",
    });
  });

  it("shows the newest hundred", async () => {
    for (let count = 0; count < 101; count += 1) await buildMail(test.db);
    const answer = await (await signedIn(test, await buildStaff(test.db))).get(URL);
    expect(answer.json()).toHaveLength(100);
  });

  it("shows what needs staff, or what is still to go, on every channel", async () => {
    const createdAt = new Date("2026-12-01T08:00:00Z");
    const reader = await buildParent(test.db, [], { name: "Claire" });
    const push = {
      channel: "push" as const,
      to: "",
      userId: reader.id,
      template: "resource-assigned",
      params: { title: "Alif", teacher: "Amal", student: "Inès", path: "/resources" },
    };
    const failed = await buildMail(test.db, {
      ...push,
      state: "failed",
      failure: "HTTP 403",
      createdAt,
    });
    const unclear = await buildMail(test.db, { state: "unclear", createdAt });
    const waiting = await buildMail(test.db, { createdAt });
    const client = await signedIn(test, await buildStaff(test.db));
    const problems = (await client.get(`${URL}?show=problems`)).json();
    expect(problems.map(({ id }: { id: string }) => id).toSorted()).toEqual(
      [failed.id, unclear.id].toSorted(),
    );
    expect(problems.find(({ id }: { id: string }) => id === failed.id)).toMatchObject({
      channel: "push",
      to: "Claire",
      subject: "1 piece of new material",
      text: "New material for Inès from Amal: Alif",
      failure: "HTTP 403",
    });
    expect((await client.get(`${URL}?show=waiting`)).json()[0]).toMatchObject({ id: waiting.id });
    expect((await client.get(`${URL}?show=lost`)).statusCode).toBe(400);
  });

  it("is for staff only", async () => {
    const others = [
      await buildTeacher(test.db),
      await buildStudent(test.db),
      await buildParent(test.db),
    ];
    for (const other of others) {
      const answer = await (await signedIn(test, other)).get(URL);
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toEqual({ detail: ["You do not have access to this"] });
    }
    const guest = await test.client().get(URL);
    expect(guest.statusCode).toBe(401);
    expect(guest.json()).toEqual(SIGN_IN_FIRST);
  });
});

describe("sending again", () => {
  const again = (id: string) => `${URL}${id}/send-again/`;

  it.each(["failed", "unclear"] as const)(
    "lets a message that is %s wait once more",
    async (state) => {
      const claimedAt = new Date("2026-11-20T08:00:00Z");
      const { id } = await buildMail(test.db, { state, attempts: 8, failure: "x", claimedAt });
      const client = await signedIn(test, await buildStaff(test.db));
      const answer = await client.post(again(id));
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toMatchObject({ id, state: "waiting", attempts: 0, failure: null });
      const audits = () => test.db.$count(events, eq(events.subjectId, id));
      expect(await audits()).toBe(1);
      expect((await client.post(again(id))).statusCode).toBe(200);
      expect(await audits()).toBe(1);
    },
  );

  it.each(["waiting", "sending", "sent", "dropped"] as const)(
    "leaves one that is %s",
    async (state) => {
      const { id } = await buildMail(test.db, { state });
      const client = await signedIn(test, await buildStaff(test.db));
      expect((await client.post(again(id))).json()).toMatchObject({ state });
    },
  );

  it("is for staff only, and for messages that there are", async () => {
    const { id } = await buildMail(test.db, { state: "failed" });
    for (const other of [await buildTeacher(test.db), await buildParent(test.db)]) {
      expect((await (await signedIn(test, other)).post(again(id))).statusCode).toBe(403);
    }
    expect((await test.client().post(again(id))).statusCode).toBe(401);
    const client = await signedIn(test, await buildStaff(test.db));
    expect((await client.post(again(crypto.randomUUID()))).statusCode).toBe(404);
    expect((await client.post(again("x"))).statusCode).toBeGreaterThanOrEqual(400);
  });
});

it("remembers answers for a month, by the institute's clock", async () => {
  const { id: actorId } = await buildStudent(test.db);
  test.clock.set(new Date("2001-01-01T00:00:00Z"));
  const asked = { actorId, key: crypto.randomUUID(), request: {}, now: test.clock.now() };
  const answer = (text: string) =>
    inTransaction(test.db, (tx) => answerOnce(tx, asked, async () => text));
  await answer("first");
  test.clock.advance(29 * 86_400_000);
  await clearMessages(test.services);
  expect(await answer("second")).toBe("first");
  test.clock.advance(2 * 86_400_000);
  await clearMessages(test.services);
  expect(await answer("third")).toBe("third");
  test.clock.set(TEST_NOW);
});

it("forgets what is done with after three months, and nothing that staff may still have to send", async () => {
  await test.db.delete(outboxMessages);
  const createdAt = new Date(TEST_NOW.getTime() - 91 * 86_400_000);
  for (const state of ["sent", "dropped", "waiting", "failed", "unclear"] as const) {
    await buildMail(test.db, { state, createdAt });
  }
  await buildMail(test.db, { state: "sent", createdAt: TEST_NOW });
  expect(await clearMessages(test.services)).toBe(2);
  expect(await clearMessages(test.services)).toBe(0);
  const left = await test.db.select().from(outboxMessages);
  expect(left.map(({ state }) => state).toSorted()).toEqual([
    "failed",
    "sent",
    "unclear",
    "waiting",
  ]);
});
