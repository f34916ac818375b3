import { and, asc, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import {
  bookSeries,
  buildScene,
  cancel,
  inHours,
  lessonOf,
  makeUpsOf,
  move,
  preview,
  type Scene,
  to,
  undo,
} from "../../../../test/change-scene.ts";
import { buildReport, buildSession } from "../../../../test/factories.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { sessionReports } from "../../learning/tables/session-reports.ts";
import { extendSeries } from "../bookings/extend-series.job.ts";
import { policyDecisions } from "../tables/policy-decisions.ts";
import { series } from "../tables/series.ts";
import { sessions } from "../tables/sessions.ts";
import { placeLessons } from "./place-lessons.ts";

const test = await startTestApp();
const { db } = test;
const log = { info: () => {}, warn: () => {}, error: () => {} };
const FOLLOWING = { scope: "following" };

const seriesOf = async (id: string) => (await db.select().from(series).where(eq(series.id, id)))[0];
const lessonsOf = (seriesId: string, status: "Scheduled" | "Cancelled") =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.seriesId, seriesId), eq(sessions.status, status)))
    .orderBy(asc(sessions.startsAt));

async function scene(): Promise<Scene & { seriesId: string; ids: string[] }> {
  const built = await buildScene(test);
  return { ...built, ...(await bookSeries(built)) };
}

describe("one lesson of a series", () => {
  it("is cancelled alone, and the series goes on", async () => {
    const { family, seriesId, ids } = await scene();
    await cancel(family, ids[1] ?? "");
    expect(await lessonsOf(seriesId, "Cancelled")).toHaveLength(1);
    expect(await seriesOf(seriesId)).toMatchObject({ endsOn: null, endedAt: null });
  });
});

