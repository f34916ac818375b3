import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";

import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";

import {
  buildSession,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { type RoomLine, closeLines, openRoomLine } from "../../../../test/room-line.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import type { TestClient } from "../../../../test/test-client.ts";
import { userRoles } from "../../identity/tables/user-roles.ts";
import { resourceAssignments } from "../../learning/tables/resource-assignments.ts";
import { resources } from "../../learning/tables/resources.ts";
import { agreements } from "../../people/tables/agreements.ts";
import { teachers } from "../../people/tables/teachers.ts";
import { settleLessons } from "../../scheduling/outcomes/settle-lessons.job.ts";
import { lessonOutcomes } from "../../scheduling/tables/lesson-outcomes.ts";
import { outcomeQuestions } from "../../scheduling/tables/outcome-questions.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";
import { roomSeats } from "../tables/room-seats.ts";
import { rooms } from "../tables/rooms.ts";
import { clearRooms } from "./clear-rooms.job.ts";
import { emptySeats } from "./empty-seats.job.ts";

const test = await startTestApp();
const { db, clock } = test;
const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const deps = { ...test.services, log: quiet };
await test.app.listen({ port: 0, host: "127.0.0.1" });
const origin = `http://127.0.0.1:${(test.app.server.address() as AddressInfo).port}`;
const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

const teacher = await buildTeacher(db);
const pupils = await Promise.all(Array.from({ length: 4 }, () => buildStudent(db)));
const [student] = pupils;
if (!student) throw new Error("nobody learns");
const office = await buildStaff(db);
const desk = await signedIn(test, teacher);
const families = await Promise.all(pupils.map((one) => signedIn(test, one)));
const [family] = families;
if (!family) throw new Error("nobody learns");
const staff = await signedIn(test, office);

let lesson: string;
beforeEach(async () => {
  closeLines();
  clock.advance(DAY_MS);
  const startsAt = new Date(clock.now().getTime() + MINUTE_MS);
  ({ id: lesson } = await buildSession(db, { teacher, students: pupils, startsAt }));
});
afterAll(() => closeLines());

const enter = async (client: TestClient, role: string, pupil?: string) => {
  clock.advance(10);
  const line = openRoomLine(origin, client, lesson, { role, ...(pupil ? { pupil } : {}) });
  await expect.poll(() => line.room() ?? line.of("closed")[0]).toBeDefined();
  return line;
};
const show = async (client: TestClient) => (await client.get(`/api/classroom/${lesson}/`)).json();

describe("places in a room", () => {
  it("are never all taken before the teacher comes", async () => {
    const lines = [];
    for (const [at, client] of families.entries()) {
      lines.push(await enter(client, "pupil", pupils[at]?.id));
    }
    expect(lines.map((line) => line.of("closed")[0]?.reason)).toEqual([
      undefined,
      undefined,
      undefined,
      "full",
    ]);
    expect((await enter(desk, "teacher")).room()?.seats.length).toBe(4);
  });

  it("are a few for each person: what was opened first gives way", async () => {
    const lines = [];
    for (let count = 0; count < 5; count += 1) lines.push(await enter(family, "pupil", student.id));
    expect(await lines[0]?.ended).toBe(4001);
    const open = await db.select().from(roomSeats).where(eq(roomSeats.sessionId, lesson));
    expect(open.filter(({ leftAt }) => leftAt === null).length).toBe(4);
  });
});

describe("the page before the room", () => {
  it("names the teacher's own link while the door is open, to who learns and teaches there", async () => {
    const link = "https://meet.example/own";
    await db.update(teachers).set({ meetingLink: link }).where(eq(teachers.userId, teacher.id));
    expect([(await show(family)).own_link, (await show(staff)).own_link]).toEqual([link, null]);
    clock.advance(-DAY_MS);
    expect((await show(family)).own_link).toBeNull();
    clock.advance(2 * DAY_MS);
    expect(await show(family)).toMatchObject({ own_link: null, fault: "over", ice_servers: [] });
  });

  it("is there for a teacher with whom one of the pupils learns no more, without that pupil's plan", async () => {
    const { id: studentId } = pupils.at(-1) ?? student;
    const now = clock.now();
    const ended = { programmeId: null, startedAt: now, broughtTogetherAt: now, endedAt: now };
    await db.insert(agreements).values({ teacherId: teacher.id, studentId, ...ended });
    const { plans } = await show(desk);
    expect(plans).toHaveLength(3);
    expect(JSON.stringify(plans)).not.toContain(studentId);
  });
});

describe("what is said in a room", () => {
  it("shows material that was given to somebody who learns there, and no other", async () => {
    await enter(desk, "teacher");
    const given = await buildResource();
    const [own, strange] = [
      await buildResource(),
      await buildResource((await buildTeacher(db)).id),
    ];
    await db
      .insert(resourceAssignments)
      .values([given, strange].map((resourceId) => ({ resourceId, studentId: student.id })));
    const view = (id: string) =>
      desk.patch(`/api/classroom/${lesson}/view/`, { material: { resource_id: id, page: 1 } });
    const answers = await Promise.all([given, own, strange, randomUUID()].map(view));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 400, 400, 400]);
  });

  it("names words that there are", async () => {
    await enter(desk, "teacher");
    const send = (word: object) =>
      desk.post(`/api/classroom/${lesson}/messages/`, { id: randomUUID(), word });
    const answers = [
      await send({ sura: 112, aya: 1, word: 4 }),
      await send({ sura: 112, aya: 1, word: 5 }),
      await send({ sura: 112, aya: 286, word: 1 }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 400, 400]);
  });

  it.each([[[0, 0, 50, 10]], [Array.from({ length: 2001 }, () => 1)]])(
    "draws no strokes of broken or too many points",
    async (points) => {
      await enter(desk, "teacher");
      const stroke = { id: randomUUID(), board: 1, colour: "ink", width: 6, points };
      const answer = await desk.post(`/api/classroom/${lesson}/strokes/`, stroke);
      expect(answer.statusCode).toBe(400);
    },
  );

  it("is led by nobody whose lesson it is no more, also of staff", async () => {
    const both = await buildTeacher(db);
    await db.insert(userRoles).values({ userId: both.id, role: "staff" });
    const client = await signedIn(test, both);
    await db.update(sessions).set({ teacherId: both.id }).where(eq(sessions.id, lesson));
    await enter(client, "teacher");
    await db.update(sessions).set({ teacherId: teacher.id }).where(eq(sessions.id, lesson));
    const turned = await client.patch(`/api/classroom/${lesson}/view/`, { page: 3 });
    expect(turned.statusCode).toBe(403);
    const startsAt = new Date(clock.now().getTime() + 300 * MINUTE_MS);
    await buildSession(db, { teacher: both, students: [student], startsAt });
    const mark = { id: randomUUID(), student_id: student.id, session_id: lesson };
    const word = { sura: 112, aya: 1, word: 1, kind: "hesitation" };
    expect((await client.post("/api/marks/", { ...mark, ...word })).statusCode).toBe(404);
  });
});

