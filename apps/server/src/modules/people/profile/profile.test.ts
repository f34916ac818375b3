import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { SIGN_IN_FIRST, TEACHERS_ONLY } from "../../../../test/error-map.ts";
import {
  buildParent,
  buildSession,
  buildStaff,
  buildStudent,
  buildTeacher,
  signedIn,
} from "../../../../test/factories.ts";
import { buildTeaching } from "../../../../test/teaching.ts";
import { startTestApp } from "../../../../test/test-app.ts";
import { events } from "../../../platform/db/tables/events.ts";
import { users } from "../../identity/tables/users.ts";

const test = await startTestApp();
const URL = "/api/profile/";

describe("one's own profile", () => {
  it("shows a teacher everything they may know of themselves", async () => {
    const teacher = await buildTeaching(test.db, {
      user: { phoneNumber: "+201001234567" },
      bio: { en: "Ijazah", fr: "", ar: "" },
    });
    const answer = await (await signedIn(test, teacher)).get(URL);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      id: teacher.id,
      role: "T",
      name: teacher.name,
      email: teacher.email,
      email_verified: true,
      bio: "Ijazah",
      phone_number: "+201001234567",
      time_zone: "Africa/Cairo",
      language: "en",
      picture: null,
      zoom_email: `zoom-${teacher.email}`,
      years_of_experience: 5,
    });
  });

  it("has no teaching data for the other roles", async () => {
    for (const user of [
      await buildStudent(test.db),
      await buildParent(test.db),
      await buildStaff(test.db),
    ]) {
      const profile = (await (await signedIn(test, user)).get(URL)).json();
      expect(profile).toMatchObject({ id: user.id, zoom_email: null, years_of_experience: null });
    }
  });

  it("is refused to a guest", async () => {
    for (const answer of [await test.client().get(URL), await test.client().patch(URL, {})]) {
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual(SIGN_IN_FIRST);
    }
  });
});

