import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import {
  buildParent,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import type { TestClient } from "../../../../test/test-client.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { guardianships } from "../tables/families.ts";
import { guardianInvitations } from "../tables/guardian-invitations.ts";
import { students } from "../tables/students.ts";
import { hashOfCode, makeCode } from "./make-code.ts";

const test = await startTestApp();
const strict = await startTestApp({ hasRateLimits: true, trustProxy: true });
const INVITE = "/api/guardian-invitations/";
const ACCEPT = "/api/guardian-invitations/accept/";
const GUARDIANS = "/api/guardians/";
const WEEK_MS = 7 * 86_400_000;
const NOT_VALID = { code: ["This code is not valid, or no longer. Ask for a new one."] };
const FULL = { detail: ["A child can be linked to two parents at most."] };

async function invited() {
  const student = await buildStudent(test.db, { name: "Bilal" });
  const client = await signedIn(test, student);
  const answer = await client.post(INVITE);
  expect(answer.statusCode).toBe(201);
  return { student, client, ...(answer.json() as { code: string; expires_at: string }) };
}

const newParent = async () => signedIn(test, await buildParent(test.db));
const accept = (client: TestClient, code: string) => client.post(ACCEPT, { code, consent: true });

describe("a code", () => {
  it("is two groups of letters that cannot be misread", () => {
    const codes = Array.from({ length: 500 }, makeCode);
    for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-TV-Z2-9]{4}-[A-HJKMNP-TV-Z2-9]{4}$/);
    expect(new Set(codes).size).toBe(500);
  });

  it("is the same in any case and spacing, and its hash says nothing without the secret", () => {
    const hash = hashOfCode("ABCD-2345", "secret");
    for (const written of ["abcd2345", " AbCd 2345 ", "ABCD – 2345"]) {
      expect(hashOfCode(written, "secret")).toBe(hash);
    }
    expect(hashOfCode("ABCD-2345", "another")).not.toBe(hash);
  });
});

describe("a student's invitation", () => {
  it("links the parent who enters its code, with consent, for a week", async () => {
    const { student, client, code, expires_at } = await invited();
    expect(Date.parse(expires_at)).toBe(TEST_NOW.getTime() + WEEK_MS);
    const parent = await buildParent(test.db, [], { name: "Hélène" });
    const answer = await accept(await signedIn(test, parent), code.toLowerCase().replace("-", " "));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      id: student.id,
      name: "Bilal",
      has_own_account: true,
      consented_at: TEST_NOW.toISOString(),
    });
    const guardians = [{ id: parent.id, name: "Hélène" }];
    expect((await client.get(GUARDIANS)).json()).toEqual({ guardians, may_invite: true });
    const entries = await test.db.select().from(events).where(eq(events.subjectId, student.id));
    expect(entries.map(({ kind }) => kind).toSorted()).toEqual([
      "accept-guardian-invitation",
      "invite-guardian",
    ]);
  });

  it("is kept as a hash only", async () => {
    const { code, student } = await invited();
    const rows = await test.db
      .select()
      .from(guardianInvitations)
      .where(eq(guardianInvitations.studentId, student.id));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(code.slice(0, 4));
  });

  it("works once", async () => {
    const { code, student } = await invited();
    const [first, second] = [await newParent(), await newParent()];
    const answers = await Promise.all([accept(first, code), accept(second, code)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
    const again = await accept(await newParent(), code);
    expect(again.statusCode).toBe(400);
    expect(again.json()).toEqual(NOT_VALID);
    expect(await test.db.$count(guardianships, eq(guardianships.studentId, student.id))).toBe(1);
  });

  it("ends after a week, and when another is made", async () => {
    const old = await invited();
    const parent = await newParent();
    const { code } = (await old.client.post(INVITE)).json();
    expect((await accept(parent, old.code)).json()).toEqual(NOT_VALID);
    test.clock.advance(WEEK_MS);
    expect((await accept(await newParent(), code)).json()).toEqual(NOT_VALID);
    test.clock.advance(-1);
    expect((await accept(await newParent(), code)).statusCode).toBe(200);
    test.clock.set(TEST_NOW);
  });

  it("is refused without consent, and is not used up by that", async () => {
    const { code } = await invited();
    const parent = await newParent();
    const answer = await parent.post(ACCEPT, { code });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ consent: ["Please confirm that you agree."] });
    expect((await accept(parent, code)).statusCode).toBe(200);
  });

  it("does not link a parent twice, and stays open for another", async () => {
    const { code, student } = await invited();
    const linked = await signedIn(test, await buildParent(test.db, [student]));
    const answer = await accept(linked, code);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ code: ["You are already linked to this student."] });
    expect((await accept(await newParent(), code)).statusCode).toBe(200);
  });
});