describe("being in the room", () => {
  const outcome = async () => {
    const said = await db.select().from(lessonOutcomes).where(eq(lessonOutcomes.sessionId, lesson));
    const asked = outcomeQuestions;
    const open = await db.select().from(asked).where(eq(asked.sessionId, lesson));
    return [said.map(({ kind }) => kind), open.map(({ suggested }) => suggested)];
  };
  const after = async (minutes: number) => {
    clock.advance(minutes * MINUTE_MS);
    await emptySeats(deps);
    await settleLessons(deps);
  };
  const beat = async (...lines: RoomLine[]) => {
    for (const line of lines) {
      line.say({ type: "beat" });
      await expect.poll(() => line.of("beat").at(-1)?.now).toBe(clock.now().toISOString());
    }
  };
  const seatOf = async ({ seat }: RoomLine) =>
    (await db.select().from(roomSeats).where(eq(roomSeats.id, seat)))[0];

  it("settles a lesson by itself, through broken lines and by two devices", async () => {
    const [first, pupil] = [await enter(desk, "teacher"), await enter(family, "pupil", student.id)];
    clock.advance(20 * MINUTE_MS);
    await beat(first, pupil);
    pupil.cut();
    await expect.poll(() => seatOf(pupil)).toMatchObject({ awayAt: clock.now() });
    clock.advance(MINUTE_MS);
    await beat(first);
    const back = await enter(family, "pupil", student.id);
    const tablet = await enter(desk, "teacher");
    clock.advance(35 * MINUTE_MS);
    await beat(first, tablet, back);
    for (const line of [first, tablet, back]) {
      line.close(1000);
      await expect.poll(() => seatOf(line)).toMatchObject({ leftAt: clock.now() });
    }
    await after(30);
    expect(await outcome()).toEqual([["completed"], []]);
  });

  it("asks about a teacher who never came, however long the pupil waited", async () => {
    const pupil = await enter(family, "pupil", student.id);
    clock.advance(30 * MINUTE_MS);
    await beat(pupil);
    pupil.close(1000);
    await expect.poll(() => seatOf(pupil)).toMatchObject({ leftAt: clock.now() });
    await after(60);
    expect(await outcome()).toEqual([[], ["teacher_absent"]]);
  });
});

it("a room of a lesson that was moved is cleared after it was held", async () => {
  await enter(desk, "teacher");
  closeLines();
  const startsAt = new Date(clock.now().getTime() + 31 * DAY_MS);
  const endsAt = new Date(startsAt.getTime() + 3_600_000);
  await db.update(sessions).set({ startsAt, endsAt }).where(eq(sessions.id, lesson));
  clock.advance(31 * DAY_MS);
  await clearRooms(deps);
  expect(await db.$count(rooms, eq(rooms.sessionId, lesson))).toBe(1);
});

async function buildResource(teacherId = teacher.id): Promise<string> {
  const [row] = await db
    .insert(resources)
    .values({ teacherId, title: "Tajwid", type: "PDF" })
    .returning({ id: resources.id });
  if (!row) throw new Error("no resource");
  return row.id;
}