describe("this lesson and those that follow", () => {
  it("are cancelled free and without make-ups; the series ends before them", async () => {
    const { family, seriesId, ids, child } = await scene();
    const shown = (await preview(family, "cancel", ids[2] ?? "", FOLLOWING)).json();
    expect(shown).toMatchObject({ decision: { outcome: "free", make_up: "none" }, problems: [] });
    expect(shown.lessons).toHaveLength(ids.length - 2);
    const answer = await cancel(family, ids[2] ?? "", FOLLOWING);
    expect(answer.json().session_ids).toEqual(ids.slice(2));
    expect(await lessonsOf(seriesId, "Scheduled")).toHaveLength(2);
    expect(await seriesOf(seriesId)).toMatchObject({ endsOn: "2026-12-13", endedAt: null });
    expect(await makeUpsOf(db, { child })).toEqual([]);
    const decided = await db
      .select()
      .from(policyDecisions)
      .where(eq(policyDecisions.sessionId, ids.at(-1) ?? ""));
    expect(decided).toMatchObject([{ decision: { reason: "series_ended" } }]);
    test.clock.advance(30 * 86_400_000);
    await extendSeries({ ...test.services, log });
    test.clock.set(TEST_NOW);
    expect(await lessonsOf(seriesId, "Scheduled")).toHaveLength(2);
  });

  it("from the first one: the series is over, with what was moved elsewhere", async () => {
    const { desk, seriesId, ids, family } = await scene();
    await move(desk, ids[3] ?? "", to(inHours(50)));
    const answer = await cancel(family, ids[0] ?? "", FOLLOWING);
    expect(answer.json().session_ids).toHaveLength(ids.length);
    expect(await lessonsOf(seriesId, "Scheduled")).toEqual([]);
    expect((await seriesOf(seriesId))?.endedAt).toEqual(TEST_NOW);
  });

  it("too late for the first counts that one as taken", async () => {
    const { family, ids } = await scene();
    const first = await lessonOf(db, ids[0] ?? "");
    test.clock.set(new Date(first.startsAt.getTime() - 3_600_000));
    const answer = await cancel(family, first.id, FOLLOWING);
    test.clock.set(TEST_NOW);
    expect(answer.json().decision.outcome).toBe("counts_as_taken");
    const decided = await db.select().from(policyDecisions);
    const outcomes = decided
      .filter(({ sessionId }) => ids.includes(sessionId))
      .map(({ decision }) => decision.outcome);
    expect(outcomes.filter((outcome) => outcome === "counts_as_taken")).toHaveLength(1);
  });

  it("go on at other hours as a series of their own, without what clashes", async () => {
    const { family, teacher, child, seriesId, ids } = await scene();
    // Wednesday, 16 December at 17:00 in Paris, is somebody else's.
    await buildSession(db, { teacher, startsAt: new Date("2026-12-16T16:00:00Z") });
    const times = [
      { day_of_week: 4, time: "17:00" },
      { day_of_week: 6, time: "15:00" },
    ];
    const body = { scope: "following", times };
    const shown = (await preview(family, "move", ids[2] ?? "", body)).json();
    expect(shown.problems).toEqual([]);
    expect(shown.decision).toMatchObject({ outcome: "free", make_up: "none", used_after: 0 });
    expect(shown.lessons[0]).toMatchObject({
      session_id: ids[2],
      new_starts_at: "2026-12-16T16:00:00.000Z",
      state: "teacher_busy",
    });
    const answer = await move(family, ids[2] ?? "", body);
    expect(answer.statusCode).toBe(200);
    const made: string[] = answer.json().session_ids;
    const wanted = shown.lessons.filter(
      ({ state, new_starts_at }: { state: string; new_starts_at: string | null }) =>
        state === "ok" && new_starts_at !== null,
    );
    expect(made).toHaveLength(wanted.length);
    expect(await lessonsOf(seriesId, "Scheduled")).toHaveLength(2);
    const next = await lessonOf(db, ids[3] ?? "");
    expect(next).toMatchObject({
      kind: "series",
      status: "Scheduled",
      sequence: 1,
      startsAt: new Date("2026-12-23T16:00:00Z"),
      seriesOn: "2026-12-23",
    });
    expect(await lessonsOf(next.seriesId ?? "", "Scheduled")).toContainEqual(
      expect.objectContaining({ startsAt: new Date("2026-12-18T14:00:00Z"), sequence: 0 }),
    );
    // All of them are the same lessons as before, but for the one whose hour clashed.
    expect(made).toEqual(expect.arrayContaining(ids.slice(3)));
    expect((await lessonsOf(seriesId, "Cancelled")).map(({ id }) => id)).toEqual([ids[2]]);
    expect(await seriesOf(next.seriesId ?? "")).toMatchObject({
      continuesId: seriesId,
      startsOn: "2026-12-14",
      endsOn: null,
      lengthMinutes: 45,
      anchorZone: "Europe/Paris",
    });
    expect(await makeUpsOf(db, { child })).toEqual([]);
  });

  it.each([
    [
      "twice on a day",
      [
        { day_of_week: 4, time: "17:00" },
        { day_of_week: 4, time: "19:00" },
      ],
    ],
    ["off the quarter", [{ day_of_week: 4, time: "17:05" }]],
    ["on no day", []],
  ])("do not go on %s", async (_name, times) => {
    const { family, ids } = await scene();
    const answer = await move(family, ids[2] ?? "", { scope: "following", times });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json())).toEqual(["times"]);
  });

  it("keep the notice of the first that they replace, also of one that was moved to an earlier day", async () => {
    const { family, ids } = await scene();
    const hours = { startsAt: inHours(1.5), endsAt: inHours(2.25) };
    await db
      .update(sessions)
      .set(hours)
      .where(eq(sessions.id, ids[2] ?? ""));
    const weekly = { scope: "following", times: [{ day_of_week: 3, time: "18:00" }] };
    const shown = (await preview(family, "move", ids[1] ?? "", weekly)).json();
    expect(shown.decision).toMatchObject({
      outcome: "too_late",
      free_until: inHours(-0.5).toISOString(),
    });
    expect((await move(family, ids[1] ?? "", weekly)).statusCode).toBe(409);
  });

  it("do not go on where nothing can be booked", async () => {
    const { family, ids, seriesId } = await scene();
    const times = [{ day_of_week: 4, time: "04:00" }];
    const answer = await move(family, ids[2] ?? "", { scope: "following", times });
    expect(answer.statusCode).toBe(409);
    expect(await lessonsOf(seriesId, "Scheduled")).toHaveLength(ids.length);
  });
});

