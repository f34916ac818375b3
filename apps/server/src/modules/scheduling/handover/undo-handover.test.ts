import { and, asc, eq, isNull } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";

import { newKey } from "../../../../test/booking-scene.ts";
import {
  cancel,
  inHours,
  lessonOf,
  makeUpsOf,
  move,
  to,
  undo,
} from "../../../../test/change-scene.ts";
import { buildSession, signedIn } from "../../../../test/factories.ts";
import { buildHandover, FROM, handOver, newsOf } from "../../../../test/handover-scene.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { agreements } from "../../people/tables/agreements.ts";
import { findSeries } from "../series/queries.ts";
import { covers } from "../tables/covers.ts";
import { sessions } from "../tables/sessions.ts";

const test = await startTestApp();
const { db, clock } = test;
afterEach(() => clock.set(TEST_NOW));

const MINUTE_MS = 60_000;
const later = (minutes: number) => clock.set(new Date(TEST_NOW.getTime() + minutes * MINUTE_MS));

type Handover = Awaited<ReturnType<typeof buildHandover>>;

/** Some minutes after everything else has happened, so that what it leaves is its own. */
async function handedOver(scene: Handover, change: object = {}) {
  later(1);
  const answer = await handOver(scene, change);
  expect(answer.statusCode).toBe(201);
  return answer.json() as { series_id: string; change_id: string; undo_until: string };
}

const lessonsOf = (seriesId: string) =>
  db
    .select({ id: sessions.id, teacherId: sessions.teacherId, startsAt: sessions.startsAt })
    .from(sessions)
    .where(eq(sessions.seriesId, seriesId))
    .orderBy(asc(sessions.startsAt));

const openWith = ({ id }: { id: string }) =>
  db
    .select({ lessonsPerWeek: agreements.lessonsPerWeek })
    .from(agreements)
    .where(and(eq(agreements.teacherId, id), isNull(agreements.endedAt)));

describe("what is owed", () => {
  const owing = async () => {
    const scene = await buildHandover(test);
    await cancel(scene.family, scene.ids[0] ?? "");
    return scene;
  };
  const book = async ({ family, child }: Handover) => {
    const [makeUp] = await makeUpsOf(db, { child });
    const request = {
      kind: "make_up",
      make_up_id: makeUp?.id,
      starts_at: inHours(50).toISOString(),
    };
    return family.post("/api/bookings/", request, newKey());
  };

  it("is counted before, and goes over: the family books it with the new teacher", async () => {
    const scene = await owing();
    const shown = await scene.office.get(`${scene.at}?from=${FROM}&teacher=${scene.next.id}`);
    expect(shown.json().owed).toBe(1);
    await handedOver(scene);
    expect(await makeUpsOf(db, scene)).toMatchObject([{ teacherId: scene.next.id }]);
    const [booked] = (await book(scene)).json().session_ids;
    expect((await lessonOf(db, booked)).teacherId).toBe(scene.next.id);
  });

  it("stays where staff say so, and what is no part of the series in any case", async () => {
    const scene = await owing();
    const single = await buildSession(db, {
      teacher: scene.teacher,
      students: [scene.child],
      startsAt: inHours(26),
    });
    await cancel(scene.family, single.id);
    const given = await handedOver(scene, { owed_goes: false });
    const teachers = async () =>
      new Set((await makeUpsOf(db, scene)).map(({ teacherId }) => teacherId));
    expect(await teachers()).toEqual(new Set([scene.teacher.id]));
    await undo(scene.office, given.change_id);
    await handedOver(scene);
    expect(await teachers()).toEqual(new Set([scene.teacher.id, scene.next.id]));
  });

  it("comes back with the series, unless it was booked: then nothing does", async () => {
    const scene = await owing();
    const first = await handedOver(scene);
    expect((await undo(scene.office, first.change_id)).statusCode).toBe(200);
    expect(await makeUpsOf(db, scene)).toMatchObject([{ teacherId: scene.teacher.id }]);
    const second = await handedOver(scene);
    expect((await book(scene)).statusCode).toBe(201);
    expect((await undo(scene.office, second.change_id)).statusCode).toBe(409);
    expect(await lessonsOf(second.series_id)).not.toEqual([]);
  });
});

