import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { buildFamily, buildOpenTeacher } from "../../../../test/booking-scene.ts";
import { NOT_FOUND } from "../../../../test/error-map.ts";
import { buildSession, buildStaff, signedIn } from "../../../../test/factories.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { users } from "../../identity/tables/users.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";
import { contactMessages } from "../tables/contact-messages.ts";
import { leads } from "../tables/leads.ts";
import { openLeads } from "./open-leads.job.ts";

const test = await startTestApp();
const { db } = test;
const log = { info: () => {}, warn: () => {}, error: () => {} };
const run = () => openLeads({ ...test.services, log });
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * DAY_MS);

async function family(registered: Date) {
  const people = await buildFamily(db, 9);
  await db.update(users).set({ createdAt: registered }).where(eq(users.id, people.parent.id));
  return people;
}
const leadOf = async (person: { id: string }) =>
  (await db.select().from(leads).where(eq(leads.personId, person.id)))[0];

const office = await buildStaff(db, { name: "Mariam" });
const staff = await signedIn(test, office);
const URL = "/api/staff/leads/";

describe("who waits", () => {
  it("is who registered three days ago and has no lesson, once, under the account alone", async () => {
    const [waiting, fresh] = [await family(daysAgo(4)), await family(daysAgo(2))];
    await run();
    expect(await leadOf(waiting.parent)).toMatchObject({ reason: "no_lesson", stage: "new" });
    expect(await leadOf(waiting.child)).toBeUndefined();
    expect(await leadOf(fresh.parent)).toBeUndefined();
    expect(await run()).toBe(0);
  });

  it("is who had a trial and nothing since, until there is a lesson that is none", async () => {
    const teacher = await buildOpenTeacher(db);
    const { parent, child } = await family(daysAgo(9));
    await run();
    const trial = await buildSession(db, { teacher, students: [child], startsAt: daysAgo(1) });
    await db.update(sessions).set({ kind: "trial" }).where(eq(sessions.id, trial.id));
    await run();
    expect(await leadOf(parent)).toMatchObject({ reason: "trial", stage: "trial" });
    await buildSession(db, { teacher, students: [child], startsAt: daysAgo(-2) });
    await run();
    expect(await leadOf(parent)).toMatchObject({ reason: "trial", stage: "decided" });
    expect(await run()).toBe(0);
  });

  it("is who wrote and has no account here, and was contacted once that is handled", async () => {
    const { parent } = await family(TEST_NOW);
    const written = { topic: "general", message: "Hello", language: "en" } as const;
    const [stranger] = await db
      .insert(contactMessages)
      .values([
        { ...written, idempotencyKey: crypto.randomUUID(), name: "Zoé", email: "zoe@x.test" },
        { ...written, idempotencyKey: crypto.randomUUID(), name: "Me", email: parent.email },
      ])
      .returning();
    await run();
    const messages = (await db.select().from(leads)).filter(({ reason }) => reason === "message");
    expect(messages).toMatchObject([{ messageId: stranger?.id, stage: "new" }]);
    await db.update(contactMessages).set({ handledAt: TEST_NOW });
    await run();
    const [lead] = await db.select().from(leads).where(eq(leads.reason, "message"));
    expect(lead?.stage).toBe("contacted");
  });
});

describe("what the round does", () => {
  const told = async (kind: string) =>
    (await db.select().from(events).where(eq(events.kind, kind))).filter(
      ({ actorRole }) => actorRole === "system",
    );

  it("is told in the history of each that goes on, once, and of those that are new together", async () => {
    const teacher = await buildOpenTeacher(db);
    const [one, other] = [await family(daysAgo(9)), await family(daysAgo(9))];
    const opened = (await told("open-leads")).length;
    await run();
    expect((await told("open-leads")).slice(opened)).toMatchObject([
      { subjectId: "institute", payload: { count: 2 } },
    ]);
    const at = `${URL}${(await leadOf(one.parent))?.id}/`;
    expect((await staff.get(at)).json().history).toEqual([]);
    const booked = (days: number) =>
      buildSession(db, { teacher, students: [one.child], startsAt: daysAgo(days) });
    const trial = await booked(1);
    await db.update(sessions).set({ kind: "trial" }).where(eq(sessions.id, trial.id));
    await run();
    await booked(-2);
    for (let time = 0; time < 2; time += 1) await run();
    expect((await staff.get(at)).json().history).toMatchObject([
      { by: null, stage: "decided" },
      { by: null, stage: "trial" },
    ]);
    const still = `${URL}${(await leadOf(other.parent))?.id}/`;
    expect((await staff.get(still)).json().history).toEqual([]);
    expect(await told("open-leads")).toHaveLength(opened + 1);
  });

  it("is no step where staff had put it there already", async () => {
    const teacher = await buildOpenTeacher(db);
    const { parent, child } = await family(daysAgo(9));
    await run();
    const at = `${URL}${(await leadOf(parent))?.id}/`;
    await staff.patch(at, { stage: "trial" });
    const trial = await buildSession(db, { teacher, students: [child], startsAt: daysAgo(1) });
    await db.update(sessions).set({ kind: "trial" }).where(eq(sessions.id, trial.id));
    await run();
    expect((await staff.get(at)).json()).toMatchObject({
      reason: "trial",
      history: [{ by: "Mariam", stage: "trial" }],
    });
  });
});

