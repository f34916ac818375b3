import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { buildSession, buildStaff, buildStudent, buildTeacher } from "../../../test/factories.ts";
import { buildProgramme } from "../../../test/teaching.ts";
import { startTestApp } from "../../../test/test-app.ts";
import { levelSet } from "../../modules/people/events.ts";
import { programmeLevels } from "../../modules/people/tables/programme-levels.ts";
import { sessions } from "../../modules/scheduling/tables/sessions.ts";
import { events } from "../../platform/db/tables/events.ts";
import { showProgrammePages } from "./show-programme-pages.ts";

const test = await startTestApp();
const { db } = test;
const guest = test.client();
const staff = await buildStaff(db);
const teacher = await buildTeacher(db);
const HOUR_MS = 3_600_000;
const BEGIN = test.clock.now().getTime() - 100 * 24 * HOUR_MS;
const at = (hours: number) => new Date(BEGIN + hours * HOUR_MS);
const texts = (word: string) => ({ en: word, fr: `${word} (fr)`, ar: `مستوى ${word}` });

type Programme = Awaited<ReturnType<typeof buildProgramme>>;
let programme: Programme;
let levels: Array<{ id: string }>;
let hour = 0;

beforeEach(async () => {
  programme = await buildProgramme(db, { about: texts("About") });
  const named = ["First", "Second"].map((word, index) => ({
    programmeId: programme.id,
    name: texts(word),
    outcome: texts(`Can ${word}`),
    position: index + 1,
  }));
  levels = await db.insert(programmeLevels).values(named).returning();
});

async function say(student: { id: string }, level: number, hours: number) {
  const said = { programme: programme.id, level: levels[level]?.id ?? null };
  const { kind, subject, payload } = levelSet(student.id, said);
  await db.insert(events).values({
    actorId: staff.id,
    actorRole: "staff",
    kind,
    subjectType: subject.type,
    subjectId: subject.id,
    payload,
    createdAt: at(hours),
  });
}

/** A learner who had so many lessons of an hour at the first level, and then went to the second, or to another one. */
async function pass(
  lessons: number,
  { to = 1, of = programme }: { to?: number; of?: Programme } = {},
) {
  const student = await buildStudent(db);
  const begun = hour;
  await say(student, to === 1 ? 0 : 1, begun);
  for (let count = 0; count < lessons; count += 1) {
    hour += 1;
    const lesson = { startsAt: at(hour), status: "Completed" as const };
    const { id } = await buildSession(db, { teacher, students: [student], ...lesson });
    await db.update(sessions).set({ programmeId: of.id }).where(eq(sessions.id, id));
  }
  hour += 1;
  await say(student, to, hour);
}

const page = async () => (await guest.get(`/api/programmes/offered/${programme.slug}/`)).json();
const hoursShown = async () =>
  (await page()).levels.map((level: { hours: unknown }) => level.hours);

describe("the page of a programme", () => {
  it("says to every visitor what it is and what one can do after each level", async () => {
    const { id, slug, area, name, about } = programme;
    const shown = levels.map((level, index) => ({
      id: level.id,
      name: texts(["First", "Second"][index] ?? ""),
      description: { en: "", fr: "", ar: "" },
      outcome: texts(["Can First", "Can Second"][index] ?? ""),
      hours: null,
    }));
    expect(await page()).toEqual({ id, slug, area, name, about, levels: shown, sample: null });
  });

  it("is not there for what is not offered, nor for what nobody teaches", async () => {
    const archived = await buildProgramme(db, { archivedAt: new Date(0) });
    for (const slug of [archived.slug, "no-such-programme"]) {
      expect((await guest.get(`/api/programmes/offered/${slug}/`)).statusCode).toBe(404);
    }
  });

  it("has a picture for its shared address: its name and its first words", async () => {
    const { picture } = showProgrammePages();
    const about = { ...texts("About"), fr: `${"mot ".repeat(60)}` };
    const long = await buildProgramme(db, { about });
    const { title, rows } = (await picture(test.services, long.slug, "fr")) ?? {};
    expect(title).toBe(long.name.fr);
    expect(rows).toEqual([`${"mot ".repeat(50).trim()}…`]);
    const archived = await buildProgramme(db, { archivedAt: new Date(0) });
    expect(await picture(test.services, archived.slug, "fr")).toBeUndefined();
  });

  it("says how long a level took once ten learners have passed it", async () => {
    for (const lessons of [1, 1, 2, 2, 2, 3, 3, 3, 4]) await pass(lessons);
    expect(await hoursShown()).toEqual([null, null]);
    await pass(4);
    expect(await hoursShown()).toEqual([{ from: 2, to: 3 }, null]);
  });

  it("counts no lesson of another programme, and nobody who went back or had none", async () => {
    const other = await buildProgramme(db);
    for (let count = 0; count < 9; count += 1) await pass(1);
    await pass(1, { of: other });
    await pass(1, { to: 0 });
    await pass(0);
    expect(await hoursShown()).toEqual([null, null]);
    await pass(1);
    expect(await hoursShown()).toEqual([{ from: 1, to: 1 }, null]);
  });
});
