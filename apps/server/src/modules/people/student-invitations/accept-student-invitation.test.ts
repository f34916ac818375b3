import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { buildOpenTeacher, newKey } from "../../../../test/booking-scene.ts";
import { NOT_FOUND, SIGN_IN_FIRST } from "../../../../test/error-map.ts";
import {
  buildParent,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { lastToken, mailsTo } from "../../../../test/outbox.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import type { TestClient } from "../../../../test/test-client.ts";
import { users } from "../../identity/tables/users.ts";
import { mailContent } from "../../notifications/mail/mail-content.ts";
import { notifications } from "../../notifications/tables/notifications.ts";
import { agreements } from "../tables/agreements.ts";
import { guardianships } from "../tables/families.ts";

const test = await startTestApp();
const URL = "/api/student-invitations/";
const ACCEPT = `${URL}accept/`;
const GONE = { token: ["This invitation is no longer valid. Ask the teacher for a new one."] };
const INES = { name: "Inès", age: 9, gender: "F" };

let count = 0;

async function invited(email = `family${(count += 1)}@example.test`) {
  const teacher = await buildOpenTeacher(test.db);
  const desk = await signedIn(test, teacher);
  const form = { name: "Inès", age: 9, email, language: "fr" };
  const { id } = (await desk.post(URL, form, newKey())).json<{ id: string }>();
  return { teacher, desk, at: `${URL}${id}/`, id, token: await lastToken(test.db, email) };
}

async function newFamily(children: Array<{ id: string }> = []) {
  const parent = await buildParent(test.db, children, { name: "Hélène" });
  return { parent, browser: await signedIn(test, parent) };
}

const accept = (browser: TestClient, token: string, of: object = { new_child: INES }) =>
  browser.post(ACCEPT, { token, consent: true, ...of });
const enrolled = (teacher: { id: string }) =>
  test.db.select().from(agreements).where(eq(agreements.teacherId, teacher.id));

describe("accepting", () => {
  it("makes the child, with consent, and the teacher has a pupil and is told", async () => {
    const { teacher, desk, id, token } = await invited();
    const { parent, browser } = await newFamily();
    const answer = await accept(browser, token);
    expect(answer.statusCode).toBe(200);
    const { child_id: childId } = answer.json<{ child_id: string }>();
    expect((await browser.get("/api/children/")).json()).toMatchObject([
      { id: childId, ...INES, has_own_account: false, consented_at: TEST_NOW.toISOString() },
    ]);
    expect((await desk.get("/api/students/")).json()).toMatchObject([
      { id: childId, name: "Inès" },
    ]);
    expect(await enrolled(teacher)).toMatchObject([
      { studentId: childId, programmeId: null, endedAt: null },
    ]);
    expect((await desk.get(URL)).json()).toMatchObject([{ id, state: "accepted" }]);
    const told = await test.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, teacher.id));
    expect(told).toMatchObject([
      {
        event: "invitation",
        params: { student: "Inès", guardian: parent.name },
        path: "/students",
      },
    ]);
  });

  it.each([
    ["has left", { endedAt: new Date("2026-05-01T00:00:00Z") }],
    ["had the last lesson long ago", { endedAt: null }],
  ])("brings a pupil back who %s, and the teacher reaches them again", async (_, of) => {
    const { teacher, desk, token } = await invited();
    const student = await buildStudent(test.db);
    const long = { broughtTogetherAt: new Date("2026-01-01T00:00:00Z"), programmeId: null, ...of };
    await test.db
      .insert(agreements)
      .values({ teacherId: teacher.id, studentId: student.id, ...long });
    expect((await desk.get("/api/students/")).json()).toEqual([]);
    const { browser } = await newFamily([student]);
    const answer = await accept(browser, token, { child_id: student.id });
    expect(answer.statusCode).toBe(200);
    expect((await desk.get("/api/students/")).json()).toMatchObject([{ id: student.id }]);
    expect(await enrolled(teacher)).toMatchObject([{ broughtTogetherAt: TEST_NOW, endedAt: null }]);
  });

  it("leads to lessons, with which the programme is agreed", async () => {
    const { teacher, desk, token } = await invited();
    const { browser } = await newFamily();
    const { child_id: childId } = (await accept(browser, token)).json();
    const lesson = {
      kind: "single",
      student_id: childId,
      teacher_id: teacher.id,
      starts_at: "2026-11-25T15:00:00.000Z",
      length_minutes: 45,
    };
    const answer = await desk.post("/api/bookings/", lesson, newKey());
    expect(answer.statusCode).toBe(201);
    expect(await enrolled(teacher)).toMatchObject([
      { studentId: childId, programmeId: teacher.programmeId },
    ]);
    expect((await desk.get("/api/students/")).json()).toHaveLength(1);
  });

  it("still lets the rule about gender decide whether lessons can be booked", async () => {
    const { teacher, desk, token } = await invited();
    await test.db.update(users).set({ gender: "M" }).where(eq(users.id, teacher.id));
    const { browser } = await newFamily();
    const { child_id: childId } = (
      await accept(browser, token, { new_child: { ...INES, age: 13 } })
    ).json();
    const lesson = {
      kind: "single",
      student_id: childId,
      teacher_id: teacher.id,
      starts_at: "2026-11-25T15:00:00.000Z",
      length_minutes: 45,
    };
    const answer = await desk.post("/api/bookings/", lesson, newKey());
    expect([answer.statusCode, (await desk.get("/api/students/")).json().length]).toEqual([403, 1]);
  });

  it("takes a child of the parent's instead of a new one, and records the consent", async () => {
    const { teacher, token } = await invited();
    const child = await buildStudent(test.db, { name: "Inès Lambert" });
    const { parent, browser } = await newFamily([child]);
    const answer = await accept(browser, token, { child_id: child.id });
    expect(answer.json()).toEqual({ child_id: child.id });
    const [link] = await test.db
      .select()
      .from(guardianships)
      .where(eq(guardianships.parentId, parent.id));
    expect(link).toMatchObject({ studentId: child.id, consentedAt: TEST_NOW });
    expect(await enrolled(teacher)).toMatchObject([{ studentId: child.id, programmeId: null }]);
  });

  it("is told to the other parent of a child, once", async () => {
    const child = await buildStudent(test.db, { name: "Inès" });
    const other = await buildParent(test.db, [child], { language: "fr" });
    const { parent, browser } = await newFamily([child]);
    const { teacher, token } = await invited();
    await accept(browser, token, { child_id: child.id });
    await accept(browser, token, { child_id: child.id });
    const [mail, ...more] = (await mailsTo(test.db, other.email)).map(mailContent);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain(`\u2068${teacher.name}\u2069 peut désormais donner cours`);
    expect(mail?.link).toBe("http://riwaq.test/children");
    expect(await mailsTo(test.db, parent.email)).toEqual([]);
  });

  it("confirms the address that it was sent to, and no other", async () => {
    const { parent, browser } = await newFamily();
    const unconfirmed = async () =>
      test.db.$count(users, and(eq(users.id, parent.id), eq(users.emailVerified, false)));
    await test.db.update(users).set({ emailVerified: false }).where(eq(users.id, parent.id));
    await accept(browser, (await invited()).token);
    expect(await unconfirmed()).toBe(1);
    await accept(browser, (await invited(parent.email)).token);
    expect(await unconfirmed()).toBe(0);
  });

  it("changes nothing for a pupil who learns with the teacher already", async () => {
    const { teacher, token } = await invited();
    const child = await buildStudent(test.db);
    const pair = { teacherId: teacher.id, studentId: child.id };
    await test.db.insert(agreements).values({ ...pair, programmeId: teacher.programmeId });
    const { browser } = await newFamily([child]);
    expect((await accept(browser, token, { child_id: child.id })).statusCode).toBe(200);
    expect(await enrolled(teacher)).toMatchObject([{ programmeId: teacher.programmeId }]);
  });

  it("brings one who has left back", async () => {
    const { teacher, token } = await invited();
    const child = await buildStudent(test.db);
    const pair = { teacherId: teacher.id, studentId: child.id };
    await test.db.insert(agreements).values({ ...pair, programmeId: null, endedAt: TEST_NOW });
    const { browser } = await newFamily([child]);
    await accept(browser, token, { child_id: child.id });
    expect(await enrolled(teacher)).toMatchObject([{ ...pair, endedAt: null }]);
  });
});

