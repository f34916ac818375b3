import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";

import {
  buildParent,
  buildSession,
  buildStudent,
  buildTeacher,
  buildMeeting,
  CANCELLED,
} from "../../../../test/factories.ts";
import { FakeZoom } from "../../../../test/fake-zoom.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { users } from "../../identity/tables/users.ts";
import { presenceMarks } from "../tables/presence-marks.ts";
import { sessions } from "../tables/sessions.ts";

let now = TEST_NOW;
const zoom = await FakeZoom.start({ now: () => now });
afterAll(() => zoom.close());
const test = await startTestApp({ zoom: zoom.config });
const without = await startTestApp();
const limited = await startTestApp({ zoom: zoom.config, hasRateLimits: true });
const URL = "/api/zoom/webhooks/";
let meeting = 81_000_000_000;

beforeEach(() => {
  now = TEST_NOW;
  test.clock.set(TEST_NOW);
});

type Webhook = ReturnType<FakeZoom["webhook"]>;

function send({ rawBody, timestamp, signature }: Webhook, to = test) {
  return to.app.inject({
    method: "POST",
    url: URL,
    headers: {
      "content-type": "application/json",
      "x-zm-signature": signature,
      "x-zm-request-timestamp": timestamp,
    },
    payload: rawBody,
  });
}

/** A lesson that begins in five minutes, with its meeting. */
async function lesson() {
  const teacher = await buildTeacher(test.db);
  const student = await buildStudent(test.db);
  const parent = await buildParent(test.db, [student]);
  const startsAt = new Date(TEST_NOW.getTime() + 300_000);
  const session = await buildSession(test.db, { teacher, students: [student], startsAt });
  meeting += 1;
  const meetingId = String(meeting);
  const made = { provider: "zoom", state: "made", externalId: meetingId } as const;
  await buildMeeting(test.db, session.id, made);
  return { id: session.id, meetingId, teacher, student, parent };
}

type Came = {
  meetingId: string;
  email?: string;
  participant?: string;
  at?: Date;
  connection?: string;
  event?: "joined" | "left";
};

function joined(told: Came) {
  const { meetingId, email = "", participant = "", at = TEST_NOW, event = "joined" } = told;
  return zoom.webhook({
    event: `meeting.participant_${event}`,
    event_ts: at.getTime(),
    payload: {
      account_id: "an account",
      object: {
        id: meetingId,
        host_id: "the host",
        participant: {
          id: participant,
          email,
          user_id: told.connection,
          [event === "joined" ? "join_time" : "leave_time"]: at.toISOString(),
        },
      },
    },
  });
}

async function joinsOf(sessionId: string) {
  return test.db
    .select({
      userId: presenceMarks.userId,
      side: presenceMarks.side,
      kind: presenceMarks.kind,
    })
    .from(presenceMarks)
    .where(eq(presenceMarks.sessionId, sessionId));
}

