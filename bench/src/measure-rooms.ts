import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";

import { signSessionToken } from "../../apps/server/src/platform/http/session-token.ts";
import { BENCH_SECRET, createBenchDatabase, inDatabase } from "./bench-database.ts";
import { startServer } from "./process-figures.ts";
import type { Figure } from "./report.ts";
import { type RoomClient, sitDown } from "./room-clients.ts";

const ROOMS = 200;
const TIMES = 100;
/** As long as the processor is watched while all rooms are in use. */
const BUSY_MS = 20_000;
const MARKS = 300;
const STROKES = 200;

type Room = { sessionId: string; teacher: string; pupil: string; pupilId: string };

/** Lessons that are held now, each in its room: what everybody is told, and what it costs one process. */
export async function measureRooms(serverUrl: string): Promise<Figure[]> {
  const database = await createBenchDatabase(serverUrl, 1001);
  const env = { DATABASE_URL: database.url, SECRET: BENCH_SECRET };
  const [one, other] = [await startServer(env), await startServer(env)];
  try {
    const rooms = await seedRooms(database.url);
    const apart = await measureTelling(rooms[0], one.url, other.url);
    const together = await measureTelling(rooms[1], one.url, one.url);
    const lesson = await measureLesson(rooms[2], one.url);
    await other.stop();
    const crowd = await measureCrowd(rooms, one);
    return [
      ...together.map((figure) => ({ ...figure, name: `a room: ${figure.name}, p95` })),
      ...apart.map((figure) => ({ ...figure, name: `two processes: ${figure.name}, p95` })),
      ...lesson,
      ...crowd,
    ];
  } finally {
    await Promise.all([one.stop(), other.stop()]);
    await database.drop();
  }
}

async function seedRooms(url: string): Promise<Room[]> {
  return inDatabase(url, async (client) => {
    const { rows } = await client.query<{ id: string; teacher: string; pupil: string }>(
      `with t as (select id, row_number() over (order by email desc) n from users where role = 'T'),
         s as (select id, row_number() over (order by email desc) n from users where role = 'S'),
         made as (insert into sessions (teacher_id, starts_at, ends_at)
           select id, now() - interval '5 minutes', now() + interval '55 minutes' from t where n <= $1
           returning id, teacher_id, starts_at, ends_at, status)
       insert into session_students (session_id, student_id, starts_at, ends_at, status)
         select made.id, s.id, made.starts_at, made.ends_at, made.status
         from made join t on t.id = made.teacher_id join s on s.n = t.n
       returning session_id as id, student_id as pupil,
         (select teacher_id from made where made.id = session_id) as teacher`,
      [ROOMS],
    );
    const rooms: Room[] = [];
    for (const { id, teacher, pupil } of rows) {
      const cookies = await Promise.all([teacher, pupil].map((user) => signIn(client, user)));
      const [teacherCookie = "", pupilCookie = ""] = cookies;
      rooms.push({ sessionId: id, teacher: teacherCookie, pupil: pupilCookie, pupilId: pupil });
    }
    return rooms;
  });
}

type Client = { query(text: string, values: unknown[]): Promise<unknown> };

async function signIn(client: Client, userId: string): Promise<string> {
  const token = randomUUID();
  await client.query(
    `insert into sign_ins (user_id, token, expires_at) values ($1, $2, now() + interval '1 day')`,
    [userId, token],
  );
  return `riwaq.session_token=${encodeURIComponent(signSessionToken(token, BENCH_SECRET))}`;
}

async function seatBoth(room: Room, teacherAt: string, pupilAt: string) {
  const { sessionId, pupilId } = room;
  const teacher = await sitDown({
    url: teacherAt,
    cookie: room.teacher,
    sessionId,
    role: "teacher",
  });
  const pupil = await sitDown({
    url: pupilAt,
    cookie: room.pupil,
    sessionId,
    role: "pupil",
    pupil: pupilId,
  });
  return { teacher, pupil };
}

const markOf = ({ sessionId, pupilId }: Room, at: number) => ({
  id: randomUUID(),
  student_id: pupilId,
  session_id: sessionId,
  sura: 2,
  aya: 6 + (at % 100),
  word: 1,
  kind: "madd",
});

