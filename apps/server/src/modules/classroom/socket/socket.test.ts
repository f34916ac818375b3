import { SEAT_KEPT_MS } from "@riwaq/domain/classroom/seats";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { CANCELLED, signedIn } from "../../../../test/factories.ts";
import { openRoomLine } from "../../../../test/room-line.ts";
import { MINUTE_MS, buildRoomScene } from "../../../../test/room-scene.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { announceChange } from "../../../platform/bus/announce-news.ts";
import { signIns } from "../../identity/tables/sign-ins.ts";
import { presenceMarks } from "../../scheduling/tables/presence-marks.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";
import { emptySeats } from "../room/empty-seats.job.ts";

const test = await startTestApp();
const { db, clock } = test;
const scene = await buildRoomScene(test);
const { clients, teacher, student, child, stranger, enter, asPupil } = scene;
const deps = { ...test.services, log: { info: () => {}, warn: () => {}, error: () => {} } };

const marksOf = () =>
  db
    .select({ side: presenceMarks.side, kind: presenceMarks.kind, at: presenceMarks.at })
    .from(presenceMarks)
    .where(eq(presenceMarks.sessionId, scene.lesson))
    .orderBy(presenceMarks.at);
const statusOf = async () => {
  const isIt = eq(sessions.id, scene.lesson);
  return (await db.select({ status: sessions.status }).from(sessions).where(isIt))[0]?.status;
};

describe("the socket", () => {
  it.each([
    ["a guest", "guest", {}, 401],
    ["a page of another site", "teacher", { origin: "https://evil.example" }, 403],
  ])("is refused to %s", async (_, who, headers, status) => {
    const client = who === "guest" ? test.client() : clients.teacher;
    const line = openRoomLine(scene.origin, client, scene.lesson, { role: "teacher", headers });
    expect(await line.ended).toBe(status);
  });

  it("tells a stranger, and who asks for another's seat, that it is not theirs", async () => {
    const strange = await enter("stranger", "pupil", { pupil: stranger.id });
    const posing = await enter("student", "teacher");
    const other = await enter("student", "pupil", { pupil: child.id });
    for (const line of [strange, posing, other]) {
      expect(line.of("closed")).toEqual([{ type: "closed", reason: "not_yours" }]);
      expect(await line.ended).toBe(4000);
    }
    expect(await scene.seats()).toEqual([]);
  });

  it("does not open before the door, nor after it, nor for a cancelled lesson", async () => {
    clock.set(new Date(TEST_NOW.getTime() - 7 * MINUTE_MS));
    expect((await asPupil()).of("closed")).toMatchObject([{ reason: "moved" }]);
    clock.set(new Date(TEST_NOW.getTime() + 96 * MINUTE_MS));
    expect((await asPupil()).of("closed")).toMatchObject([{ reason: "over" }]);
    clock.set(TEST_NOW);
    await db.update(sessions).set(CANCELLED).where(eq(sessions.id, scene.lesson));
    expect((await asPupil()).of("closed")).toMatchObject([{ reason: "cancelled" }]);
  });

  it("gives the room as it stands, and tells the others who came", async () => {
    const first = await enter("teacher", "teacher");
    expect(first.room()).toMatchObject({ seats: [{ role: "teacher" }], view: { page: 1 } });
    const second = await asPupil();
    expect(second.room()?.seats.map(({ role }) => role)).toEqual(["teacher", "pupil"]);
    await expect.poll(() => first.of("seats").at(-1)?.seats.length).toBe(2);
  });

  it("answers beats, and closes on who says too much", async () => {
    const line = await enter("teacher", "teacher");
    line.say({ type: "beat" });
    await expect
      .poll(() => line.of("beat"))
      .toEqual([{ type: "beat", now: clock.now().toISOString() }]);
    for (let count = 0; count < 300; count += 1) line.say({ type: "beat" });
    expect(await line.ended).toBe(1008);
  });

  it("carries signals to the seat that is meant and to nobody else, and leaves out what is none", async () => {
    const [first, second, third] = [
      await enter("teacher", "teacher"),
      await asPupil(),
      await enter("parent", "listener"),
    ];
    first.say({ type: "signal", to: second.seat, signal: { candidate: null } });
    first.say({ type: "signal", to: "nobody" } as never);
    await expect
      .poll(() => second.of("signal"))
      .toEqual([{ type: "signal", from: first.seat, signal: { candidate: null } }]);
    expect([first.of("signal"), third.of("signal")]).toEqual([[], []]);
  });

  it("carries the teacher's pointer, and nobody else's", async () => {
    const [first, second] = [await enter("teacher", "teacher"), await asPupil()];
    second.say({ type: "pointer", at: { word: "2:6:1" } });
    first.say({ type: "pointer", at: { word: "2:6:2" } });
    await expect.poll(() => second.of("pointer").map(({ at }) => at)).toEqual([{ word: "2:6:2" }]);
    expect(first.of("pointer")).toEqual([]);
  });

  it("keeps what seats say of themselves for who comes later", async () => {
    const first = await asPupil();
    const state = { is_hand_up: true, is_muted: false, has_camera: false, sound: "auto", page: 5 };
    first.say({ type: "state", state: state as never });
    const second = await enter("teacher", "teacher");
    await expect
      .poll(() => [...Object.values(second.room()?.states ?? {}), ...second.of("state")])
      .toContainEqual(expect.anything());
    const heard = () =>
      second.of("state").findLast(({ seat }) => seat === first.seat)?.state ??
      second.room()?.states[first.seat];
    await expect.poll(heard).toEqual(state);
  });
});

