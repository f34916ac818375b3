import { globSync } from "node:fs";
import { join } from "node:path";

import type { Call } from "@riwaq/contracts/call";
import { and, eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it } from "vitest";

import {
  buildParent,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { statementsOf } from "../../../../test/statements.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { messageText } from "../../../platform/i18n/translate.ts";
import { staffRights } from "../tables/user-roles.ts";
import { users } from "../tables/users.ts";
import { endSeeingAs } from "./end-seeing-as.job.ts";

const test = await startTestApp();
const { db } = test;
const deps = { ...test.services, log: console };
const STOP = "/api/seeing-as/stop/";
const LOG_OUT = "/api/authentication/logout/";
const REASON = "The family cannot find the lesson of Monday";
const ID = "11111111-1111-4111-8111-111111111111";
const MINUTE_MS = 60_000;

afterEach(() => test.clock.set(TEST_NOW));

const readOnly = { detail: [messageText({ key: "seeing_as_read_only" }, "en")] };
const secret = { detail: [messageText({ key: "seeing_as_secret" }, "en")] };

async function seeing(person?: { id: string }) {
  const child = await buildStudent(db, { name: "Inès" });
  const parent = await buildParent(db, [child], { name: "Hélène", language: "fr" });
  const staff = await buildStaff(db, { name: "Mariam" });
  const desk = await signedIn(test, staff);
  const id = person?.id ?? parent.id;
  const answer = await desk.post(`/api/staff/people/${id}/see-as/`, { reason: REASON });
  return { desk, staff, parent, child, answer };
}

const told = async (personId: string) =>
  db
    .select()
    .from(events)
    .where(and(eq(events.subjectId, personId), eq(events.subjectType, "user")))
    .then((rows) => rows.filter(({ kind }) => kind.endsWith("as")));

describe("seeing as somebody", () => {
  it("shows what the person sees, and says whose eyes they are and until when", async () => {
    const { desk, parent, child, answer } = await seeing();
    const until = new Date(TEST_NOW.getTime() + 30 * MINUTE_MS).toISOString();
    const own = { id: parent.id, role: "P", seen_by: { name: "Mariam", until } };
    expect(answer.json()).toMatchObject(own);
    expect((await desk.get("/api/users/me/")).json()).toMatchObject(own);
    expect((await desk.get("/api/children/")).json()).toMatchObject([{ id: child.id }]);
    expect((await desk.get("/api/users/me/homes/")).json()).toEqual({ homes: ["P"], rights: [] });
    expect((await desk.get("/api/staff/people/")).statusCode).toBe(403);
  });

  it("stops when asked, and both ends stand in the journal, with the reason", async () => {
    const { desk, staff, parent } = await seeing();
    const stopped = await desk.post(STOP);
    expect(stopped.json()).toMatchObject({ id: staff.id, role: "A" });
    expect(stopped.json()).not.toHaveProperty("seen_by");
    expect(await told(parent.id)).toMatchObject([
      { kind: "see-as", actorId: staff.id, payload: { reason: REASON } },
      { kind: "stop-seeing-as", actorId: staff.id, payload: { staffId: staff.id } },
    ]);
    expect((await desk.post(STOP)).statusCode).toBe(200);
    expect(await told(parent.id)).toHaveLength(2);
    const audit = await desk.get(`/api/staff/audit/?whom=${parent.id}&kind=see-as`);
    expect(audit.json()).toMatchObject({ events: [{ reason: REASON }] });
  });

  it("ends with signing out, which is the member of staff's own and never the person's", async () => {
    const { desk, staff, parent } = await seeing();
    const atHome = await signedIn(test, parent);
    expect((await desk.post(LOG_OUT)).statusCode).toBe(200);
    expect((await desk.get("/api/users/me/")).statusCode).toBe(401);
    expect((await atHome.get("/api/users/me/")).json()).toMatchObject({ id: parent.id });
    expect((await told(parent.id)).map(({ kind }) => kind)).toEqual(["see-as", "stop-seeing-as"]);
    const left = and(eq(events.kind, "log-out"), eq(events.actorId, staff.id));
    expect(await db.select().from(events).where(left)).toHaveLength(1);
  });

  it("ends by itself after half an hour, which is told once", async () => {
    const { desk, staff, parent } = await seeing();
    test.clock.set(new Date(TEST_NOW.getTime() + 30 * MINUTE_MS));
    expect((await desk.get("/api/users/me/")).json()).toMatchObject({ id: staff.id });
    const ended = [await endSeeingAs(deps), await endSeeingAs(deps)];
    // The one that the first test has begun is over as well.
    expect(ended[0]).toBeGreaterThan(0);
    expect(ended[1]).toBe(0);
    expect((await told(parent.id)).map(({ kind, actorRole }) => [kind, actorRole])).toEqual([
      ["see-as", "A"],
      ["stop-seeing-as", "system"],
    ]);
  });

  it("ends with the right to people, with the sign-in, and with the person's account", async () => {
    const { desk, staff } = await seeing();
    await db.delete(staffRights).where(eq(staffRights.userId, staff.id));
    expect((await desk.get("/api/users/me/")).json()).toMatchObject({ id: staff.id });
    const other = await seeing();
    await db.update(users).set({ closedAt: TEST_NOW }).where(eq(users.id, other.parent.id));
    expect((await other.desk.get("/api/users/me/")).json()).toMatchObject({ id: other.staff.id });
  });

  it("is of this browser alone, and leaves the person's own sign-in as it is", async () => {
    const { staff, parent } = await seeing();
    const elsewhere = await signedIn(test, staff);
    expect((await elsewhere.get("/api/users/me/")).json()).toMatchObject({ id: staff.id });
    const own = await signedIn(test, parent);
    const me = (await own.get("/api/users/me/")).json();
    expect([me.id, me.seen_by]).toEqual([parent.id, undefined]);
  });

  it("asks for a reason, and is not for staff, nor for nobody", async () => {
    const desk = await signedIn(test, await buildStaff(db));
    const teacher = await buildTeacher(db);
    for (const body of [{}, { reason: " " }, { reason: "x".repeat(201) }]) {
      const answer = await desk.post(`/api/staff/people/${teacher.id}/see-as/`, body);
      expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ["reason"]]);
    }
    const colleague = await buildStaff(db);
    expect((await seeing(colleague)).answer.statusCode).toBe(409);
    expect((await seeing({ id: ID })).answer.statusCode).toBe(404);
    expect((await seeing(teacher)).answer.json()).toMatchObject({ id: teacher.id, role: "T" });
  });
});

