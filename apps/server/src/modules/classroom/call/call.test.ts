import { randomUUID } from "node:crypto";

import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";

import {
  CANCELLED,
  buildSession,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { FakeLivekit, joinLivekit } from "../../../../test/fake-livekit.ts";
import type { RoomLine } from "../../../../test/room-line.ts";
import { MINUTE_MS, buildRoomScene } from "../../../../test/room-scene.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { announceChange } from "../../../platform/bus/announce-news.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";
import { roomSeats } from "../tables/room-seats.ts";
import { LivekitFault } from "./room-service.ts";
import { settleCalls } from "./settle-calls.job.ts";
import { signToken } from "./sign-token.ts";

let at = TEST_NOW;
const livekit = await FakeLivekit.start({ now: () => at });
const test = await startTestApp({ livekit: livekit.config });
const without = await startTestApp();
const { db, clock } = test;
const scene = await buildRoomScene(test);
const { clients, teacher, student, stranger, enter, asPupil } = scene;
type Who = keyof typeof clients;
const deps = { ...test.services, log: { info: () => {}, warn: () => {}, error: () => {} } };
afterAll(() => livekit.close());
beforeEach(() => {
  at = TEST_NOW;
  livekit.isBroken = false;
  livekit.rooms.clear();
  livekit.calls.length = 0;
});

/** Both clocks: ours and LiveKit's. */
const move = (minutes: number) => {
  at = new Date(TEST_NOW.getTime() + minutes * MINUTE_MS);
  clock.set(at);
};
const ask = (who: Who, seat: string, lesson = scene.lesson) =>
  clients[who].post(`/api/classroom/${lesson}/seats/${seat}/ticket/`, {});
const ticketOf = async (who: Who, { seat }: RoomLine) => {
  const answer = await ask(who, seat);
  expect(answer.statusCode).toBe(200);
  return answer.json() as { url: string; token: string; expires_at: string };
};
const join = async (who: Who, line: RoomLine) => {
  const joined = joinLivekit(await ticketOf(who, line));
  expect(await joined.opened).toBe(true);
  return joined;
};
const inTheCall = () => Object.values(livekit.identities()).flat();
const isOfLesson = () => eq(sessions.id, scene.lesson);

describe("a ticket", () => {
  it("lets a seat into the call of its lesson, to speak and to be seen, under no name", async () => {
    const line = await enter("teacher", "teacher");
    const { url, token } = await ticketOf("teacher", line);
    expect(url).toBe(livekit.config.url);
    const claims = livekit.read(token);
    expect(claims).toMatchObject({
      sub: line.seat,
      video: {
        roomJoin: true,
        canSubscribe: true,
        canPublish: true,
        canPublishSources: ["microphone", "camera"],
        canPublishData: false,
        hidden: false,
      },
    });
    expect(claims?.video.room).toContain(scene.lesson);
    expect(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()).not.toContain(
      teacher.name,
    );
  });

  it.each([
    ["parent", "listener"],
    ["desk", "staff"],
  ] as const)("lets %s as %s hear, send nothing, and be hidden", async (who, role) => {
    const { token } = await ticketOf(who, await enter(who, role));
    expect(livekit.read(token)?.video).toMatchObject({
      canSubscribe: true,
      canPublish: false,
      canPublishSources: [],
      hidden: true,
    });
  });

  it("holds from when the room opens, for some minutes, and never longer than the room", async () => {
    const line = await asPupil();
    const { token, expires_at } = await ticketOf("student", line);
    const start = TEST_NOW.getTime() + 5 * MINUTE_MS;
    expect(livekit.read(token)?.nbf).toBe((start - 10 * MINUTE_MS) / 1000);
    expect(Date.parse(expires_at) - clock.now().getTime()).toBe(10 * MINUTE_MS);
    move(12);
    expect(livekit.read(token)).toBeUndefined();
    move(94);
    const last = await ticketOf("student", await asPupil());
    expect(Date.parse(last.expires_at)).toBe(start + 90 * MINUTE_MS);
  });

  it("is given for one's own taken seat alone", async () => {
    const [first, second] = [await enter("teacher", "teacher"), await asPupil()];
    expect((await ask("student", first.seat)).statusCode).toBe(403);
    expect((await ask("student", randomUUID())).statusCode).toBe(403);
    const path = `/api/classroom/${scene.lesson}/seats/${second.seat}/ticket/`;
    expect((await test.client().post(path, {})).statusCode).toBe(401);
    expect((await ask("stranger", second.seat)).statusCode).toBe(404);
    const startsAt = new Date(TEST_NOW.getTime() + 4 * MINUTE_MS);
    const other = await buildSession(db, {
      teacher: await buildTeacher(db),
      students: [stranger],
      startsAt,
    });
    expect((await ask("student", second.seat, other.id)).statusCode).toBe(404);
    second.close(1000);
    await expect.poll(async () => (await ask("student", second.seat)).statusCode).toBe(403);
  });

  it("is given while the room is open, and to who still sits on that side of the lesson", async () => {
    const line = await enter("teacher", "teacher");
    await db.update(sessions).set(CANCELLED).where(isOfLesson());
    expect((await ask("teacher", line.seat)).statusCode).toBe(409);
    const standing = { status: "Scheduled" as const, cancelledBy: null, cancelledAt: null };
    const another = await buildTeacher(db);
    await db
      .update(sessions)
      .set({ ...standing, teacherId: another.id })
      .where(isOfLesson());
    expect((await ask("teacher", line.seat)).statusCode).toBe(404);
    await db.update(sessions).set({ teacherId: teacher.id }).where(isOfLesson());
    move(96);
    expect((await ask("teacher", line.seat)).statusCode).toBe(409);
  });

  it("does not exist where no media server is set", async () => {
    const client = await signedIn(without, await buildTeacher(without.db));
    const path = `/api/classroom/${randomUUID()}/seats/${randomUUID()}/ticket/`;
    expect((await client.post(path, {})).statusCode).toBe(404);
  });

  it("of another secret, key or hour opens nothing", async () => {
    const line = await enter("teacher", "teacher");
    const { url, token } = await ticketOf("teacher", line);
    const video = livekit.read(token)?.video as Parameters<typeof signToken>[1]["video"];
    const hours = { notBefore: at, expiresAt: new Date(at.getTime() + MINUTE_MS) };
    const claims = { identity: line.seat, ...hours, video };
    const late = new Date(at.getTime() + 5 * MINUTE_MS);
    const tokens = [
      signToken({ ...livekit.config, apiSecret: "another secret" }, claims),
      signToken({ ...livekit.config, apiKey: "another key" }, claims),
      signToken(livekit.config, { ...claims, notBefore: late, expiresAt: late }),
      signToken(livekit.config, { ...hours, video }),
    ];
    for (const forged of tokens) {
      expect(await joinLivekit({ url, token: forged }).ended).toBe("401");
    }
  });
});

describe("the call at the media server", () => {
  it("holds who sits in the room, and loses at once who leaves it", async () => {
    const [first, second] = [await enter("teacher", "teacher"), await asPupil()];
    await join("teacher", first);
    const pupil = await join("student", second);
    expect(inTheCall().toSorted()).toEqual([first.seat, second.seat].toSorted());
    second.close(1000);
    expect(await pupil.ended).toBe("PARTICIPANT_REMOVED");
    expect(inTheCall()).toEqual([first.seat]);
  });

  it("keeps a seat whose line is broken for a moment", async () => {
    const line = await asPupil();
    await join("student", line);
    line.cut();
    await expect.poll(async () => (await scene.seats())[0]?.awayAt).not.toBeNull();
    expect(await settleCalls(deps)).toBe(0);
    expect(inTheCall()).toEqual([line.seat]);
  });

  it("ends with a lesson that is cancelled, for who is told and for who does not listen", async () => {
    const line = await enter("teacher", "teacher");
    const joined = await join("teacher", line);
    await db.update(sessions).set(CANCELLED).where(isOfLesson());
    await announceChange(db, [teacher.id], ["lessons"]);
    expect(await joined.ended).toBe("ROOM_DELETED");
    expect(livekit.rooms.size).toBe(0);
  });

  it("ends with a lesson that is over or was moved, found by the round; the new hour has another call", async () => {
    const line = await enter("teacher", "teacher");
    const before = await ticketOf("teacher", line);
    const joined = joinLivekit(before);
    await joined.opened;
    const startsAt = new Date(TEST_NOW.getTime() + 8 * MINUTE_MS);
    await db.update(sessions).set({ startsAt }).where(isOfLesson());
    expect(await settleCalls(deps)).toBe(1);
    expect(await joined.ended).toBe("ROOM_DELETED");
    const after = await ticketOf("teacher", line);
    const [old, now] = [before, after].map(({ token }) => livekit.read(token)?.video.room);
    expect(now).not.toBe(old);
    await joinLivekit(after).opened;
    move(120);
    expect(await settleCalls(deps)).toBe(1);
    expect(await settleCalls(deps)).toBe(0);
    expect(livekit.rooms.size).toBe(0);
  });

  it("has nobody whose seat was emptied while LiveKit did not answer", async () => {
    const line = await asPupil();
    const joined = await join("student", line);
    livekit.isBroken = true;
    line.close(1000);
    await expect.poll(async () => (await scene.seats())[0]?.leftAt).not.toBeNull();
    await expect(settleCalls(deps)).rejects.toThrow(LivekitFault);
    expect(inTheCall()).toEqual([line.seat]);
    livekit.isBroken = false;
    expect(await settleCalls(deps)).toBe(1);
    expect(await joined.ended).toBe("PARTICIPANT_REMOVED");
  });

  it("of another installation, or of nobody's lesson here, is left alone", async () => {
    const line = await enter("teacher", "teacher");
    await join("teacher", line);
    const [own = ""] = livekit.rooms.keys();
    for (const name of ["somebody else's", own.replace(/^riwaq-\w{12}/, "riwaq-0123456789ab")]) {
      livekit.rooms.set(name, new Map());
    }
    move(120);
    await settleCalls(deps);
    expect([...livekit.rooms.keys()]).toHaveLength(2);
    expect(livekit.calls).toEqual([`DeleteRoom ${own}`]);
  });

  it("is told of no secret and no name when it fails", async () => {
    livekit.isBroken = true;
    const fault = await settleCalls(deps).catch((error: unknown) => String(error));
    expect(fault).toBe("LivekitFault: LiveKit answered 503 to ListRooms");
    const nowhere = { ...livekit.config, apiUrl: "http://127.0.0.1:1" };
    const config = { ...test.services.config, livekit: nowhere };
    await expect(settleCalls({ ...deps, config })).rejects.toThrow("no answer to ListRooms");
  });
});

describe("places in a room with a media server", () => {
  it("are twelve voices, one of them kept for the teacher", async () => {
    const students = await Promise.all(Array.from({ length: 12 }, () => buildStudent(db)));
    const startsAt = new Date(TEST_NOW.getTime() + 5 * MINUTE_MS);
    await db.delete(sessions).where(isOfLesson());
    scene.lesson = (await buildSession(db, { teacher, students, startsAt })).id;
    const [last, ...others] = students;
    await db.insert(roomSeats).values(
      others.map(({ id }) => ({
        id: randomUUID(),
        sessionId: scene.lesson,
        userId: id,
        role: "pupil" as const,
        pupilId: id,
        since: clock.now(),
        seenAt: clock.now(),
      })),
    );
    if (!last) throw new Error("nobody learns");
    clients.student = await signedIn(test, last);
    const line = await enter("student", "pupil", { pupil: last.id });
    expect(line.of("closed")).toMatchObject([{ reason: "full" }]);
    expect((await enter("teacher", "teacher")).room()?.seats).toHaveLength(12);
    clients.student = await signedIn(test, student);
    await db.delete(roomSeats).where(eq(roomSeats.sessionId, scene.lesson));
  });

  it("are told of before coming in, with the server that is asked for", async () => {
    const show = async (who: Who) =>
      (await clients[who].get(`/api/classroom/${scene.lesson}/`)).json();
    expect((await show("student")).media_server).toBe(livekit.config.url);
  });
});
