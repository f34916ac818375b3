import { eq, sql } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";

import { newKey } from "../../../../test/booking-scene.ts";
import {
  buildLesson,
  buildScene,
  cancel,
  inHours,
  lessonOf,
  makeUpsOf,
  move,
  to,
  undo,
} from "../../../../test/change-scene.ts";
import {
  buildParent,
  buildSession,
  signedIn,
  buildMeeting,
  meetingOf,
} from "../../../../test/factories.ts";
import { mailsTo } from "../../../../test/outbox.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { lockPeople } from "../../../platform/db/locks.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { bookingChanges } from "../tables/booking-changes.ts";
import { holidays } from "../tables/holidays.ts";
import { sessions } from "../tables/sessions.ts";

const test = await startTestApp();
const { db } = test;
const MINUTE_MS = 60_000;

describe("undoing", () => {
  it("a cancellation brings the lesson back and takes its make-up away, once", async () => {
    const scene = await buildScene(test);
    const before = await buildLesson(db, scene, inHours(26));
    const { change_id } = (await cancel(scene.family, before.id)).json();
    const answer = await undo(scene.family, change_id);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ done: true });
    expect(await lessonOf(db, before.id)).toMatchObject({
      status: "Scheduled",
      cancelledBy: null,
      cancelledAt: null,
      startsAt: before.startsAt,
      sequence: 2,
    });
    expect(await makeUpsOf(db, scene)).toEqual([]);
    const trace = await db.select().from(events).where(eq(events.subjectId, change_id));
    expect(trace).toMatchObject([{ kind: "undo-change", actorId: scene.parent.id }]);
    const templates = (await mailsTo(db, scene.teacher.email)).map(({ template }) => template);
    expect(templates).toEqual(["lesson-cancelled", "lesson-restored"]);
    const again = await undo(scene.family, change_id);
    expect(again.statusCode).toBe(409);
    expect(again.json().detail[0]).toContain("undone already");
  });

  it("a move brings it back to its hour, and the make-up that it used", async () => {
    const scene = await buildScene(test);
    const { id } = await buildLesson(db, scene, inHours(26));
    await move(scene.family, id, to(inHours(74)));
    const { change_id } = (await move(scene.family, id, to(inHours(50)))).json();
    await undo(scene.family, change_id);
    expect(await lessonOf(db, id)).toMatchObject({ startsAt: inHours(74), sequence: 3 });
    expect(await makeUpsOf(db, scene)).toMatchObject([{ state: "booked", bookedSessionId: id }]);
  });

  it("the cancellation of a make-up lesson books its make-up again", async () => {
    const scene = await buildScene(test);
    const { id } = await buildLesson(db, scene, inHours(26));
    await cancel(scene.family, id);
    const [owed] = await makeUpsOf(db, scene);
    const booking = { kind: "make_up", make_up_id: owed?.id, starts_at: inHours(50).toISOString() };
    const booked = (await scene.family.post("/api/bookings/", booking, newKey())).json();
    const [replacing] = booked.session_ids;
    const { change_id } = (await cancel(scene.family, replacing)).json();
    expect((await undo(scene.family, change_id)).statusCode).toBe(200);
    expect(await makeUpsOf(db, scene)).toMatchObject([
      { id: owed?.id, state: "booked", bookedSessionId: replacing },
    ]);
  });

  it("keeps no word of an emergency: its reason stays where staff read it", async () => {
    const scene = await buildScene(test);
    const { id } = await buildLesson(db, scene, inHours(26));
    const reason = "a stay in hospital";
    await cancel(scene.family, id, { is_emergency: true, reason });
    const [pending] = await makeUpsOf(db, scene);
    await scene.office.patch(`/api/staff/make-ups/${pending?.id}/`, { state: "owed" });
    const starts_at = inHours(50).toISOString();
    const booking = { kind: "make_up", make_up_id: pending?.id, starts_at };
    const booked = (await scene.family.post("/api/bookings/", booking, newKey())).json();
    const { change_id } = (await cancel(scene.family, booked.session_ids[0])).json();
    const kept = await db.select().from(bookingChanges).where(eq(bookingChanges.id, change_id));
    expect(JSON.stringify(kept)).not.toContain(reason);
    expect((await undo(scene.family, change_id)).statusCode).toBe(200);
    expect(await makeUpsOf(db, scene)).toMatchObject([{ cause: "emergency", reason }]);
  });

  it("is refused into an Eid that was confirmed meanwhile", async () => {
    const scene = await buildScene(test);
    const [inside, after] = [
      await buildLesson(db, scene, inHours(50)),
      await buildLesson(db, scene, inHours(98)),
    ];
    const changes = [
      (await cancel(scene.family, inside.id)).json(),
      (await cancel(scene.family, after.id)).json(),
    ];
    const dates = { startsOn: "2026-11-22", endsOn: "2026-11-24" };
    const eid = { kind: "eid_al_fitr", hijriYear: 1500, ...dates } as const;
    const [row] = await db.insert(holidays).values(eid).returning();
    await scene.office.patch(`/api/staff/holidays/${row?.id}/`, { is_confirmed: true });
    const answer = await undo(scene.family, changes[0].change_id);
    expect([answer.statusCode, answer.json().detail[0]]).toEqual([
      409,
      expect.stringContaining("holiday"),
    ]);
    expect(await lessonOf(db, inside.id)).toMatchObject({ status: "Cancelled", sequence: 1 });
    expect((await undo(scene.family, changes[1].change_id)).statusCode).toBe(200);
    await db.delete(holidays);
  });

  it("is refused once the hour is taken, by whomever", async () => {
    const scene = await buildScene(test);
    const { id } = await buildLesson(db, scene, inHours(26));
    const { change_id } = (await cancel(scene.family, id)).json();
    await buildSession(db, { teacher: scene.teacher, startsAt: inHours(26.5) });
    const answer = await undo(scene.family, change_id);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().detail[0]).toContain("taken meanwhile");
    expect(await lessonOf(db, id)).toMatchObject({ status: "Cancelled", sequence: 1 });
    expect(await makeUpsOf(db, scene)).toHaveLength(1);
  });

  it("is refused once the make-up is booked, or the lesson was changed again", async () => {
    const scene = await buildScene(test);
    const { id } = await buildLesson(db, scene, inHours(26));
    const cancelled = (await cancel(scene.family, id)).json();
    const [owed] = await makeUpsOf(db, scene);
    const booking = { kind: "make_up", make_up_id: owed?.id, starts_at: inHours(50).toISOString() };
    const booked = (await scene.family.post("/api/bookings/", booking, newKey())).json();
    expect((await undo(scene.family, cancelled.change_id)).statusCode).toBe(409);
    const [replacing] = booked.session_ids;
    const moved = (await move(scene.family, replacing, to(inHours(74)))).json();
    await move(scene.desk, replacing, to(inHours(98)));
    expect((await undo(scene.family, moved.change_id)).statusCode).toBe(409);
    expect((await lessonOf(db, replacing)).startsAt).toEqual(inHours(98));
  });

  it("is refused where it would use a third make-up of the month", async () => {
    const scene = await buildScene(test);
    const { id } = await buildLesson(db, scene, inHours(26));
    await move(scene.family, id, to(inHours(50)));
    const cancelled = (await cancel(scene.desk, id)).json();
    for (const hours of [74, 98]) {
      await cancel(scene.family, (await buildLesson(db, scene, inHours(hours))).id);
    }
    expect((await undo(scene.desk, cancelled.change_id)).statusCode).toBe(409);
    expect((await lessonOf(db, id)).status).toBe("Cancelled");
  });

  it("is possible for ten minutes, and not past the begin of the lesson", async () => {
    const scene = await buildScene(test);
    const [far, near] = [
      await buildLesson(db, scene, inHours(26)),
      await buildLesson(db, scene, inHours(0.1)),
    ];
    const changes = [await cancel(scene.family, far.id), await cancel(scene.family, near.id)];
    const [first, second] = changes.map((answer) => answer.json());
    expect(second.undo_until).toBe(near.startsAt.toISOString());
    test.clock.advance(6 * MINUTE_MS);
    expect((await undo(scene.family, second.change_id)).statusCode).toBe(409);
    test.clock.set(new Date(TEST_NOW.getTime() + 10 * MINUTE_MS));
    const late = await undo(scene.family, first.change_id);
    expect(late.json().detail[0]).toContain("10 minutes only");
    test.clock.set(new Date(TEST_NOW.getTime() + 10 * MINUTE_MS - 1));
    expect((await undo(scene.family, first.change_id)).statusCode).toBe(200);
    test.clock.set(TEST_NOW);
  });

  it("is for whoever made the change alone", async () => {
    const scene = await buildScene(test);
    const second = await signedIn(test, await buildParent(db, [scene.child]));
    const { id } = await buildLesson(db, scene, inHours(26));
    const { change_id } = (await cancel(scene.family, id)).json();
    for (const browser of [second, scene.desk, scene.office]) {
      expect((await undo(browser, change_id)).statusCode).toBe(404);
    }
    expect((await undo(scene.family, "change")).statusCode).toBe(404);
    expect((await undo(scene.family, crypto.randomUUID())).statusCode).toBe(404);
    expect((await undo(test.client(), change_id)).statusCode).toBe(401);
  });

  it.skipIf(!process.env.TEST_DATABASE_URL)(
    "waits for its people before it holds a row",
    async () => {
      const scene = await buildScene(test);
      const { id } = await buildLesson(db, scene, inHours(26));
      const { change_id } = (await cancel(scene.family, id)).json();
      const undone = await inTransaction(db, async (tx) => {
        await lockPeople(tx, [scene.child.id]);
        const undoing = undo(scene.family, change_id);
        await vi.waitFor(async () => {
          const waiting = sql`pg_locks where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`;
          expect(await tx.select({ pid: sql`pid` }).from(waiting)).toHaveLength(1);
        }, 15_000);
        const row = tx.select().from(sessions).where(eq(sessions.id, id));
        expect(await row.for("update", { noWait: true })).toHaveLength(1);
        return { undoing };
      });
      expect((await undone.undoing).statusCode).toBe(200);
    },
  );

  it("asks for a meeting again that was to be removed, or has been", async () => {
    const scene = await buildScene(test);
    const cases = [
      ["42", "stale"],
      [null, "wanted"],
    ] as const;
    for (const [index, [externalId, after]] of cases.entries()) {
      const { id } = await buildLesson(db, scene, inHours(26 + 24 * index));
      await buildMeeting(db, id, { provider: "zoom" });
      const { change_id } = (await cancel(scene.family, id)).json();
      await buildMeeting(db, id, { externalId });
      await undo(scene.family, change_id);
      expect((await meetingOf(db, id)).state).toBe(after);
    }
  });
});