/** From the press on one side to the word on the other. */
async function measureTelling(
  room: Room | undefined,
  teacherAt: string,
  pupilAt: string,
): Promise<Figure[]> {
  if (!room) throw new Error("no room");
  const { teacher, pupil } = await seatBoth(room, teacherAt, pupilAt);
  const path = `/classroom/${room.sessionId}/view/`;
  const page = await times(async (at) => {
    const told = pupil.next(({ type }) => type === "view");
    return [told, teacher.send("PATCH", path, { page: 2 + at })];
  });
  const mark = await times(async (at) => {
    const told = pupil.next(({ type }) => type === "mark");
    return [told, teacher.send("POST", "/marks/", markOf(room, at))];
  });
  const pointer = await times(async (at) => {
    const told = pupil.next(({ type }) => type === "pointer");
    teacher.say({ type: "pointer", at: { word: `2:6:${at}` } });
    return [told];
  });
  for (const client of [teacher, pupil]) client.close();
  return [
    { name: "a page is turned", value: p95(page), unit: "ms", atMost: 150 },
    { name: "a word is marked", value: p95(mark), unit: "ms", atMost: 150 },
    { name: "a word is pointed at", value: p95(pointer), unit: "ms", atMost: 150 },
  ];
}

async function times(
  once: (at: number) => Promise<[told: Promise<number>, ...rest: Array<Promise<unknown>>]>,
): Promise<number[]> {
  const took: number[] = [];
  for (let at = 0; at < TIMES; at += 1) {
    const begun = performance.now();
    const [told, ...rest] = await once(at);
    took.push((await told) - begun);
    await Promise.all(rest);
  }
  return took;
}

function p95(values: readonly number[]): number {
  const inOrder = values.toSorted((a, b) => a - b);
  return inOrder[Math.ceil(inOrder.length * 0.95) - 1] ?? Number.NaN;
}

/** What one side is told of a lesson in which much is marked and drawn. */
async function measureLesson(room: Room | undefined, url: string): Promise<Figure[]> {
  if (!room) throw new Error("no room");
  const { teacher, pupil } = await seatBoth(room, url, url);
  for (let at = 0; at < MARKS; at += 1) await teacher.send("POST", "/marks/", markOf(room, at));
  for (let at = 0; at < STROKES; at += 1) {
    const points = Array.from({ length: 180 }, (_, number) => (number * 7 + at) % 1000);
    const stroke = { id: randomUUID(), board: 1, colour: "ink", width: 6, points };
    await teacher.send("POST", `/classroom/${room.sessionId}/strokes/`, stroke);
  }
  for (let at = 0; at < 400; at += 1) teacher.say({ type: "pointer", at: { word: `2:6:${at}` } });
  await pupil.next(({ type }) => type === "pointer");
  const told = pupil.bytes() / 1000;
  for (const client of [teacher, pupil]) client.close();
  const name = `a lesson with ${MARKS} marks and ${STROKES} strokes: told to each`;
  return [{ name, value: told, unit: "kB", atMost: 1500 }];
}

type Server = Awaited<ReturnType<typeof startServer>>;

/** All rooms in use: a pointer that moves, a page every ten seconds, a mark every six. */
async function measureCrowd(rooms: readonly Room[], server: Server): Promise<Figure[]> {
  const seated: Array<{ room: Room; teacher: RoomClient; pupil: RoomClient }> = [];
  for (const room of rooms) {
    seated.push({ room, ...(await seatBoth(room, server.url, server.url)) });
  }
  const before = cpuMs(server.pid);
  const begun = performance.now();
  const work: Array<Promise<unknown>> = [];
  for (let second = 0; second < BUSY_MS / 1000; second += 1) {
    for (const [at, { room, teacher }] of seated.entries()) {
      for (let move = 0; move < 4; move += 1) {
        teacher.say({ type: "pointer", at: { word: `2:6:${move}` } });
      }
      if ((at + second) % 10 === 0) {
        work.push(
          teacher.send("PATCH", `/classroom/${room.sessionId}/view/`, { page: 2 + second }),
        );
      }
      if ((at + second) % 6 === 0) work.push(teacher.send("POST", "/marks/", markOf(room, second)));
      if ((at + second) % 8 === 0) teacher.say({ type: "beat" });
    }
    await new Promise((resolve) =>
      setTimeout(resolve, begun + (second + 1) * 1000 - performance.now()),
    );
  }
  await Promise.all(work);
  const cores = (cpuMs(server.pid) - before) / (performance.now() - begun);
  const memory = server.rssMb();
  for (const { teacher, pupil } of seated) for (const client of [teacher, pupil]) client.close();
  return [
    { name: `${ROOMS} rooms: resident memory`, value: memory, unit: "MB", atMost: 400 },
    { name: `${ROOMS} rooms: cores in use`, ratio: cores, atMost: 1 },
  ];
}

/** Processor time of a process so far, as the kernel counts it in hundredths of a second. */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
