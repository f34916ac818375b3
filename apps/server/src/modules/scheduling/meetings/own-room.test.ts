import { hasRoom } from "@riwaq/domain/scheduling/sessions/meeting-room";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { newKey } from "../../../../test/booking-scene.ts";
import { buildScene, cancel, inHours, lessonOf, move, to } from "../../../../test/change-scene.ts";
import { buildIllScene, coverIn } from "../../../../test/cover-scene.ts";
import {
  buildMeeting,
  buildSession,
  meetingOf,
  type signedIn,
} from "../../../../test/factories.ts";
import { mailsTo } from "../../../../test/outbox.ts";
import { REGISTER, teacherForm } from "../../../../test/registrations.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { mailContent } from "../../notifications/mail/mail-content.ts";
import { sendReminders } from "../../notifications/notices/send-reminders.job.ts";
import { teachers } from "../../people/tables/teachers.ts";
import { presenceMarks } from "../tables/presence-marks.ts";
import { makeMeetings } from "./make-meetings.job.ts";
import { meetingLinkOf } from "./meeting-link-of.ts";

const test = await startTestApp();
const { db, clock } = test;
const MINUTE_MS = 60_000;
const EMBEDDED = { provider: "embedded", state: "made", link: null, externalId: null } as const;
const roomOf = (id: string) => `http://riwaq.test/classroom/${id}`;
const log = { info() {}, warn() {}, error() {} };

beforeEach(() => clock.set(TEST_NOW));

const choose = (teacher: { id: string }, meetingProvider: "embedded" | "own" | "jitsi") =>
  db.update(teachers).set({ meetingProvider }).where(eq(teachers.userId, teacher.id));

/** A family books an hour of a teacher who meets in our own room. */
async function booked() {
  const scene = await buildScene(test);
  const { teacher, child, family } = scene;
  await choose(teacher, "embedded");
  const answer = await family.post(
    "/api/bookings/",
    {
      kind: "single",
      student_id: child.id,
      teacher_id: teacher.id,
      starts_at: inHours(50).toISOString(),
      length_minutes: 60,
    },
    newKey(),
  );
  expect(answer.statusCode).toBe(201);
  const [id = ""] = answer.json<{ session_ids: string[] }>().session_ids;
  return { ...scene, id };
}

type Reader = Awaited<ReturnType<typeof signedIn>>;
const linkFor = async (reader: Reader, id: string) =>
  (await reader.get(`/api/sessions/${id}/`)).json().zoom_meeting_link;

describe("a lesson in this site's own room", () => {
  it("is where a new teacher's lessons meet, who needs no link to be booked", async () => {
    const form = teacherForm();
    expect((await test.client().post(REGISTER.teachers, form)).statusCode).toBe(201);
    const [row] = await db.select().from(teachers).where(eq(teachers.zoomEmail, form.zoom_email));
    expect(row).toMatchObject({ meetingProvider: "embedded", meetingLink: null });
    expect(row && hasRoom(row)).toBe(true);
  });

  it("has its place at once, and nobody is asked about it", async () => {
    const { id, desk, family } = await booked();
    expect(await meetingOf(db, id)).toMatchObject(EMBEDDED);
    expect([await linkFor(desk, id), await linkFor(family, id)]).toEqual([roomOf(id), roomOf(id)]);
    expect(await makeMeetings({ db, clock, log, meetings: {} })).toBe(0);
  });

  it("keeps it when it is moved, and when it is cancelled", async () => {
    const { id, desk, family } = await booked();
    expect((await move(desk, id, to(inHours(51)))).statusCode).toBe(200);
    expect((await lessonOf(db, id)).startsAt).toEqual(inHours(51));
    expect(await meetingOf(db, id)).toMatchObject({ ...EMBEDDED, revision: 1 });
    expect(await linkFor(family, id)).toBe(roomOf(id));
    expect((await cancel(desk, id)).statusCode).toBe(200);
    expect(await meetingOf(db, id)).toMatchObject({ ...EMBEDDED, revision: 2 });
    expect([await linkFor(desk, id), await linkFor(family, id)]).toEqual([roomOf(id), null]);
    expect(await makeMeetings({ db, clock, log, meetings: {} })).toBe(0);
  });

  it("is found below the site's address of the day", () => {
    const meeting = { id: "1", meetingProvider: "embedded", meetingLink: null } as const;
    expect(meetingLinkOf(meeting, "https://new.test")).toBe("https://new.test/classroom/1");
    const elsewhere = { id: "1", meetingProvider: "own", meetingLink: "https://a.test" } as const;
    expect(meetingLinkOf(elsewhere, "https://new.test")).toBe("https://a.test");
  });
});