describe("two parents", () => {
  it("are linked by one who invites the other, and are all", async () => {
    const child = await buildStudent(test.db);
    const client = await signedIn(test, await buildParent(test.db, [child]));
    const url = `/api/children/${child.id}/invitations/`;
    const { code } = (await client.post(url)).json();
    await buildParent(test.db, [child]);
    const third = await accept(await newParent(), code);
    expect(third.statusCode).toBe(409);
    expect(third.json()).toEqual(FULL);
    const more = await client.post(url);
    expect(more.statusCode).toBe(409);
    expect(more.json()).toEqual(FULL);
  });

  it("leave room for another when one of them has closed the account", async () => {
    const child = await buildStudent(test.db, { name: "Safiya" });
    const client = await signedIn(test, await buildParent(test.db, [child]));
    const closed = await buildParent(test.db, [child], { closedAt: TEST_NOW });
    const seen = async () => (await client.get("/api/children/")).json()[0].other_parent;
    expect(await seen()).toBeNull();
    const own = await signedIn(test, child);
    const names = (await own.get(GUARDIANS)).json().guardians.map(({ id }: { id: string }) => id);
    expect(names).not.toContain(closed.id);
    const invitation = await client.post(`/api/children/${child.id}/invitations/`);
    expect(invitation.statusCode).toBe(201);
    const second = await signedIn(test, await buildParent(test.db, [], { name: "Ibrahim" }));
    expect((await accept(second, invitation.json().code)).statusCode).toBe(200);
    expect(await seen()).toBe("Ibrahim");
    const more = await client.post(`/api/children/${child.id}/invitations/`);
    expect([more.statusCode, more.json()]).toEqual([409, FULL]);
  });

  it("see each other's names", async () => {
    const child = await buildStudent(test.db);
    const client = await signedIn(test, await buildParent(test.db, [child], { name: "Leïla" }));
    const { code } = (await client.post(`/api/children/${child.id}/invitations/`)).json();
    expect((await accept(await newParent(), code)).json().other_parent).toBe("Leïla");
  });
});

describe("an adult who learns", () => {
  it("has nobody to invite: the page is told, and whoever asks is refused", async () => {
    const learner = await buildStudent(test.db);
    const client = await signedIn(test, learner);
    const parent = await signedIn(test, await buildParent(test.db, [learner]));
    const declare = (ageDeclared: number) =>
      test.db.update(students).set({ ageDeclared }).where(eq(students.userId, learner.id));
    const mayInvite = async () => (await client.get(GUARDIANS)).json().may_invite;
    const refused = { detail: ["An adult learns without a parent being linked."] };
    // A year has passed since it was declared.
    await declare(17);
    expect(await mayInvite()).toBe(false);
    for (const answer of [
      await client.post(INVITE),
      await parent.post(`/api/children/${learner.id}/invitations/`),
    ]) {
      expect([answer.statusCode, answer.json()]).toEqual([403, refused]);
    }
    await declare(16);
    expect(await mayInvite()).toBe(true);
    expect((await client.post(INVITE)).statusCode).toBe(201);
  });
});

describe("everybody else", () => {
  it("is refused", async () => {
    const { code } = await invited();
    for (const build of [buildTeacher, buildStaff]) {
      const client = await signedIn(test, await build(test.db));
      for (const answer of [
        await client.post(INVITE),
        await accept(client, code),
        await client.get(GUARDIANS),
      ]) {
        expect(answer.statusCode).toBe(403);
      }
    }
    const parent = await newParent();
    expect((await parent.post(INVITE)).statusCode).toBe(403);
    expect((await parent.get(GUARDIANS)).statusCode).toBe(403);
    expect((await accept(await signedIn(test, await buildStudent(test.db)), code)).json()).toEqual({
      detail: ["This is for parents."],
    });
    expect((await test.client().post(INVITE)).statusCode).toBe(401);
    expect((await test.client().get(GUARDIANS)).statusCode).toBe(401);
    expect((await accept(test.client(), code)).statusCode).toBe(401);
  });
});

describe("guessing", () => {
  it("is stopped by account, whatever address it comes from or name it carries", async () => {
    const client = await signedIn(strict, await buildParent(strict.db));
    const statuses = [];
    for (let round = 0; round < 11; round += 1) {
      const body = { code: makeCode(), consent: true, email: `x${round}@example.test` };
      const headers = { "x-forwarded-for": `203.0.113.${round}` };
      const answer = await client.post(ACCEPT, body, headers);
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  });

  it("is stopped by address, whatever account it uses", async () => {
    const statuses = [];
    for (let round = 0; round < 21; round += 1) {
      const client = await signedIn(strict, await buildParent(strict.db));
      const headers = { "x-forwarded-for": "198.51.100.9" };
      const answer = await client.post(ACCEPT, { code: makeCode(), consent: true }, headers);
      statuses.push(answer.statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 400), 429]);
  });
});