describe("the list of leads", () => {
  it("has what is due first, and is narrowed by stage, reason, owner and day", async () => {
    const { parent } = await family(daysAgo(20));
    await run();
    const { id } = (await leadOf(parent)) ?? { id: "" };
    const change = { owner_id: office.id, due_on: "2026-11-20", next_step: "Rappeler" };
    expect((await staff.patch(`${URL}${id}/`, change)).statusCode).toBe(200);
    const first = (await staff.get(URL)).json();
    expect(first.leads[0]).toMatchObject({ id, is_due: true, owner: { name: "Mariam" } });
    for (const query of ["owner=mine", "due=today", "owner=mine&reason=no_lesson&stage=new"]) {
      expect((await staff.get(`${URL}?${query}`)).json().leads).toMatchObject([{ id }]);
    }
    for (const query of ["stage=lost", "owner=mine&reason=trial"]) {
      expect((await staff.get(`${URL}?${query}`)).json()).toMatchObject({ leads: [], count: 0 });
    }
    expect((await staff.get(`${URL}?owner=none&page=99`)).json()).toMatchObject({ page: 1 });
    expect((await staff.get(`${URL}?stage=x`)).statusCode).toBe(400);
    const tasks: Array<{ task: string }> = (await staff.get("/api/staff-home/")).json().tasks;
    expect(tasks.find(({ task }) => task === "leads")).toBeDefined();
  });
});

describe("one lead", () => {
  it("is changed with a trace, shows what is known and sought, and is lost for a cause", async () => {
    const { parent, child } = await family(daysAgo(30));
    await run();
    const at = `${URL}${(await leadOf(parent))?.id}/`;
    await (
      await signedIn(test, parent)
    ).put(`/api/students/${child.id}/wish/`, {
      programme_id: null,
      level_id: null,
      days: [4],
      parts: [],
    });
    expect((await staff.get(at)).json()).toMatchObject({
      person_id: parent.id,
      learners: [{ id: child.id, wish: { days: [4] } }],
      history: [],
    });
    expect((await staff.patch(at, { stage: "lost" })).statusCode).toBe(400);
    const lost = await staff.patch(at, { stage: "lost", lost_cause: "price", note: "Trop cher" });
    expect(lost.json()).toMatchObject({
      stage: "lost",
      lost_cause: "price",
      note: "Trop cher",
      history: [{ by: "Mariam", stage: "lost" }],
    });
    await staff.patch(at, { note: "Trop cher" });
    expect((await staff.patch(at, { stage: "new" })).json()).toMatchObject({ lost_cause: null });
    const told = await db.select().from(events).where(eq(events.kind, "change-lead"));
    expect(JSON.stringify(told)).not.toContain("Trop cher");
    expect((await staff.patch(at, { owner_id: parent.id })).statusCode).toBe(400);
  });

  it("is no family's and no teacher's", async () => {
    const { parent } = await family(daysAgo(30));
    await run();
    const at = `${URL}${(await leadOf(parent))?.id}/`;
    for (const client of [
      await signedIn(test, parent),
      await signedIn(test, await buildOpenTeacher(db)),
    ]) {
      expect((await client.get(at)).statusCode).toBe(403);
      expect((await client.get(URL)).statusCode).toBe(403);
      expect((await client.patch(at, {})).statusCode).toBe(403);
    }
    const nobody = await staff.get(`${URL}${crypto.randomUUID()}/`);
    expect([nobody.statusCode, nobody.json()]).toEqual([404, NOT_FOUND]);
  });
});