describe("a link that was used", () => {
  it("is the same child for the same parent, and gone for everybody else", async () => {
    const { teacher, token } = await invited();
    const { parent, browser } = await newFamily();
    const [first, again] = [await accept(browser, token), await accept(browser, token)];
    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(again.json()).toEqual(first.json());
    const own = eq(guardianships.parentId, parent.id);
    expect(await test.db.$count(guardianships, own)).toBe(1);
    const stranger = await newFamily();
    const refused = await accept(stranger.browser, token);
    expect([refused.statusCode, refused.json()]).toEqual([400, GONE]);
    expect((await test.client().post(`${URL}open/`, { token })).json()).toEqual(GONE);
    expect(await enrolled(teacher)).toHaveLength(1);
  });

  it("by two parents at one moment has one winner", async () => {
    const { teacher, token } = await invited();
    const families = await Promise.all([1, 2, 3].map(() => newFamily()));
    const answers = await Promise.all(families.map(({ browser }) => accept(browser, token)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400]);
    expect(await enrolled(teacher)).toHaveLength(1);
  });

  it("while the teacher withdraws it has one winner", async () => {
    for (let at = 0; at < 4; at += 1) {
      const { teacher, desk, at: address, token } = await invited();
      const { browser } = await newFamily();
      await browser.get("/api/users/me/");
      const withdraw = () => desk.unsafe("DELETE", address, undefined, {});
      const calls =
        at % 2 ? [accept(browser, token), withdraw()] : [withdraw(), accept(browser, token)];
      const won = (await Promise.all(calls)).filter(({ statusCode }) => statusCode === 200);
      expect(won).toHaveLength(1);
      const isAccepted = "child_id" in (won[0]?.json() ?? {});
      expect(await enrolled(teacher)).toHaveLength(isAccepted ? 1 : 0);
      const [{ state } = { state: "" }] = (await desk.get(URL)).json<Array<{ state: string }>>();
      expect(state).toBe(isAccepted ? "accepted" : "withdrawn");
    }
  });
});

