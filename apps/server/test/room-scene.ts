import type { AddressInfo } from "node:net";

import { and, eq, isNull } from "drizzle-orm";
import { afterAll, afterEach, beforeEach, expect, vi } from "vitest";

import { roomSeats } from "../src/modules/classroom/tables/room-seats.ts";
import { sessions } from "../src/modules/scheduling/tables/sessions.ts";
import {
  buildParent,
  buildSession,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "./factories.ts";
import { closeLines, openRoomLine } from "./room-line.ts";
import { TEST_NOW, type TestApp } from "./test-app.ts";

export const MINUTE_MS = 60_000;

const isHeld = and(isNull(roomSeats.awayAt), isNull(roomSeats.leftAt));
const WAIT = { timeout: 20_000 };

/**
 * A teacher, two pupils, a parent of the second and staff, before each test in the open room of another lesson; beside
 * them somebody who has nothing to do with it.
 */
export async function buildRoomScene(test: TestApp) {
  const { db, clock } = test;
  await test.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = test.app.server.address() as AddressInfo;
  const teacher = await buildTeacher(db);
  const student = await buildStudent(db);
  const child = await buildStudent(db);
  const stranger = await buildStudent(db);
  const clients = {
    teacher: await signedIn(test, teacher),
    student: await signedIn(test, student),
    child: await signedIn(test, child),
    parent: await signedIn(test, await buildParent(db, [child])),
    stranger: await signedIn(test, stranger),
    desk: await signedIn(test, await buildStaff(db)),
  };
  type Who = keyof typeof clients;

  const scene = {
    origin: `http://127.0.0.1:${port}`,
    teacher,
    student,
    child,
    stranger,
    clients,
    lesson: "",
    enter: async (who: Who, role: string, more: { pupil?: string; seat?: string } = {}) => {
      // Who comes later sits after who came before.
      clock.advance(10);
      const line = openRoomLine(scene.origin, clients[who], scene.lesson, { role, ...more });
      await expect.poll(() => line.room() ?? line.of("closed")[0]).toBeDefined();
      return line;
    },
    asPupil: (seat: { seat?: string } = {}) =>
      scene.enter("student", "pupil", { pupil: student.id, ...seat }),
    seats: () => db.select().from(roomSeats).where(eq(roomSeats.sessionId, scene.lesson)),
  };

  beforeEach(async () => {
    clock.set(TEST_NOW);
    const startsAt = new Date(TEST_NOW.getTime() + 5 * MINUTE_MS);
    const students = [student, child];
    scene.lesson = (await buildSession(db, { teacher, students, startsAt })).id;
  });
  // Who sits there holds the lesson's row until the end of the line is written.
  const held = () => and(eq(roomSeats.sessionId, scene.lesson), isHeld);
  afterEach(async () => {
    closeLines();
    await vi.waitUntil(async () => (await db.$count(roomSeats, held())) === 0, WAIT);
    await db.delete(sessions).where(eq(sessions.id, scene.lesson));
  });
  afterAll(() => closeLines());
  return scene;
}
