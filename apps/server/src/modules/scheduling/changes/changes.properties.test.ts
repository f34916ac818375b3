import { redecide, type PolicyQuestion } from "@riwaq/domain/scheduling/policy/redecide";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, it } from "vitest";

import { newKey } from "../../../../test/booking-scene.ts";
import {
  buildLesson,
  buildScene,
  cancel,
  inHours,
  makeUpsOf,
  move,
  type Scene,
  to,
  undo,
} from "../../../../test/change-scene.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { policyDecisions } from "../tables/policy-decisions.ts";

const test = await startTestApp();
const { db } = test;

type Who = "family" | "desk" | "office";
type Step =
  | { act: "book"; day: number; hour: number }
  | { act: "cancel"; which: number; who: Who; isEmergency: boolean }
  | { act: "move"; which: number; who: Who; day: number; hour: number }
  | { act: "make_up"; which: number; day: number; hour: number }
  | { act: "undo"; which: number }
  | { act: "review"; isGranted: boolean }
  | { act: "wait"; minutes: number };

const which = fc.nat(9);
const who = fc.constantFrom<Who>("family", "family", "desk", "office");
// Few hours, so that they meet; on both sides of a month's end.
const day = fc.constantFrom(2, 3, 9, 10);
const hour = fc.constantFrom(2, 2.5, 3);
const is = <Act extends Step["act"]>(act: Act) => fc.constant(act);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ act: is("book"), day, hour }) },
  {
    weight: 4,
    arbitrary: fc.record({ act: is("cancel"), which, who, isEmergency: fc.boolean() }),
  },
  { weight: 3, arbitrary: fc.record({ act: is("move"), which, who, day, hour }) },
  { weight: 2, arbitrary: fc.record({ act: is("make_up"), which, day, hour }) },
  { weight: 3, arbitrary: fc.record({ act: is("undo"), which }) },
  { weight: 1, arbitrary: fc.record({ act: is("review"), isGranted: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ act: is("wait"), minutes: fc.constantFrom(5, 11, 600) }) },
);

type World = Scene & { lessons: string[]; changes: Array<{ by: Who; id: string }> };

const at = (days: number, hours: number) => inHours(days * 24 + hours);
const pick = <Item>(list: readonly Item[], index: number): Item | undefined =>
  list[index % Math.max(1, list.length)];

async function book(world: World, request: object): Promise<number> {
  const answer = await world.family.post("/api/bookings/", request, newKey());
  if (answer.statusCode === 201) world.lessons.push(...answer.json().session_ids);
  return answer.statusCode;
}

async function bookMakeUp(world: World, wanted: Extract<Step, { act: "make_up" }>) {
  const owed = (await makeUpsOf(db, world)).filter(({ state }) => state === "owed");
  const makeUp = pick(owed, wanted.which);
  if (!makeUp) return 404;
  const starts_at = at(wanted.day, wanted.hour).toISOString();
  return book(world, { kind: "make_up", make_up_id: makeUp.id, starts_at });
}

async function changeLesson(world: World, wanted: Extract<Step, { act: "cancel" | "move" }>) {
  const id = pick(world.lessons, wanted.which);
  if (!id) return 404;
  const answer =
    wanted.act === "cancel"
      ? await cancel(world[wanted.who], id, { is_emergency: wanted.isEmergency })
      : await move(world[wanted.who], id, to(at(wanted.day, wanted.hour)));
  if (answer.statusCode === 200) {
    world.changes.push({ by: wanted.who, id: answer.json().change_id });
  }
  return answer.statusCode;
}

async function review({ office, child }: World, isGranted: boolean) {
  const pending = (await makeUpsOf(db, { child })).find(({ state }) => state === "pending");
  if (!pending) return 404;
  const state = isGranted ? "owed" : "refused";
  return (await office.patch(`/api/staff/make-ups/${pending.id}/`, { state })).statusCode;
}

async function take(world: World, wanted: Step): Promise<number> {
  switch (wanted.act) {
    case "book":
      return book(world, {
        kind: "single",
        student_id: world.child.id,
        teacher_id: world.teacher.id,
        starts_at: at(wanted.day, wanted.hour).toISOString(),
        length_minutes: 45,
      });
    case "make_up":
      return bookMakeUp(world, wanted);
    case "cancel":
    case "move":
      return changeLesson(world, wanted);
    case "review":
      return review(world, wanted.isGranted);
    case "undo": {
      const change = pick(world.changes, wanted.which);
      return change ? (await undo(world[change.by], change.id)).statusCode : 404;
    }
    case "wait":
      test.clock.advance(wanted.minutes * 60_000);
      return 200;
  }
}

async function numberOf(query: ReturnType<typeof sql>): Promise<unknown> {
  const result = (await db.execute(query)) as unknown as { rows: Array<{ n: number }> };
  return result.rows[0]?.n;
}

/** What holds whatever was done, and by whom. */
async function expectOrder({ teacher, child }: World): Promise<void> {
  const overlaps = sql`select count(*)::int as n from sessions a join sessions b
    on a.id < b.id and a.teacher_id = b.teacher_id and a.starts_at < b.ends_at and b.starts_at < a.ends_at
    where a.teacher_id = ${teacher.id} and a.status <> 'Cancelled' and b.status <> 'Cancelled'`;
  expect(await numberOf(overlaps)).toBe(0);
  const copies = sql`select count(*)::int as n from session_students t join sessions s on s.id = t.session_id
    where (t.starts_at, t.ends_at, t.status) is distinct from (s.starts_at, s.ends_at, s.status)`;
  expect(await numberOf(copies)).toBe(0);
  const standing = await makeUpsOf(db, { child });
  const counted = standing.filter(({ cause, state }) => cause === "family" && state !== "refused");
  for (const months of Map.groupBy(counted, ({ month }) => month).values()) {
    expect(months.length).toBeLessThanOrEqual(2);
  }
  const booked = standing.flatMap(({ bookedSessionId }) => bookedSessionId ?? []);
  expect(new Set(booked).size).toBe(booked.length);
}

/** With a lesson on three of the days, so that there is something to change from the first step. */
async function buildWorld(): Promise<World> {
  const scene = await buildScene(test);
  const lessons: string[] = [];
  for (const days of [2, 3, 9]) lessons.push((await buildLesson(db, scene, at(days, 2))).id);
  return { ...scene, lessons, changes: [] };
}

it("any order of booking, changing, undoing and reviewing keeps the rules", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 10, maxLength: 16, size: "max" }),
      async (steps) => {
        test.clock.set(TEST_NOW);
        const world = await buildWorld();
        for (const wanted of steps) {
          const status = await take(world, wanted);
          expect([200, 201, 400, 404, 409]).toContain(status);
          await expectOrder(world);
        }
      },
    ),
    { numRuns: 10 },
  );
  test.clock.set(TEST_NOW);
  const stored = await db.select().from(policyDecisions);
  expect(stored.length).toBeGreaterThan(20);
  for (const row of stored) {
    expect(redecide(row as unknown as PolicyQuestion & { policyVersion: string })).toEqual(
      row.decision,
    );
  }
}, 60_000);