describe("a handover is taken back", () => {
  it("whole: series, lessons, what was agreed and who sees the pupil; all are told", async () => {
    const scene = await buildHandover(test);
    const { office, seriesId, teacher, next, child } = scene;
    const before = { series: await findSeries(db, seriesId), lessons: await lessonsOf(seriesId) };
    const { change_id, series_id, undo_until } = await handedOver(scene);
    expect(undo_until).toBe(new Date(TEST_NOW.getTime() + 11 * MINUTE_MS).toISOString());
    later(10);
    expect((await undo(office, change_id)).statusCode).toBe(200);
    expect(await lessonsOf(seriesId)).toEqual(before.lessons);
    expect(await lessonsOf(series_id)).toEqual([]);
    const updatedAt = clock.now();
    expect(await findSeries(db, seriesId)).toEqual({ ...before.series, updatedAt });
    expect((await findSeries(db, series_id))?.endedAt).toEqual(clock.now());
    expect(await openWith(teacher)).toEqual([{ lessonsPerWeek: 1 }]);
    expect(await openWith(next)).toEqual([]);
    const heir = await signedIn(test, next);
    expect((await heir.get(`/api/students/${child.id}/progress/`)).statusCode).toBe(404);
    expect(await newsOf(test, next)).toEqual(["series-taken-over", "series-given-up"]);
    expect(await newsOf(test, teacher)).toContain("series-taken-over");
    const toFamily = (await newsOf(test, scene.parent)).filter((it) => it === "series-handed-over");
    expect(toFamily).toHaveLength(2);
    expect((await undo(office, change_id)).statusCode).toBe(409);
    expect((await handOver(scene)).statusCode).toBe(201);
  });

  it("with what was covered, by the new teacher or by somebody else", async () => {
    const scene = await buildHandover(test);
    const { office, ids, next, other, teacher } = scene;
    const cover = async (session_id: string | undefined, substitute_id: string) =>
      (await office.post("/api/staff/covers/", { session_id, substitute_id }, newKey())).json();
    const byNext = await cover(ids[2], next.id);
    const byOther = await cover(ids[3], other.id);
    const { change_id } = await handedOver(scene);
    expect((await undo(office, change_id)).statusCode).toBe(200);
    for (const { id } of [byNext, byOther]) {
      const [row] = await db.select().from(covers).where(eq(covers.id, id));
      expect(row).toMatchObject({ state: "standing", regularTeacherId: teacher.id });
    }
    const teachers = (await lessonsOf(scene.seriesId)).map(({ teacherId }) => teacherId);
    expect(teachers.slice(2, 5)).toEqual([next.id, other.id, teacher.id]);
  });

  it.each([
    [
      "a lesson was moved",
      (scene: Handover) => move(scene.office, scene.ids[3] ?? "", to(inHours(50))),
    ],
    ["a lesson was cancelled", (scene: Handover) => cancel(scene.family, scene.ids[4] ?? "")],
    [
      "the hour is somebody else's",
      (scene: Handover) =>
        lessonOf(db, scene.ids[5] ?? "").then(({ startsAt }) =>
          buildSession(db, { teacher: scene.teacher, startsAt }),
        ),
    ],
  ])("not at all where %s meanwhile", async (_name, meanwhile) => {
    const scene = await buildHandover(test);
    const { change_id, series_id } = await handedOver(scene);
    const given = (await lessonsOf(series_id)).length;
    await meanwhile(scene);
    expect((await undo(scene.office, change_id)).statusCode).toBe(409);
    expect(await lessonsOf(series_id)).toHaveLength(given);
    expect((await findSeries(db, scene.seriesId))?.endsOn).toBe("2026-12-13");
  });

  it("for ten minutes, by whoever did it, who still decides about lessons", async () => {
    const scene = await buildHandover(test);
    const { change_id } = await handedOver(scene);
    for (const browser of [scene.family, scene.desk, scene.heir]) {
      expect((await undo(browser, change_id)).statusCode).toBe(404);
    }
    later(11);
    expect((await undo(scene.office, change_id)).statusCode).toBe(409);
  });
});
