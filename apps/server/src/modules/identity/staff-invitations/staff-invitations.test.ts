import { eq } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";

import { NOT_FOUND, TOO_MANY } from "../../../../test/error-map.ts";
import { buildStaff, buildStudent, buildTeacher, signedIn } from "../../../../test/factories.ts";
import { lastToken, mailsTo } from "../../../../test/outbox.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { mailContent } from "../../notifications/mail/mail-content.ts";
import { users } from "../tables/users.ts";

const test = await startTestApp();
const URL = "/api/staff/invitations/";
const AT_THE_DOOR = "/api/staff-invitations/";
const DAY_MS = 86_400_000;
const GONE = { token: ["This invitation is no longer valid. Ask the institute for a new one."] };
const PASSWORD = "a-long-sentence-of-mine";

afterEach(() => test.clock.set(TEST_NOW));

const staff = await buildStaff(test.db, { name: "Mariam" });
const desk = await signedIn(test, staff);
let count = 0;
const newAddress = () => `colleague${(count += 1)}@example.test`;
const open = (token: string) => test.client().post(`${AT_THE_DOOR}open/`, { token });
const accept = (token: string, browser = test.client()) =>
  browser.post(`${AT_THE_DOOR}accept/`, { token, name: "Salma", password: PASSWORD });
const kindsOf = async (id: string) =>
  (await test.db.select().from(events).where(eq(events.subjectId, id))).map(({ kind }) => kind);

async function invited(rights: string[] = ["lessons"], email = newAddress()) {
  const answer = await desk.post(URL, { email, language: "fr", rights });
  expect(answer.statusCode).toBe(200);
  const { invitation } = answer.json<{ invitation: { id: string } }>();
  return { email, ...invitation, token: await lastToken(test.db, email) };
}