describe("a webhook of Zoom", () => {
  it("proves that we hold the secret when the address is entered there", async () => {
    const event = { event: "endpoint.url_validation", payload: { plainToken: "abc" } };
    const answer = await send(zoom.webhook(event));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ plainToken: "abc" });
    expect(answer.json<{ encryptedToken: string }>().encryptedToken).toMatch(/^[0-9a-f]{64}$/);
  });

  it("notes the host as the teacher, once, and the lesson as joined", async () => {
    const { id, meetingId, teacher } = await lesson();
    const webhook = joined({ meetingId, participant: "the host" });
    expect((await send(webhook)).json()).toEqual({ done: true });
    await send(webhook);
    expect(await joinsOf(id)).toEqual([{ userId: teacher.id, side: "teacher", kind: "came" }]);
    const [row] = await test.db.select().from(sessions).where(eq(sessions.id, id));
    expect(row?.status).toBe("Joined");
  });

  it.skipIf(!process.env.TEST_DATABASE_URL)(
    "does not join a lesson that is being moved at its new hour",
    async () => {
      const { id, meetingId, student } = await lesson();
      const tomorrow = new Date(TEST_NOW.getTime() + 86_400_000);
      const endsAt = new Date(tomorrow.getTime() + 3_600_000);
      const { sent } = await inTransaction(test.db, async (tx) => {
        const moved = { startsAt: tomorrow, endsAt };
        await tx.update(sessions).set(moved).where(eq(sessions.id, id));
        const sent = send(joined({ meetingId, email: student.email }));
        await vi.waitFor(async () => {
          const waiting = sql`pg_locks where not granted and pid in
            (select pid from pg_stat_activity where datname = current_database())`;
          expect(await tx.select({ pid: sql`pid` }).from(waiting)).toHaveLength(1);
        }, 15_000);
        return { sent };
      });
      expect((await sent).statusCode).toBe(200);
      const [row] = await test.db.select().from(sessions).where(eq(sessions.id, id));
      expect(row?.status).toBe("Scheduled");
      expect(await joinsOf(id)).toEqual([]);
    },
  );

  it("knows teacher, student and parent by their addresses, in any case", async () => {
    const { id, meetingId, teacher, student, parent } = await lesson();
    await send(joined({ meetingId, email: `ZOOM-${teacher.email}`.toUpperCase() }));
    await send(joined({ meetingId, email: student.email.toUpperCase() }));
    await send(joined({ meetingId, email: parent.email }));
    expect(await joinsOf(id)).toEqual([
      { userId: teacher.id, side: "teacher", kind: "came" },
      { userId: student.id, side: "pupil", kind: "came" },
      { userId: parent.id, side: "pupil", kind: "came" },
    ]);
  });

  it("keeps who came, left and came back, each once, by the connection", async () => {
    const {
      id,
      meetingId,
      student: { email },
    } = await lesson();
    const at = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);
    const first = { meetingId, email, connection: "16778240" };
    const told = [
      joined({ ...first, at: at(5) }),
      joined({ ...first, at: at(20), connection: "16778241" }),
      joined({ ...first, at: at(21), event: "left" }),
    ];
    for (const webhook of [...told, ...told]) await send(webhook);
    const marks = await test.db
      .select({
        kind: presenceMarks.kind,
        connection: presenceMarks.connection,
        at: presenceMarks.at,
      })
      .from(presenceMarks)
      .where(eq(presenceMarks.sessionId, id))
      .orderBy(presenceMarks.at);
    expect(marks).toEqual([
      { kind: "came", connection: "16778240", at: at(5) },
      { kind: "came", connection: "16778241", at: at(20) },
      { kind: "left", connection: "16778240", at: at(21) },
    ]);
  });

  it("that tells of leaving alone does not open a lesson", async () => {
    const { id, meetingId, student } = await lesson();
    await send(joined({ meetingId, email: student.email, event: "left" }));
    const [row] = await test.db.select().from(sessions).where(eq(sessions.id, id));
    expect(row?.status).toBe("Scheduled");
  });

  it("leaves out strangers, guests without an address and other families", async () => {
    const { id, meetingId } = await lesson();
    const other = await buildParent(test.db, [await buildStudent(test.db)]);
    for (const email of [other.email, "nobody@example.test", ""]) {
      expect((await send(joined({ meetingId, email }))).statusCode).toBe(200);
    }
    expect(await joinsOf(id)).toEqual([]);
  });

  it.each([
    ["before the door opens", -6 * 60_000],
    ["after the end", 66 * 60_000],
  ])("is not noted %s", async (_, ms) => {
    const { id, meetingId, student } = await lesson();
    now = new Date(TEST_NOW.getTime() + ms);
    test.clock.set(now);
    await send(joined({ meetingId, email: student.email, at: now }));
    expect(await joinsOf(id)).toEqual([]);
  });

  it("about a meeting of nobody, a cancelled lesson or another event changes nothing", async () => {
    const { id, meetingId, student } = await lesson();
    await test.db.update(sessions).set(CANCELLED).where(eq(sessions.id, id));
    await send(joined({ meetingId, email: student.email }));
    await send(joined({ meetingId: "1", email: student.email }));
    const other = { event: "user.created", payload: {} };
    expect((await send(zoom.webhook(other))).json()).toEqual({ done: true });
    expect(await joinsOf(id)).toEqual([]);
    expect(await test.db.$count(users)).toBeGreaterThan(0);
  });

  it("that Zoom did not sign is refused, whatever it says", async () => {
    const { id, meetingId, student } = await lesson();
    const good = joined({ meetingId, email: student.email });
    const bad = [
      { ...good, signature: `${good.signature.slice(0, -1)}x` },
      { ...good, signature: "" },
      { ...good, rawBody: `${good.rawBody} ` },
      { ...good, timestamp: String(Number(good.timestamp) - 301) },
      zoom.webhook(JSON.parse(good.rawBody), "another secret"),
      zoom.webhook({ event: "endpoint.url_validation", payload: { plainToken: "a" } }, "other"),
    ];
    for (const webhook of bad) expect((await send(webhook)).statusCode).toBe(401);
    expect(await joinsOf(id)).toEqual([]);
  });

  it("is signed over the bytes as they came, and is JSON only", async () => {
    const { id, meetingId, student } = await lesson();
    const { rawBody, timestamp } = joined({ meetingId, email: student.email });
    const spaced = zoom.webhook(JSON.parse(rawBody));
    expect((await send({ ...spaced, timestamp })).statusCode).toBe(200);
    expect(await joinsOf(id)).toHaveLength(1);
    const headers = { "content-type": "text/plain" };
    const answer = await test.app.inject({ method: "POST", url: URL, headers, payload: "{}" });
    expect(answer.statusCode).toBe(415);
  });

  it("with no body is no good", async () => {
    expect((await test.app.inject({ method: "POST", url: URL })).statusCode).toBe(400);
  });

  it("is throttled", async () => {
    const unsigned = { ...joined({ meetingId: "1" }), signature: "" };
    const statuses = new Set<number>();
    for (let count = 0; count < 600; count += 1) {
      statuses.add((await send(unsigned, limited)).statusCode);
    }
    expect([...statuses]).toEqual([401]);
    expect((await send(unsigned, limited)).statusCode).toBe(429);
  }, 30_000);

  it("has no address where Zoom is not set up", async () => {
    const event = { event: "endpoint.url_validation", payload: { plainToken: "abc" } };
    expect((await send(zoom.webhook(event), without)).statusCode).toBe(404);
  });
});