describe("a cover", () => {
  it("takes a lesson out of the room to where its new teacher meets, and back into it", async () => {
    const scene = await buildIllScene(test);
    const { teacher, substitute, lessons, office } = scene;
    const [{ id }] = lessons;
    await buildMeeting(db, id, EMBEDDED);
    await choose(teacher, "embedded");
    const covered = await coverIn(scene, lessons[0]);
    expect(covered.statusCode).toBe(201);
    const own = `https://meet.example/${substitute.id}`;
    expect(await meetingOf(db, id)).toMatchObject({ provider: "own", state: "made", link: own });
    const cover = covered.json<{ id: string }>().id;
    expect((await office.post(`/api/staff/covers/${cover}/undo/`)).statusCode).toBe(200);
    expect(await meetingOf(db, id)).toMatchObject(EMBEDDED);
  });

  it("leaves behind what stood at a provider", async () => {
    const scene = await buildIllScene(test);
    const { substitute, lessons } = scene;
    const [{ id }] = lessons;
    const link = "https://jitsi.test/room";
    await buildMeeting(db, id, { provider: "jitsi", state: "made", externalId: "room", link });
    await choose(substitute, "embedded");
    expect((await coverIn(scene, lessons[0])).statusCode).toBe(201);
    expect(await meetingOf(db, id)).toMatchObject(EMBEDDED);
  });
});

describe("coming into this site's own room", () => {
  const marksOf = (id: string) =>
    db.select().from(presenceMarks).where(eq(presenceMarks.sessionId, id));

  it("is led there while its door is open, and the press says nothing of who came", async () => {
    const { teacher, child, family, desk } = await buildScene(test);
    const startsAt = new Date(TEST_NOW.getTime() + 10 * MINUTE_MS);
    const { id } = await buildSession(db, { teacher, students: [child], startsAt });
    await buildMeeting(db, id, EMBEDDED);
    for (const browser of [family, desk]) {
      const answer = await browser.post(`/api/sessions/${id}/join/`);
      expect([answer.statusCode, answer.json()]).toEqual([200, { link: `/classroom/${id}` }]);
    }
    expect((await lessonOf(db, id)).status).toBe("Scheduled");
    expect(await marksOf(id)).toEqual([]);
    const told = await db.select().from(events).where(eq(events.subjectId, id));
    expect(told).toEqual([]);
  });

  it.each([
    [11, "The lesson opens 10 minutes before it begins."],
    [-60, "This lesson is over."],
  ])("is refused of a lesson that begins in %i minutes", async (minutes, text) => {
    const { teacher, child, family } = await buildScene(test);
    const startsAt = new Date(TEST_NOW.getTime() + minutes * MINUTE_MS);
    const { id } = await buildSession(db, { teacher, students: [child], startsAt });
    await buildMeeting(db, id, EMBEDDED);
    const answer = await family.post(`/api/sessions/${id}/join/`);
    expect([answer.statusCode, answer.json()]).toEqual([409, { detail: [text] }]);
  });
});

describe("the way into this site's own room", () => {
  it("is in calendars, until the lesson is cancelled", async () => {
    const { id, family, desk } = await booked();
    for (const browser of [family, desk]) {
      const { url } = (await browser.post("/api/calendar-feed/")).json<{ url: string }>();
      const read = async () => (await test.client().get(new URL(url).pathname)).body;
      expect(unfolded(await read())).toContain(`URL:${roomOf(id)}`);
    }
    await cancel(desk, id);
    const { url } = (await family.post("/api/calendar-feed/")).json<{ url: string }>();
    const after = unfolded((await test.client().get(new URL(url).pathname)).body);
    expect(after).toContain(`URL:http://riwaq.test/sessions?lesson=${id}`);
  });

  it("is in the mail of a booking, and in the reminders", async () => {
    const { id, parent } = await booked();
    const [booking] = await mailsTo(db, parent.email);
    expect(unfolded(String(booking?.params.calendar))).toContain(`URL:${roomOf(id)}`);
    const round = () => sendReminders({ ...test.services, log: console });
    const seen: string[] = [];
    for (const minutes of [24 * 60, 60, 0]) {
      clock.set(new Date(inHours(50).getTime() - minutes * MINUTE_MS));
      await round();
      const mail = (await mailsTo(db, parent.email)).at(-1)!;
      expect(unfolded(String(mail.params.calendar))).toContain(`URL:${roomOf(id)}`);
      expect(mailContent(mail).text).toContain(String(mail.params.link));
      seen.push(String(mail.params.link));
    }
    expect(seen).toEqual([`http://riwaq.test/sessions?lesson=${id}`, roomOf(id), roomOf(id)]);
  });
});

const unfolded = (calendar: string) => calendar.replaceAll("\r\n ", "");
