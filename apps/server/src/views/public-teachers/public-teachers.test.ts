import { Readable } from "node:stream";

import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { buildApplicationFile, recordingFile } from "../../../test/applications.ts";
import { buildShown } from "../../../test/public-teachers.ts";
import { buildProgramme, buildTeaching } from "../../../test/teaching.ts";
import { startTestApp } from "../../../test/test-app.ts";
import { users } from "../../modules/identity/tables/users.ts";
import { publicProfiles } from "../../modules/people/tables/public-profiles.ts";
import { institute } from "../../platform/db/tables/institute.ts";

const test = await startTestApp();
const { storage } = test.services;
const URL = "/api/public-teachers/";

type List = { teachers: Array<{ slug: string; fit: unknown }>; count: number };
async function found(query = "") {
  const answer = await test.client().get(`${URL}${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<List>();
}
const slugsOf = async (query?: string) => (await found(query)).teachers.map(({ slug }) => slug);

beforeEach(async () => {
  await test.db.delete(publicProfiles);
});

describe("teachers whom visitors find", () => {
  it("are none but those who said yes, are approved, and have somewhere to meet", async () => {
    await buildTeaching(test.db);
    const hidden = [
      await buildShown(test.db, { profile: { isShown: false } }),
      await buildShown(test.db, { approval: "paused" }),
      await buildShown(test.db, { meetingProvider: "own", meetingLink: null }),
    ];
    const gone = await buildShown(test.db);
    await test.db
      .update(users)
      .set({ closedAt: new Date(0) })
      .where(eq(users.id, gone.id));
    const { slug } = await buildShown(test.db);
    expect(await slugsOf()).toEqual([slug]);
    for (const other of [...hidden, gone]) {
      expect((await test.client().get(`${URL}${other.slug}/`)).statusCode).toBe(404);
    }
    expect((await test.client().get(`${URL}nobody/`)).statusCode).toBe(404);
  });

  it("show what they agreed to, and nothing by which they are reached", async () => {
    const teacher = await buildShown(test.db, {
      user: { name: "هبة", image: "/api/pictures/secret-key/" },
      profile: { latinName: "Heba" },
      meetingLink: "https://meet.example.org/secret",
    });
    await buildApplicationFile(test.db, teacher, { kind: "recitation", state: "checked" });
    await buildApplicationFile(test.db, teacher, { title: "Ijazah", state: "checked" });
    const answer = await test.client().get(`${URL}${teacher.slug}/`);
    expect(answer.json()).toMatchObject({
      latin_name: "Heba",
      arabic_name: "هبة",
      picture: null,
      voice_seconds: null,
      certificates: [],
    });
    const hidden = [teacher.id, teacher.email, "secret", "phone", "Ijazah"];
    for (const secret of hidden) expect(answer.body).not.toContain(secret);
    await test.db
      .update(publicProfiles)
      .set({ parts: ["picture", "voice", "certificates"] })
      .where(eq(publicProfiles.teacherId, teacher.id));
    expect((await test.client().get(`${URL}${teacher.slug}/`)).json()).toMatchObject({
      picture: `${URL}${teacher.slug}/picture/`,
      voice_seconds: 42.5,
      certificates: [{ title: "Ijazah", issuer: "", year: null }],
    });
  });

  it("are heard and seen only after their yes to it", async () => {
    const bytes = recordingFile();
    await storage.put("applications/heard", Readable.from([bytes]), bytes.length);
    await storage.put("pictures/face", Readable.from([bytes]), bytes.length);
    const teacher = await buildShown(test.db, { user: { image: "/api/pictures/face/" } });
    const file = { storageKey: "applications/heard", sizeBytes: bytes.length };
    const recitation = { ...file, kind: "recitation", state: "checked" } as const;
    await buildApplicationFile(test.db, teacher, recitation);
    const both = [`${URL}${teacher.slug}/voice/`, `${URL}${teacher.slug}/picture/`];
    for (const url of both) expect((await test.client().get(url)).statusCode).toBe(404);
    const say = (parts: Array<"voice" | "picture">) =>
      test.db.update(publicProfiles).set({ parts }).where(eq(publicProfiles.teacherId, teacher.id));
    await say(["voice", "picture"]);
    for (const url of both) {
      const answer = await test.client().get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.rawPayload.equals(bytes)).toBe(true);
    }
    await say(["picture"]);
    expect((await test.client().get(both[0] ?? "")).statusCode).toBe(404);
  });

  it("tell their next hours for a first lesson", async () => {
    const teacher = await buildShown(test.db, { days: [0, 1, 2, 3, 4, 5, 6] });
    const page = (await test.client().get(`${URL}${teacher.slug}/`)).json<{
      next_hours: string[];
    }>();
    expect(page.next_hours).toHaveLength(8);
    // 14:00 in Cairo.
    expect(page.next_hours[0]).toMatch(/T12:00:00/);
    const { teachers } = await found();
    expect(teachers[0]).toMatchObject({ next_hours: page.next_hours.slice(0, 3), fit: null });
  });

  it("stand in the order of what speaks for each", async () => {
    const programme = await buildProgramme(test.db, { slug: "sought" });
    const taught = { programmes: [programme], languages: ["ar", "fr"] };
    const atNoHour = await buildShown(test.db, taught);
    const inFrench = await buildShown(test.db, { ...taught, days: [2] });
    const inArabic = await buildShown(test.db, { ...taught, languages: ["ar"], days: [2] });
    await buildShown(test.db, { days: [2] });
    const asked = "?programme=sought&language=fr&days=2&parts=evening&zone=Europe/Paris";
    const { teachers } = await found(asked);
    expect(teachers.map(({ slug }) => slug)).toEqual([inFrench.slug, inArabic.slug, atNoHour.slug]);
    expect(teachers[0]?.fit).toEqual({
      reasons: ["programme", "hours", "language"],
      minutes_in_common: 240,
    });
  });

  it("are not those whom the rule of genders keeps from who asks", async () => {
    const man = await buildShown(test.db, {
      user: { gender: "M" },
      profile: { audiences: ["women", "men"] },
    });
    const woman = await buildShown(test.db, {
      user: { gender: "F" },
      profile: { audiences: ["women", "men"] },
    });
    await buildShown(test.db, { user: { gender: "M" }, profile: { audiences: ["women"] } });
    await test.db.update(institute).set({ sameGenderFrom12: true });
    expect(await slugsOf("?audience=women")).toEqual([woman.slug]);
    await test.db.update(institute).set({ sameGenderFrom12: false });
    expect(await slugsOf("?audience=women")).toEqual(
      expect.arrayContaining([man.slug, woman.slug]),
    );
  });

  it("come first in turn where nothing is sought", async () => {
    for (let count = 0; count < 3; count += 1) await buildShown(test.db);
    const today = await slugsOf();
    expect(await slugsOf()).toEqual(today);
    test.clock.advance(86_400_000);
    const [first, ...others] = today;
    expect(await slugsOf()).toEqual([...others, first]);
  });

  it.each(["?days=7", "?parts=night", "?zone=Mars/Base", "?audience=all", "?page=0"])(
    "are not sought by %s",
    async (query) => {
      expect((await test.client().get(`${URL}${query}`)).statusCode).toBe(400);
    },
  );
});
