import { Readable } from "node:stream";

import type { Language } from "@riwaq/contracts/languages";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";

import { buildShown } from "../../../test/public-teachers.ts";
import { buildProgramme } from "../../../test/teaching.ts";
import { startTestApp } from "../../../test/test-app.ts";
import { publicProfiles } from "../../modules/people/tables/public-profiles.ts";
import { showTeacherPages } from "./show-teacher-pages.ts";

const { db, services } = await startTestApp();
const page = showTeacherPages();
const bytes = Buffer.from("a picture");
await services.storage.put("pictures/face", Readable.from([bytes]), bytes.length);
const name = { en: "Recitation", fr: "Récitation", ar: "تلاوة" };
const programmes = [await buildProgramme(db, { name })];
const teacher = await buildShown(db, {
  programmes,
  languages: ["ar", "fr"],
  user: { name: "هبة صلاح", image: "/api/pictures/face/" },
  profile: { latinName: "Heba Salah" },
});
const picture = (language: Language, slug = teacher.slug) => page.picture(services, slug, language);
const say = (change: Partial<typeof publicProfiles.$inferInsert>) =>
  db.update(publicProfiles).set(change).where(eq(publicProfiles.teacherId, teacher.id));

it("a teacher's picture says in the reader's language who they are, what they teach and in which languages", async () => {
  expect(await picture("fr")).toEqual({
    title: "Heba Salah",
    rows: ["Récitation", "Arabe · Français"],
    portrait: { initial: "H" },
  });
  expect(await picture("ar")).toEqual({
    title: "هبة صلاح",
    rows: ["تلاوة", "العربية · الفرنسية"],
    portrait: { initial: "ه" },
  });
});

it("shows their face once they said yes to that, and nothing once they are shown no more", async () => {
  await say({ parts: ["picture"] });
  const photo = (await picture("fr"))?.portrait?.photo;
  expect(await photo?.read()).toEqual(bytes);
  await services.storage.remove("pictures/face");
  expect(await photo?.read()).toBeUndefined();
  await say({ isShown: false });
  expect(await picture("fr")).toBeUndefined();
  expect(await picture("fr", "nobody")).toBeUndefined();
});
