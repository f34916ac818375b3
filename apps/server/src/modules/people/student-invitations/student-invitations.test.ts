import { and, eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";

import { newKey } from "../../../../test/booking-scene.ts";
import { NOT_FOUND, SIGN_IN_FIRST, TEACHERS_ONLY, TOO_MANY } from "../../../../test/error-map.ts";
import {
  buildParent,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { lastToken, mailsTo } from "../../../../test/outbox.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { studentInvitations } from "../tables/student-invitations.ts";
import { teachers } from "../tables/teachers.ts";

const test = await startTestApp();
const URL = "/api/student-invitations/";
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const GONE = { token: ["This invitation is no longer valid. Ask the teacher for a new one."] };

afterEach(() => test.clock.set(TEST_NOW));

let count = 0;
const newAddress = () => `guardian${(count += 1)}@example.test`;
const formFor = (email: string) => ({ name: "Inès", age: 9, email, language: "fr" });
const open = (token: string) => test.client().post(`${URL}open/`, { token });

async function invited(email = newAddress()) {
  const teacher = await buildTeacher(test.db, { name: "Amal" });
  const desk = await signedIn(test, teacher);
  const answer = await desk.post(URL, formFor(email), newKey());
  expect(answer.statusCode).toBe(201);
  const { id } = answer.json<{ id: string }>();
  return {
    teacher,
    desk,
    email,
    id,
    at: `${URL}${id}/`,
    answer,
    token: await lastToken(test.db, email),
  };
}

describe("an invitation", () => {
  it("goes to the guardian in the language chosen, with a link that opens it for a fortnight", async () => {
    const { teacher, desk, email, id, answer, token } = await invited();
    const expiresAt = new Date(TEST_NOW.getTime() + 14 * DAY_MS).toISOString();
    expect(answer.json()).toEqual({
      id,
      ...formFor(email),
      state: "pending",
      sent_at: TEST_NOW.toISOString(),
      expires_at: expiresAt,
      resend_from: new Date(TEST_NOW.getTime() + HOUR_MS).toISOString(),
    });
    const [mail] = await mailsTo(test.db, email);
    expect(mail).toMatchObject({ template: "student-invitation", language: "fr", userId: null });
    expect(mail?.params.link).toBe(`http://riwaq.test/invitation?token=${token}&lang=fr`);
    expect((await desk.get(URL)).json()).toEqual([answer.json()]);
    const opened = await open(token);
    expect(opened.statusCode).toBe(200);
    expect(opened.json()).toEqual({
      teacher: "Amal",
      child: "Inès",
      age: 9,
      language: "fr",
      expires_at: expiresAt,
    });
    test.clock.set(new Date(Date.parse(expiresAt) - 1));
    expect((await open(token)).statusCode).toBe(200);
    test.clock.set(new Date(expiresAt));
    expect((await open(token)).json()).toEqual(GONE);
    const late = await signedIn(test, teacher);
    expect((await late.get(URL)).json()).toMatchObject([{ id, state: "expired" }]);
  });

  it("is kept without its secret, and traced without the address", async () => {
    const { email, id, token, answer } = await invited();
    const [row] = await test.db
      .select()
      .from(studentInvitations)
      .where(eq(studentInvitations.id, id));
    expect(JSON.stringify(row)).not.toContain(token);
    expect(answer.body).not.toContain(token);
    const [trace] = await test.db.select().from(events).where(eq(events.subjectId, id));
    expect(trace?.kind).toBe("invite-student");
    expect(JSON.stringify(trace)).not.toContain(email);
  });

  it("answers the same whether the address has an account or not", async () => {
    const parent = await buildParent(test.db);
    const known = await invited(parent.email);
    const unknown = await invited();
    const shapeOf = ({ answer, email, id }: typeof known) =>
      answer.body.replaceAll(email, "address").replaceAll(id, "id");
    expect(shapeOf(known)).toBe(shapeOf(unknown));
    const traces = ({ id }: typeof known) => test.db.$count(events, eq(events.subjectId, id));
    expect(await traces(known)).toBe(await traces(unknown));
    expect(await mailsTo(test.db, parent.email)).toHaveLength(1);
  });

  it("asked for again with one key is one; with another key it is refused", async () => {
    const { desk, email } = await invited();
    const key = newKey();
    const form = { ...formFor(email), name: "Adam" };
    const [first, second] = [await desk.post(URL, form, key), await desk.post(URL, form, key)];
    expect(second.json()).toEqual(first.json());
    expect(await mailsTo(test.db, email)).toHaveLength(2);
    const again = await desk.post(URL, form, newKey());
    expect([again.statusCode, Object.keys(again.json())]).toEqual([400, ["email"]]);
    const answers = await Promise.all(
      [1, 2, 3].map(() => desk.post(URL, { ...form, name: "Twin" }, newKey())),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400, 400]);
  });

  it("names every wrong field at once", async () => {
    const { desk } = await invited();
    const wrong = { name: " ", age: 0, email: "nobody", language: "de" };
    const answer = await desk.post(URL, wrong, newKey());
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json()).toSorted()).toEqual(["age", "email", "language", "name"]);
    expect((await desk.post(URL, formFor(newAddress()))).statusCode).toBe(400);
  });

  it("reaches one address ten times a day at most, whoever invites", async () => {
    const email = newAddress();
    const desks = await Promise.all([1, 2].map(async () => (await invited(email)).desk));
    const inviteFrom = async (at: number) =>
      desks[at % 2]?.post(URL, { ...formFor(email), name: `Child ${at}` }, newKey());
    for (let at = 0; at < 8; at += 1) expect((await inviteFrom(at))?.statusCode).toBe(201);
    const refused = await inviteFrom(8);
    expect([refused?.statusCode, refused?.json()]).toEqual([429, TOO_MANY]);
    expect(await mailsTo(test.db, email)).toHaveLength(10);
  });

  it("is for teachers whom the institute has approved", async () => {
    const { teacher, desk, at, token } = await invited();
    await test.db
      .update(teachers)
      .set({ approval: "paused" })
      .where(eq(teachers.userId, teacher.id));
    test.clock.advance(HOUR_MS);
    for (const answer of [
      await desk.post(URL, formFor(newAddress()), newKey()),
      await desk.post(`${at}resend/`),
    ]) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json().detail[0]).toMatch(/once the institute has approved you/);
    }
    expect((await open(token)).json()).toEqual(GONE);
  });
});

