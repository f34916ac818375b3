import type { AddressInfo } from "node:net";

import { SEAT_KEPT_MS } from "@riwaq/domain/classroom/seats";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";

import {
  buildSession,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { closeLines, openRoomLine } from "../../../../test/room-line.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { buildApp } from "../../../app.ts";
import { announceChange } from "../../../platform/bus/announce-news.ts";
import { staffRights } from "../../identity/tables/user-roles.ts";
import { presenceMarks } from "../../scheduling/tables/presence-marks.ts";
import { emptySeats } from "../room/empty-seats.job.ts";
import { roomSeats } from "../tables/room-seats.ts";
import { Allowance } from "./line.ts";

const test = await startTestApp();
const { db, clock } = test;
const quiet = { info: () => {}, warn: vi.fn(), error: () => {} };
/** Two more processes on the same database: one hears what is said in the first, and one to which all of it is lost. */
const second = await buildApp(test.services);
const deafBus = {
  ...test.services.bus,
  listen: () => () => {},
  hear: () => () => {},
  say: () => {},
};
const deaf = await buildApp({ ...test.services, bus: deafBus });
const listenAt = async ({ app }: { app: typeof second }) => {
  await app.listen({ port: 0, host: "127.0.0.1" });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
};
const one = await listenAt(test);
const other = await listenAt({ app: second });
const apart = await listenAt({ app: deaf });

const teacher = await buildTeacher(db);
const student = await buildStudent(db);
const desk = await buildStaff(db);
const clients = {
  teacher: await signedIn(test, teacher),
  student: await signedIn(test, student),
  desk: await signedIn(test, desk),
};
let lesson: string;
beforeEach(async () => {
  closeLines();
  clock.set(new Date(clock.now().getTime() + 86_400_000));
  const startsAt = new Date(clock.now().getTime() + 60_000);
  ({ id: lesson } = await buildSession(db, { teacher, students: [student], startsAt }));
});
afterAll(async () => {
  closeLines();
  await Promise.all([second.close(), deaf.close()]);
});

const enter = async (at: string, who: keyof typeof clients, role: string, seat?: string) => {
  const pupil = role === "pupil" ? { pupil: student.id } : {};
  const line = openRoomLine(at, clients[who], lesson, {
    role,
    ...pupil,
    ...(seat ? { seat } : {}),
  });
  await expect.poll(() => line.room() ?? line.of("closed")[0]).toBeDefined();
  return line;
};
const seatOf = async (id: string) =>
  (await db.select().from(roomSeats).where(eq(roomSeats.id, id)))[0];

describe("a line of which nothing is heard", () => {
  it("is ended, and whoever sat there left when they were last heard of", async () => {
    const line = await enter(one, "student", "pupil");
    const lastHeard = clock.now();
    clock.advance(SEAT_KEPT_MS + 1000);
    await announceChange(db, [student.id], []);
    expect(await line.ended).toBe(1006);
    await expect.poll(async () => (await seatOf(line.seat))?.awayAt).toEqual(lastHeard);
    expect(await emptySeats({ ...test.services, log: quiet })).toBe(1);
    const left = await db.select().from(presenceMarks).where(eq(presenceMarks.sessionId, lesson));
    expect(left.find(({ kind }) => kind === "left")?.at).toEqual(lastHeard);
  });

  it("stands while beats come", async () => {
    const line = await enter(one, "student", "pupil");
    clock.advance(SEAT_KEPT_MS - 1000);
    line.say({ type: "beat" });
    await expect.poll(() => line.of("beat").length).toBe(1);
    clock.advance(2000);
    await announceChange(db, [student.id], []);
    line.say({ type: "beat" });
    await expect.poll(() => line.of("beat").length).toBe(2);
  });

  it("ends where its seat was emptied, so that the page takes it again", async () => {
    const line = await enter(one, "student", "pupil");
    clock.advance(SEAT_KEPT_MS);
    expect(await emptySeats({ ...test.services, log: quiet })).toBeGreaterThan(0);
    expect([1006, 4001]).toContain(await line.ended);
    const back = await enter(one, "student", "pupil", line.seat);
    expect(back.room()?.seats.map(({ id }) => id)).toEqual([line.seat]);
  });
});

describe("a page that comes back by another process", () => {
  it("is there, also when its old line is known to be broken only later", async () => {
    const old = await enter(one, "student", "pupil");
    const line = await enter(apart, "student", "pupil", old.seat);
    old.cut();
    await expect.poll(async () => (await seatOf(line.seat))?.awayAt).not.toBeNull();
    line.say({ type: "beat" });
    await expect.poll(async () => (await seatOf(line.seat))?.awayAt, { timeout: 8000 }).toBeNull();
  });

  it("ends its old line there", async () => {
    const old = await enter(one, "student", "pupil");
    await enter(other, "student", "pupil", old.seat);
    expect(await old.ended).toBe(4001);
    expect(await seatOf(old.seat)).toMatchObject({ awayAt: null, leftAt: null });
  });
});

it("staff who may not look after lessons any more are shown out", async () => {
  const line = await enter(one, "desk", "staff");
  await db.delete(staffRights).where(eq(staffRights.userId, desk.id));
  await announceChange(db, [desk.id], []);
  expect(await line.ended).toBe(4000);
  expect(line.of("closed")).toEqual([{ type: "closed", reason: "not_yours" }]);
});

it("who says long things says fewer of them", () => {
  const [short, long] = [new Allowance(0), new Allowance(0)];
  const said = (allowance: Allowance, bytes: number) =>
    Array.from({ length: 300 }, () => allowance.take(0, bytes)).filter(Boolean).length;
  expect([said(short, 100), said(long, 65_536)]).toEqual([200, 22]);
});

it("a clock that was set back shows nobody out", async () => {
  const line = await enter(one, "teacher", "teacher");
  clock.set(new Date(clock.now().getTime() - 30_000));
  await announceChange(db, [teacher.id], []);
  line.say({ type: "beat" });
  await expect.poll(() => line.of("beat").length).toBe(1);
});