describe("who may not accept", () => {
  it("is every other role, and a guest; the link stays open for the parent", async () => {
    const { token } = await invited();
    for (const build of [buildStudent, buildTeacher, buildStaff]) {
      const answer = await accept(await signedIn(test, await build(test.db)), token);
      expect([answer.statusCode, answer.json()]).toEqual([
        403,
        { detail: ["This is for parents."] },
      ]);
    }
    const guest = await accept(test.client(), token);
    expect([guest.statusCode, guest.json()]).toEqual([401, SIGN_IN_FIRST]);
    expect((await accept((await newFamily()).browser, token)).statusCode).toBe(200);
  });

  it("is a parent for another family's child", async () => {
    const { teacher, token } = await invited();
    const theirs = await buildStudent(test.db);
    await newFamily([theirs]);
    const { browser } = await newFamily();
    for (const id of [theirs.id, crypto.randomUUID()]) {
      const answer = await accept(browser, token, { child_id: id });
      expect([answer.statusCode, answer.json()]).toEqual([404, NOT_FOUND]);
    }
    expect(await enrolled(teacher)).toEqual([]);
  });

  it("is a parent without consent, without a child, or with two at once", async () => {
    const { teacher, token } = await invited();
    const { parent, browser } = await newFamily();
    const child_id = crypto.randomUUID();
    for (const [body, field] of [
      [{ token, new_child: INES }, "consent"],
      [{ token, new_child: INES, consent: false }, "consent"],
      [{ token, consent: true }, "new_child"],
      [{ token, consent: true, new_child: INES, child_id }, "new_child"],
      [{ token, consent: true, new_child: { ...INES, age: 0 } }, "new_child"],
      [{ token, consent: true, child_id: "x" }, "child_id"],
      [{ consent: true, new_child: INES }, "token"],
    ] as const) {
      const answer = await browser.post(ACCEPT, body);
      expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, [field]]);
    }
    const own = eq(guardianships.parentId, parent.id);
    expect(await test.db.$count(guardianships, own)).toBe(0);
    expect(await enrolled(teacher)).toEqual([]);
  });
});