describe("a link that does not open", () => {
  it.each(["x", "x".repeat(200), "ünïcode", "' or 1=1 --"])("as %s is gone", async (token) => {
    const answer = await open(token);
    expect([answer.statusCode, answer.json()]).toEqual([400, GONE]);
  });

  it("is asked for by its token", async () => {
    for (const body of [{}, { token: "" }, { token: 7 }, { token: "x".repeat(201) }]) {
      const answer = await test.client().post(`${URL}open/`, body);
      expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ["token"]]);
    }
  });
});

describe("sending again", () => {
  it("makes a new link, valid anew, and ends the old one; once an hour", async () => {
    const { desk, email, at, token } = await invited();
    const early = await desk.post(`${at}resend/`);
    expect(early.statusCode).toBe(429);
    expect(early.json().detail[0]).toMatch(/an hour/);
    test.clock.advance(HOUR_MS);
    const answer = await desk.post(`${at}resend/`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      state: "pending",
      sent_at: test.clock.now().toISOString(),
    });
    const newer = await lastToken(test.db, email);
    expect(newer).not.toBe(token);
    expect((await open(token)).json()).toEqual(GONE);
    expect((await open(newer)).statusCode).toBe(200);
    expect((await desk.post(`${at}resend/`)).statusCode).toBe(429);
  });

  it("brings an expired one back", async () => {
    const { teacher, email, at } = await invited();
    test.clock.advance(20 * DAY_MS);
    const desk = await signedIn(test, teacher);
    expect((await desk.get(URL)).json()).toMatchObject([{ state: "expired" }]);
    expect((await desk.post(`${at}resend/`)).json()).toMatchObject({ state: "pending" });
    expect((await open(await lastToken(test.db, email))).statusCode).toBe(200);
  });

  it("at one moment sends one mail", async () => {
    const { desk, email, at } = await invited();
    test.clock.advance(HOUR_MS);
    const answers = await Promise.all([1, 2, 3].map(() => desk.post(`${at}resend/`)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 429, 429]);
    expect(await mailsTo(test.db, email)).toHaveLength(2);
  });
});

describe("withdrawing", () => {
  it("ends the link, and twice is once", async () => {
    const { desk, at, id, token } = await invited();
    const withdraw = () => desk.unsafe("DELETE", at, undefined, {});
    expect([(await withdraw()).statusCode, (await withdraw()).statusCode]).toEqual([200, 200]);
    expect((await open(token)).json()).toEqual(GONE);
    expect((await desk.get(URL)).json()).toMatchObject([{ id, state: "withdrawn" }]);
    const traces = and(eq(events.subjectId, id), eq(events.kind, "withdraw-student-invitation"));
    expect(await test.db.$count(events, traces)).toBe(1);
    test.clock.advance(HOUR_MS);
    expect((await desk.post(`${at}resend/`)).statusCode).toBe(409);
    test.clock.advance(14 * DAY_MS);
    const later = await signedIn(test, { id: (await ownerOf(id)) ?? "" });
    expect((await later.get(URL)).json()).toEqual([]);
  });
});

async function ownerOf(id: string) {
  const [row] = await test.db
    .select({ teacherId: studentInvitations.teacherId })
    .from(studentInvitations)
    .where(eq(studentInvitations.id, id));
  return row?.teacherId;
}

describe("somebody else's invitation", () => {
  it("is not found by another teacher, and no list names it", async () => {
    const { at, email } = await invited();
    const other = await signedIn(test, await buildTeacher(test.db));
    for (const answer of [
      await other.post(`${at}resend/`),
      await other.unsafe("DELETE", at, undefined, {}),
    ]) {
      expect([answer.statusCode, answer.json()]).toEqual([404, NOT_FOUND]);
    }
    expect((await other.get(URL)).body).not.toContain(email);
  });

  it("is closed to every other role and to guests", async () => {
    const { at } = await invited();
    const people = [buildStudent, buildStaff, (db: typeof test.db) => buildParent(db)];
    const callsOf = async (browser: Awaited<ReturnType<typeof signedIn>>) => [
      await browser.get(URL),
      await browser.post(URL, formFor(newAddress()), newKey()),
      await browser.post(`${at}resend/`),
      await browser.unsafe("DELETE", at, undefined, {}),
    ];
    for (const build of people) {
      for (const answer of await callsOf(await signedIn(test, await build(test.db)))) {
        expect([answer.statusCode, answer.json()]).toEqual([403, TEACHERS_ONLY]);
      }
    }
    for (const answer of await callsOf(test.client())) {
      expect([answer.statusCode, answer.json()]).toEqual([401, SIGN_IN_FIRST]);
    }
  });
});
