import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";

import { TEACHERS_ONLY } from "../../../../test/error-map.ts";
import {
  buildParent,
  buildSession,
  buildStaff,
  buildStudent,
  signedIn,
  buildMeeting,
  meetingOf,
} from "../../../../test/factories.ts";
import { buildProgramme, buildTeaching } from "../../../../test/teaching.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { events } from "../../../platform/db/tables/events.ts";

const test = await startTestApp();
const jitsi = await startTestApp({ jitsiUrl: "https://meet.riwaq.test" });
const URL = "/api/teaching-profile/";

async function teaching() {
  const teacher = await buildTeaching(test.db);
  return { teacher, client: await signedIn(test, teacher) };
}

const full = (programmeIds: string[]) => ({
  programme_ids: programmeIds,
  languages: ["ar", "fr"],
  bio: { en: "I teach.", fr: "J’enseigne.", ar: "أُدرّس." },
  years_of_experience: 12,
  minimum_notice_hours: 24,
  buffer_minutes: 10,
  meeting_provider: "own",
  meeting_link: "https://meet.example.org/me",
});

describe("one's teaching profile", () => {
  it("is empty at first, with the institute's defaults", async () => {
    const { client } = await teaching();
    const answer = await client.get(URL);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      approval: "approved",
      approval_note: "",
      programme_ids: [],
      languages: [],
      bio: { en: "", fr: "", ar: "" },
      years_of_experience: 5,
      minimum_notice_hours: 12,
      buffer_minutes: 0,
      meeting_provider: "own",
      meeting_link: expect.stringMatching(/^https:/),
      available_providers: ["embedded", "own"],
      has_room: true,
    });
  });

  it("keeps what is said, and on the next change only what is named is new", async () => {
    const { teacher, client } = await teaching();
    const [one, other] = [
      await buildProgramme(test.db, { slug: "a-one" }),
      await buildProgramme(test.db, { slug: "b-other" }),
    ];
    const said = full([one.id, other.id, one.id]);
    const answer = await client.patch(URL, { ...said, languages: ["ar", "fr", "ar"] });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ ...said, programme_ids: [one.id, other.id] });
    const changed = await client.patch(URL, { programme_ids: [other.id], buffer_minutes: 0 });
    const rest = { ...said, programme_ids: [other.id], buffer_minutes: 0 };
    expect(changed.json()).toMatchObject(rest);
    expect((await client.patch(URL, {})).json()).toMatchObject(rest);
    const entries = await test.db.select().from(events).where(eq(events.subjectId, teacher.id));
    expect(entries.map(({ payload }) => payload)).toEqual([
      { changed: Object.keys(said).toSorted() },
      { changed: ["buffer_minutes", "programme_ids"] },
    ]);
  });

  it("cannot be used to approve oneself", async () => {
    const teacher = await buildTeaching(test.db, { approval: "applied" });
    const client = await signedIn(test, teacher);
    const answer = await client.patch(URL, { approval: "approved", approval_note: "x" });
    expect(answer.json()).toMatchObject({ approval: "applied", approval_note: "" });
  });

  it("names every wrong field, and then changes nothing", async () => {
    const { client } = await teaching();
    const before = (await client.get(URL)).json();
    const wrong = {
      programme_ids: ["x"],
      languages: ["tlh"],
      years_of_experience: 0,
      minimum_notice_hours: 337,
      buffer_minutes: -1,
      meeting_provider: "pigeon",
      meeting_link: "http://meet.example.org",
    };
    const answer = await client.patch(URL, wrong);
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json()).toSorted()).toEqual(Object.keys(wrong).toSorted());
    for (const body of [
      { programme_ids: ["11111111-1111-4111-8111-111111111111"], buffer_minutes: 5 },
      { meeting_provider: "jitsi", buffer_minutes: 5 },
      { meeting_provider: "zoom" },
    ]) {
      const refused = await client.patch(URL, body);
      expect(refused.statusCode).toBe(400);
      expect(refused.json()).toEqual({ [Object.keys(body)[0]!]: ["Invalid value"] });
    }
    expect((await client.get(URL)).json()).toEqual(before);
  });

  it("offers the meeting providers that this installation has", async () => {
    const client = await signedIn(jitsi, await buildTeaching(jitsi.db));
    const answer = await client.patch(URL, { meeting_provider: "jitsi" });
    expect(answer.json()).toMatchObject({
      meeting_provider: "jitsi",
      available_providers: ["embedded", "own", "jitsi"],
    });
  });

  it("is for teachers only", async () => {
    for (const build of [buildStudent, buildParent, buildStaff]) {
      const client = await signedIn(test, await build(test.db));
      for (const answer of [await client.get(URL), await client.patch(URL, {})]) {
        expect(answer.statusCode).toBe(403);
        expect(answer.json()).toEqual(TEACHERS_ONLY);
      }
    }
    expect((await test.client().get(URL)).statusCode).toBe(401);
  });
});

describe("a new meeting link", () => {
  it("is that of the lessons still to come, and of no other", async () => {
    const { teacher, client } = await teaching();
    const old = "https://meet.example.org/old";
    const at = (hours: number) => new Date(TEST_NOW.getTime() + hours * 3_600_000);
    const lesson = (hours: number, status: "Scheduled" | "Completed" | "Cancelled" = "Scheduled") =>
      buildSession(test.db, { teacher, startsAt: at(hours), status, meetingLink: old });
    const coming = await lesson(24);
    const held = await lesson(-24, "Completed");
    const cancelled = await lesson(30, "Cancelled");
    const made = await lesson(48);
    await buildMeeting(test.db, made.id, { provider: "jitsi" });
    const other = await buildSession(test.db, {
      teacher: (await teaching()).teacher,
      meetingLink: old,
    });
    const link = "https://meet.example.org/new";
    await client.patch(URL, { meeting_link: link });
    const linkOf = async ({ id }: { id: string }) => (await meetingOf(test.db, id)).link;
    expect(await linkOf(coming)).toBe(link);
    for (const lesson of [held, cancelled, made, other]) expect(await linkOf(lesson)).toBe(old);
  });

  it("that is taken away leaves the lessons to come without, unless they can be held in the site's room", async () => {
    const { teacher, client } = await teaching();
    const startsAt = new Date(TEST_NOW.getTime() + 24 * 3_600_000);
    const link = "https://meet.example.org/me";
    const { id } = await buildSession(test.db, { teacher, startsAt, meetingLink: link });
    await client.patch(URL, { meeting_link: null });
    expect(await meetingOf(test.db, id)).toMatchObject({
      provider: "own",
      state: "none",
      link: null,
    });
    await client.patch(URL, { meeting_link: link });
    await client.patch(URL, { meeting_provider: "embedded" });
    expect(await meetingOf(test.db, id)).toMatchObject({ provider: "own", state: "made", link });
    await client.patch(URL, { meeting_link: null });
    expect(await meetingOf(test.db, id)).toMatchObject({
      provider: "embedded",
      state: "made",
      link: null,
    });
  });
});