const contracts = join(import.meta.dirname, "../../../../../../packages/contracts/src");
const isCall = (value: unknown): value is Call =>
  typeof value === "object" && value !== null && "path" in value && "method" in value;
const files = globSync("**/*.calls.ts", { cwd: contracts }).toSorted();
const modules = await Promise.all(files.map((file) => import(join(contracts, file))));
const calls = modules.flatMap((one) => Object.values(one as object).filter(isCall));
const urlOf = ({ path }: Call) => `/api${path.replaceAll(/:\w+/g, ID)}`;
const named = calls.map((call) => ({ name: `${call.method} ${call.path}`, call }));
/** To stop, and to leave this browser. */
const ends = ({ path }: Call) => [STOP, LOG_OUT].includes(`/api${path}`);

/** What is the person's alone. Whoever adds a secret that is read adds it here. */
const SECRETS = [
  "/api/profile/devices/",
  "/api/profile/data/",
  "/api/profile/deletion/",
  "/api/profile/two-step/",
  "/api/notifications/stream/",
];

describe("whoever sees as somebody", () => {
  let desk: Awaited<ReturnType<typeof seeing>>["desk"];
  let parent: { id: string };
  beforeAll(async () => {
    ({ desk, parent } = await seeing());
    await desk.get("/api/users/me/");
  });

  it.each(named.filter(({ call }) => call.method !== "GET" && !ends(call)))(
    "is refused $name",
    async ({ call }) => {
      const answer = await desk.unsafe(call.method, urlOf(call), {}, {});
      expect([answer.statusCode, answer.json()]).toEqual([403, readOnly]);
    },
  );

  it("is refused what no call describes, such as a piece of a file", async () => {
    for (const [method, url] of [
      ["POST", "/api/uploads/"],
      ["PATCH", `/api/uploads/${ID}/`],
      ["DELETE", `/api/uploads/${ID}/`],
      ["POST", "/api/notifications/unsubscribe/?token=x"],
    ] as const) {
      const { statusCode } = await desk.unsafe(method, url, {}, {});
      expect([403, 404, 415]).toContain(statusCode);
    }
  });

  it.each(SECRETS)("does not read %s", async (url) => {
    const answer = await desk.get(url);
    expect([answer.statusCode, answer.json()]).toEqual([403, secret]);
  });

  it("writes nothing by whatever else is read, and reads nothing of staff", async () => {
    const answered: Array<{ name: string; right: boolean; status: number }> = [];
    const statements = await statementsOf(db, async () => {
      for (const { name, call } of named.filter((one) => one.call.method === "GET")) {
        const { statusCode: status } = await desk.get(urlOf(call));
        answered.push({ name, right: call.right !== undefined, status });
      }
    });
    expect(
      answered.filter(({ right, status }) => status >= 500 || (right && status !== 403)),
    ).toEqual([]);
    expect(statements.filter((text) => /^\s*(insert|update|delete)/i.test(text))).toEqual([]);
    expect(await told(parent.id)).toHaveLength(1);
  });

  it("reads the refusal in the language of the page", async () => {
    desk.cookies.set("lang", "fr");
    const answer = await desk.patch("/api/profile/", { name: "Other" });
    expect(answer.json().detail[0]).toContain("Vous consultez seulement");
    desk.cookies.delete("lang");
  });
});
