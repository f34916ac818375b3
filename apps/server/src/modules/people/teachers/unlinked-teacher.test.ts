import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { buildFamily, buildOpenTeacher, newKey } from "../../../../test/booking-scene.ts";
import { buildSession, buildStaff, signedIn } from "../../../../test/factories.ts";
import { mailsTo } from "../../../../test/outbox.ts";
import { buildTeaching } from "../../../../test/teaching.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { teachers } from "../tables/teachers.ts";

const test = await startTestApp();
const staff = await signedIn(test, await buildStaff(test.db));
const LINK = "https://meet.example/amal";
const REASON =
  "This teacher cannot be booked yet: the lessons have nowhere to meet. The teacher enters a link, or chooses a room of the institute.";

async function scene() {
  const teacher = await buildOpenTeacher(test.db, { meetingLink: null });
  const { parent, child } = await buildFamily(test.db);
  const request = {
    kind: "single",
    student_id: child.id,
    teacher_id: teacher.id,
    starts_at: "2026-11-25T15:00:00.000Z",
    length_minutes: 30,
  };
  return { teacher, child, request, family: await signedIn(test, parent) };
}

const settle = (teacher: { id: string }, change: Partial<typeof teachers.$inferInsert>) =>
  test.db.update(teachers).set(change).where(eq(teachers.userId, teacher.id));

describe("a teacher whose lessons have nowhere to meet", () => {
  it("is booked by nobody, and it is said why", async () => {
    const { teacher, child, request, family } = await scene();
    await buildSession(test.db, { teacher, students: [child] });
    for (const browser of [family, await signedIn(test, teacher), staff]) {
      const preview = await browser.post("/api/bookings/preview/", request);
      expect(preview.json().problems).toEqual([REASON]);
      const answer = await browser.post("/api/bookings/", request, newKey());
      expect([answer.statusCode, answer.json()]).toEqual([403, { detail: [REASON] }]);
    }
    const profile = (await family.get(`/api/teachers/${teacher.id}/`)).json();
    expect(profile.pupils).toMatchObject([{ can_book: false, reason: REASON }]);
  });

  it.each([
    ["a link of her own", { meetingLink: LINK }],
    ["the site's own room", { meetingProvider: "embedded" }],
    ["a room of the institute", { meetingProvider: "jitsi" }],
  ] as const)("is booked once there is %s", async (_case, change) => {
    const { teacher, request, family } = await scene();
    await settle(teacher, change);
    expect((await family.post("/api/bookings/", request, newKey())).statusCode).toBe(201);
  });

  it("is not found by families, with or without hours", async () => {
    const { teacher, family } = await scene();
    const found = async (query: string) => {
      const { teachers: cards } = (await family.get(`/api/teachers/${query}`)).json();
      return cards.some(({ id }: { id: string }) => id === teacher.id);
    };
    expect([await found(""), await found("?day=4&from=15:00&to=16:00")]).toEqual([false, false]);
    await settle(teacher, { meetingLink: LINK });
    expect([await found(""), await found("?day=4&from=15:00&to=16:00")]).toEqual([true, true]);
  });

  it("offers families no hours, but those to which a lesson can be moved", async () => {
    const { teacher, child, family } = await scene();
    const hours = { from: "2026-11-25T00:00:00Z", to: "2026-11-26T00:00:00Z" };
    const slotsOf = async (browser: typeof family, more = {}) => {
      const query = new URLSearchParams({ ...hours, ...more });
      return (await browser.get(`/api/teachers/${teacher.id}/free-slots/?${query}`)).json().slots;
    };
    expect(await slotsOf(family)).toEqual([]);
    expect(await slotsOf(staff)).not.toEqual([]);
    const startsAt = new Date("2026-11-25T13:00:00Z");
    const lesson = await buildSession(test.db, { teacher, students: [child], startsAt });
    expect(await slotsOf(family, { except: lesson.id })).not.toEqual([]);
  });

  it("is told at the approval what is missing; staff and the teacher see it", async () => {
    const teacher = await buildTeaching(test.db, { approval: "applied", meetingLink: null });
    const url = `/api/staff/teachers/${teacher.id}/`;
    const answer = await staff.patch(url, { approval: "approved" });
    expect(answer.json()).toMatchObject({ approval: "approved", has_room: false });
    const [mail] = await mailsTo(test.db, teacher.email);
    expect(mail).toMatchObject({ template: "teacher-approved-unlinked" });
    expect(mail?.params.link).toBe("http://riwaq.test/profile?tab=teaching");
    const own = await signedIn(test, teacher);
    expect((await own.get("/api/teaching-profile/")).json()).toMatchObject({ has_room: false });
    const changed = await own.patch("/api/teaching-profile/", { meeting_link: LINK });
    expect(changed.json()).toMatchObject({ has_room: true });
  });
});