describe("an invitation to the staff", () => {
  it("goes out in the language chosen, by a link that opens it for a week", async () => {
    const { id, email, token } = await invited(["audit", "lessons"]);
    const expires_at = new Date(TEST_NOW.getTime() + 7 * DAY_MS).toISOString();
    const shared = { email, language: "fr", rights: ["lessons", "audit"], invited_by: "Mariam" };
    expect((await desk.get(URL)).json()).toContainEqual({
      ...shared,
      id,
      state: "pending",
      sent_at: TEST_NOW.toISOString(),
      expires_at,
      resend_from: new Date(TEST_NOW.getTime() + 60_000).toISOString(),
    });
    const [mail] = (await mailsTo(test.db, email)).map(mailContent);
    expect(mail?.subject).toContain("vous invite dans l’équipe");
    expect(mail?.link).toBe(`http://riwaq.test/staff-invitation?token=${token}&lang=fr`);
    const opened = await open(token);
    expect(opened.json()).toEqual({ ...shared, expires_at, needs_two_step: false });
    test.clock.set(new Date(TEST_NOW.getTime() + 7 * DAY_MS));
    expect([(await open(token)).json(), (await accept(token)).json()]).toEqual([GONE, GONE]);
    const list = (await desk.get(URL)).json<Array<{ id: string; state: string }>>();
    expect(list.find((one) => one.id === id)?.state).toBe("expired");
  });

  it("keeps its secret out of the event", async () => {
    const { id, token } = await invited();
    const rows = await test.db.select().from(events).where(eq(events.subjectId, id));
    expect(rows).toMatchObject([{ kind: "invite-staff", payload: { rights: ["lessons"] } }]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("is not sent twice to one address, and is not sent to who has an account", async () => {
    const { email } = await invited();
    const body = { email: email.toUpperCase(), language: "en", rights: [] };
    const again = await desk.post(URL, body);
    expect([again.statusCode, Object.keys(again.json())]).toEqual([400, ["email"]]);
    const teacher = await buildTeacher(test.db);
    for (const [person, works_here] of [
      [teacher, false],
      [staff, true],
    ] as const) {
      const answer = await desk.post(URL, { ...body, email: person.email });
      expect(answer.json()).toEqual({ state: "has_account", email: person.email, works_here });
    }
    expect(await mailsTo(test.db, teacher.email)).toEqual([]);
  });

  it("is sent again with a new link, a minute later, and then the first one is closed", async () => {
    const { id, email, token } = await invited();
    const early = await desk.post(`${URL}${id}/resend/`);
    expect(early.statusCode).toBe(429);
    test.clock.set(new Date(TEST_NOW.getTime() + 8 * DAY_MS));
    const later = await desk.post(`${URL}${id}/resend/`);
    expect(later.json()).toMatchObject({ id, state: "pending" });
    expect((await open(token)).json()).toEqual(GONE);
    expect((await open(await lastToken(test.db, email))).statusCode).toBe(200);
    expect(await kindsOf(id)).toEqual(["invite-staff", "resend-staff-invitation"]);
  });

  it("that is withdrawn opens no more, and the address can be invited anew", async () => {
    const { id, email, token } = await invited();
    const withdraw = () => desk.unsafe("DELETE", `${URL}${id}/`, undefined, {});
    expect([(await withdraw()).statusCode, (await withdraw()).statusCode]).toEqual([200, 200]);
    expect((await accept(token)).json()).toEqual(GONE);
    expect((await desk.post(`${URL}${id}/resend/`)).statusCode).toBe(409);
    expect(await kindsOf(id)).toEqual(["invite-staff", "withdraw-staff-invitation"]);
    await invited(["people"], email);
  });

  it("stops after ten mails to one address", async () => {
    const email = newAddress();
    for (let at = 0; at < 10; at += 1) {
      const { id } = await invited([], email);
      await desk.unsafe("DELETE", `${URL}${id}/`, undefined, {});
    }
    const answer = await desk.post(URL, { email, language: "en", rights: [] });
    expect([answer.statusCode, answer.json()]).toEqual([429, TOO_MANY]);
  });

  it("of nobody is not found", async () => {
    const at = `${URL}${crypto.randomUUID()}/`;
    for (const answer of [
      await desk.post(`${at}resend/`),
      await desk.unsafe("DELETE", at, undefined, {}),
    ]) {
      expect([answer.statusCode, answer.json()]).toEqual([404, NOT_FOUND]);
    }
  });
});

describe("accepting", () => {
  it("begins an account with its rights alone, signed in, and its address is proven", async () => {
    const { email, token } = await invited(["lessons"]);
    const browser = test.client();
    const answer = await accept(token, browser);
    expect([answer.statusCode, answer.json()]).toMatchObject([201, { name: "Salma", role: "A" }]);
    expect((await browser.get("/api/users/me/homes/")).json()).toEqual({
      homes: ["A"],
      rights: ["lessons"],
    });
    const [row] = await test.db.select().from(users).where(eq(users.email, email));
    expect(row).toMatchObject({ emailVerified: true, language: "fr", timeZone: "Africa/Cairo" });
    expect((await test.client().logIn(email, PASSWORD)).statusCode).toBe(200);
    expect(await kindsOf(row?.id ?? "")).toContain("accept-staff-invitation");
    expect((await desk.get(URL)).body).not.toContain(email);
    expect((await accept(token)).json()).toEqual(GONE);
  });

  it("by two at one moment has one winner", async () => {
    const { token } = await invited();
    const answers = await Promise.all([accept(token), accept(token)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400]);
  });

  it("is refused to an address that has got an account meanwhile, and says what to do", async () => {
    const { email, token } = await invited();
    const student = await buildStudent(test.db);
    await test.db.update(users).set({ email }).where(eq(users.id, student.id));
    const answer = await accept(token);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { token: [expect.stringContaining("has an account by now")] },
    ]);
  });

  it("asks for a name and a password that nobody guesses", async () => {
    const { token } = await invited();
    for (const [body, field] of [
      [{ token, name: "", password: PASSWORD }, "name"],
      [{ token, name: "Salma", password: "short" }, "password"],
      [{ token, name: "Salma", password: "password123" }, "password"],
    ] as const) {
      const answer = await test.client().post(`${AT_THE_DOOR}accept/`, body);
      expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, [field]]);
    }
  });
});