describe("lessons that change places", () => {
  it("keep what was written about them", async () => {
    const { family, child, ids } = await scene();
    const session = await lessonOf(db, ids[1] ?? "");
    const report = await buildReport(db, { session, student: child });
    const times = [{ day_of_week: 2, time: "18:15" }];
    const moved = (await move(family, ids[1] ?? "", { scope: "following", times })).json();
    const later = new Date(session.startsAt.getTime() + 900_000);
    expect(await lessonOf(db, session.id)).toMatchObject({ startsAt: later, status: "Scheduled" });
    await undo(family, moved.change_id);
    const kept = await db
      .select()
      .from(sessionReports)
      .where(eq(sessionReports.id, report?.id ?? ""));
    expect(kept).toMatchObject([{ sessionId: session.id }]);
  });

  it("may take each other's hour, and no third one's", async () => {
    const { ids } = await scene();
    const [a, b, c] = await Promise.all(ids.slice(0, 3).map((id) => lessonOf(db, id)));
    if (!a || !b || !c) throw new Error("no lessons");
    const hourOf = ({ startsAt, endsAt }: typeof a) => ({ startsAt, endsAt });
    const place = (lessons: Array<typeof a>) =>
      inTransaction(db, (tx) =>
        placeLessons(tx, { lessons, ifTaken: "hour_taken", now: TEST_NOW }),
      );
    await place([
      { ...a, ...hourOf(b) },
      { ...b, ...hourOf(a) },
    ]);
    expect((await lessonOf(db, a.id)).startsAt).toEqual(b.startsAt);
    expect((await lessonOf(db, b.id)).startsAt).toEqual(a.startsAt);
    await expect(place([{ ...a, ...hourOf(c) }])).rejects.toMatchObject({ code: "conflict" });
  });
});

describe("undoing a change of a series", () => {
  it("brings a cancelled rest back", async () => {
    const { family, seriesId, ids } = await scene();
    const { change_id } = (await cancel(family, ids[0] ?? "", FOLLOWING)).json();
    expect((await undo(family, change_id)).statusCode).toBe(200);
    expect((await lessonsOf(seriesId, "Scheduled")).map(({ id }) => id)).toEqual(ids);
    expect(await seriesOf(seriesId)).toMatchObject({ endsOn: null, endedAt: null });
  });

  it("ends the series that went on, and the same lessons are of the first one again", async () => {
    const { family, seriesId, ids } = await scene();
    // An hour later on the same day: the new lessons lie over the old ones.
    const times = [{ day_of_week: 2, time: "18:15" }];
    const moved = (await move(family, ids[1] ?? "", { scope: "following", times })).json();
    expect(moved.session_ids).toEqual(ids.slice(1));
    const { seriesId: other } = await lessonOf(db, ids[1] ?? "");
    expect(other).not.toBe(seriesId);
    expect((await undo(family, moved.change_id)).statusCode).toBe(200);
    expect((await lessonsOf(seriesId, "Scheduled")).map(({ id }) => id)).toEqual(ids);
    expect((await lessonOf(db, ids[1] ?? "")).sequence).toBe(2);
    expect((await seriesOf(other ?? ""))?.endedAt).toEqual(TEST_NOW);
  });

  it("brings back no lesson alone, whose series was ended before it", async () => {
    const { family, desk, ids, seriesId } = await scene();
    const [later, earlier] = [
      (await cancel(desk, ids[3] ?? "")).json(),
      (await cancel(desk, ids[0] ?? "")).json(),
    ];
    await cancel(family, ids[2] ?? "", FOLLOWING);
    expect((await undo(desk, later.change_id)).statusCode).toBe(409);
    expect((await undo(desk, earlier.change_id)).statusCode).toBe(200);
    const left = (await lessonsOf(seriesId, "Scheduled")).map(({ id }) => id);
    expect(left).toEqual(ids.slice(0, 2));
  });

  it("is refused once the series was ended earlier, or a lesson of the new one was changed", async () => {
    const { family, desk, ids, seriesId } = await scene();
    const first = (await cancel(family, ids[4] ?? "", FOLLOWING)).json();
    await cancel(desk, ids[2] ?? "", FOLLOWING);
    expect((await undo(family, first.change_id)).statusCode).toBe(409);
    expect(await lessonsOf(seriesId, "Scheduled")).toHaveLength(2);
    const times = [{ day_of_week: 4, time: "17:00" }];
    const moved = (await move(family, ids[0] ?? "", { scope: "following", times })).json();
    await cancel(family, moved.session_ids[0]);
    expect((await undo(family, moved.change_id)).statusCode).toBe(409);
    expect(await lessonsOf(seriesId, "Scheduled")).toEqual([]);
  });
});