describe("changing one's profile", () => {
  it("changes only what is named", async () => {
    const teacher = await buildTeacher(test.db, { phoneNumber: "+201" });
    const client = await signedIn(test, teacher);
    const before = (await client.get(URL)).json();
    const changes = [
      { name: "  Amal  " },
      { bio: "Line one\nLine two" },
      { phone_number: "+33612345678" },
      { phone_number: null },
      { time_zone: "Europe/Paris" },
      { language: "ar" },
      { zoom_email: "New@Example.test" },
    ];
    const stored = { name: "Amal", zoom_email: "new@example.test" };
    const expected = { ...before };
    for (const change of changes) {
      const answer = await client.patch(URL, change);
      expect(answer.statusCode).toBe(200);
      for (const field of Object.keys(change)) {
        expected[field] = { ...change, ...stored }[field as keyof typeof stored];
      }
      expect(answer.json()).toEqual(expected);
      expect((await client.get(URL)).json()).toEqual(expected);
    }
  });

  it("changes a teacher's one text, that of their language or the one there is", async () => {
    const bio = { en: "", fr: "J’enseigne.", ar: "" };
    const teacher = await buildTeaching(test.db, { user: { language: "ar" }, bio });
    const client = await signedIn(test, teacher);
    expect((await client.get(URL)).json()).toMatchObject({ bio: "J’enseigne." });
    expect((await client.patch(URL, { bio: "J’enseigne le tajwid." })).json()).toMatchObject({
      bio: "J’enseigne le tajwid.",
    });
    const teaching = (await client.get("/api/teaching-profile/")).json();
    expect(teaching.bio).toEqual({ ...bio, fr: "J’enseigne le tajwid." });
    await client.patch("/api/teaching-profile/", { bio: { ...bio, ar: "أُدرّس." } });
    expect((await client.get(URL)).json()).toMatchObject({ bio: "أُدرّس." });
  });

  it("changes nothing when nothing is named, and leaves no trace then", async () => {
    const teacher = await buildTeacher(test.db);
    const client = await signedIn(test, teacher);
    const before = (await client.get(URL)).json();
    const answer = await client.patch(URL, { role: "A", email: "new@example.test", id: "1" });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual(before);
    const [user] = await test.db.select().from(users).where(eq(users.id, teacher.id));
    expect(user).toEqual(teacher);
  });

  it("cannot set a role, an address or a confirmation beside other fields", async () => {
    const student = await buildStudent(test.db, { emailVerified: false });
    const client = await signedIn(test, student);
    await client.patch(URL, {
      name: "New",
      role: "A",
      email: "x@example.test",
      emailVerified: true,
    });
    const [user] = await test.db.select().from(users).where(eq(users.id, student.id));
    expect(user).toMatchObject({ name: "New", role: "S", email: student.email });
    expect(user?.emailVerified).toBe(false);
  });

  it("is noted by the names of the fields and not by their values", async () => {
    const teacher = await buildTeacher(test.db);
    const client = await signedIn(test, teacher);
    await client.patch(URL, { name: "Secret name", bio: "Secret text" });
    const entries = await test.db.select().from(events).where(eq(events.subjectId, teacher.id));
    expect(entries).toMatchObject([
      { kind: "change-profile", actorId: teacher.id, payload: { changed: ["bio", "name"] } },
    ]);
    expect(JSON.stringify(entries)).not.toContain("Secret");
  });

  it("touches nobody else", async () => {
    const other = await buildTeacher(test.db);
    const client = await signedIn(test, await buildTeacher(test.db));
    await client.patch(URL, { name: "New", zoom_email: "new@example.test" });
    const profile = (await (await signedIn(test, other)).get(URL)).json();
    expect(profile).toMatchObject({ name: other.name, zoom_email: `zoom-${other.email}` });
  });

  it("leaves the lessons at their instants when the zone changes", async () => {
    const teacher = await buildTeacher(test.db, { timeZone: "Africa/Cairo" });
    await buildSession(test.db, { teacher, startsAt: new Date("2026-12-01T07:00:00Z") });
    const client = await signedIn(test, teacher);
    await client.patch(URL, { time_zone: "Europe/Paris" });
    expect((await client.get("/api/time-slots/user_sessions/")).json()).toMatchObject([
      { starts_at: "2026-12-01T07:00:00.000Z", start_time: "08:00:00", time_zone: "Europe/Paris" },
    ]);
  });

  it("of a Zoom address is for teachers only", async () => {
    for (const user of [
      await buildStudent(test.db),
      await buildParent(test.db),
      await buildStaff(test.db),
    ]) {
      const client = await signedIn(test, user);
      const answer = await client.patch(URL, { name: "New", zoom_email: "new@example.test" });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({ zoom_email: TEACHERS_ONLY.detail });
      expect((await client.get(URL)).json()).toMatchObject({ name: user.name, zoom_email: null });
    }
  });

  it.each([
    [{ name: "" }, { name: ["Name can't be empty"] }],
    [{ name: null }, { name: ["This field is required"] }],
    [{ name: "a\u0000b" }, { name: ["Invalid value"] }],
    [{ bio: "b".repeat(2001) }, { bio: ["This text is too long"] }],
    [{ bio: "a\u0000b" }, { bio: ["Invalid value"] }],
    [{ bio: "half \ud83c a pair" }, { bio: ["Invalid value"] }],
    [{ phone_number: "06" }, { phone_number: ["Invalid phone number format."] }],
    [{ time_zone: "UTC+2" }, { time_zone: ["Unknown time zone"] }],
    [{ language: "de" }, { language: ["Invalid value"] }],
    [{ zoom_email: "x" }, { zoom_email: ["Invalid email address"] }],
    [
      { name: "", language: "de", time_zone: "x" },
      {
        name: ["Name can't be empty"],
        language: ["Invalid value"],
        time_zone: ["Unknown time zone"],
      },
    ],
  ])("refuses %j", async (change, body) => {
    const client = await signedIn(test, await buildTeacher(test.db));
    const answer = await client.patch(URL, change);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual(body);
  });
});