describe("being there", () => {
  it("is the lesson's presence; a pupil waits for it to begin, and a listener is not the pupil", async () => {
    await enter("parent", "listener");
    expect([await marksOf(), await statusOf()]).toEqual([[], "Scheduled"]);
    await asPupil();
    expect([await marksOf(), await statusOf()]).toMatchObject([
      [{ side: "pupil", kind: "came" }],
      "Scheduled",
    ]);
    await enter("teacher", "teacher");
    expect(await statusOf()).toBe("Joined");
  });

  it("goes on while a line is broken for a moment, and ends when nobody comes back", async () => {
    const line = await asPupil();
    line.cut();
    await line.ended;
    await expect.poll(async () => (await scene.seats())[0]?.awayAt).not.toBeNull();
    clock.advance(SEAT_KEPT_MS - 1000);
    const back = await asPupil({ seat: line.seat });
    expect((await marksOf()).length).toBe(1);
    back.cut();
    await expect.poll(async () => (await scene.seats())[0]?.awayAt).not.toBeNull();
    const cutAt = clock.now();
    clock.advance(SEAT_KEPT_MS);
    expect(await emptySeats(deps)).toBe(1);
    expect(await emptySeats(deps)).toBe(0);
    expect(await marksOf()).toMatchObject([{ kind: "came" }, { kind: "left", at: cutAt }]);
  });

  it("ends at once for who says farewell, and moves along with who loads the page anew", async () => {
    const line = await asPupil();
    line.close(1000);
    await expect.poll(async () => (await scene.seats())[0]?.leftAt).not.toBeNull();
    clock.advance(1000);
    const again = await asPupil();
    again.close(1001);
    await expect.poll(async () => (await scene.seats()).some(({ awayAt }) => awayAt)).toBe(true);
    clock.advance(1000);
    const third = await asPupil();
    expect(third.room()?.seats.map(({ id }) => id)).toEqual([third.seat]);
    expect((await marksOf()).map(({ kind }) => kind)).toEqual([
      "came",
      "left",
      "came",
      "left",
      "came",
    ]);
  });

  it("ends when the lesson is no more, or the person signed out", async () => {
    const [first, second] = [await enter("teacher", "teacher"), await asPupil()];
    await db.update(sessions).set(CANCELLED).where(eq(sessions.id, scene.lesson));
    await announceChange(db, [teacher.id], ["lessons"]);
    expect(await first.ended).toBe(4000);
    expect(first.of("closed")).toEqual([{ type: "closed", reason: "cancelled" }]);
    const { status, cancelledBy, cancelledAt } = {
      status: "Scheduled" as const,
      cancelledBy: null,
      cancelledAt: null,
    };
    await db
      .update(sessions)
      .set({ status, cancelledBy, cancelledAt })
      .where(eq(sessions.id, scene.lesson));
    await db.delete(signIns).where(eq(signIns.userId, student.id));
    await announceChange(db, [student.id], []);
    expect(await second.ended).toBe(4000);
    expect(second.of("closed")).toEqual([{ type: "closed", reason: "signed_out" }]);
    clients.student = await signedIn(test, student);
  });

  it("by staff is seen and written down", async () => {
    const first = await enter("teacher", "teacher");
    await enter("desk", "staff");
    await expect
      .poll(() =>
        first
          .of("seats")
          .at(-1)
          ?.seats.map(({ role }) => role),
      )
      .toEqual(["teacher", "staff"]);
    expect((await marksOf()).map(({ side }) => side)).toEqual(["teacher"]);
  });
});
