import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";

import { buildFamily, buildOpenTeacher } from "../../../../test/booking-scene.ts";
import { buildParent, buildSession } from "../../../../test/factories.ts";
import { mailsTo } from "../../../../test/outbox.ts";
import { buildSeries } from "../../../../test/series.ts";
import { TEST_NOW, startTestApp } from "../../../../test/test-app.ts";
import { users } from "../../identity/tables/users.ts";
import { extendSeries } from "../../scheduling/bookings/extend-series.job.ts";
import { availabilityExceptions } from "../../scheduling/tables/availability-exceptions.ts";
import { holidays } from "../../scheduling/tables/holidays.ts";
import { series } from "../../scheduling/tables/series.ts";
import { sessions } from "../../scheduling/tables/sessions.ts";
import { skipNotices } from "../../scheduling/tables/skip-notices.ts";
import { mailContent } from "../mail/mail-content.ts";
import { outboxMessages } from "../tables/outbox-messages.ts";
import { tellSkips } from "./tell-skips.job.ts";

const test = await startTestApp();
const { db, clock } = test;
const log = { info: () => {}, warn: () => {}, error: () => {} };
const deps = { ...test.services, log };

beforeEach(async () => {
  clock.set(TEST_NOW);
  await db.delete(sessions);
  await db.delete(series);
  await db.delete(holidays);
  await db.delete(outboxMessages);
});

async function buildScene() {
  const teacher = await buildOpenTeacher(db);
  const { child, parent } = await buildFamily(db);
  return { teacher, child, parent };
}

type Scene = Awaited<ReturnType<typeof buildScene>>;

/** Tuesdays at 18:00 in Paris until 9 December, written up to 20 November: three lessons are still to be. */
const seriesOf = ({ teacher, child }: Pick<Scene, "teacher" | "child">) =>
  buildSeries(db, {
    teacher,
    student: child,
    lengthMinutes: 60,
    startsOn: "2026-11-03",
    endsOn: "2026-12-09",
    extendedUntil: "2026-11-20",
  });

const at = (date: string) => new Date(`${date}T17:00:00Z`);

async function only(email: string) {
  const mails = await mailsTo(db, email);
  expect(mails).toHaveLength(1);
  return mailContent(mails[0]!);
}

describe("lessons that a series could not place", () => {
  it("are told to teacher, student and parents, each once, with the reason in both clocks", async () => {
    const scene = await buildScene();
    const { teacher, child, parent } = scene;
    await seriesOf(scene);
    await buildSession(db, { teacher, startsAt: at("2026-11-24") });
    await buildSession(db, {
      teacher: await buildOpenTeacher(db),
      students: [child],
      startsAt: at("2026-12-01"),
    });
    await db.insert(availabilityExceptions).values({
      teacherId: teacher.id,
      kind: "time_off",
      startsAt: new Date("2026-12-08T00:00:00Z"),
      endsAt: new Date("2026-12-09T00:00:00Z"),
    });
    expect(await extendSeries(deps)).toBe(0);
    expect(await tellSkips(deps)).toBe(3);
    const { subject, details, link } = await only(parent.email);
    expect(subject).toBe("3 lessons of your series could not be placed");
    expect(link).toBe("http://riwaq.test/sessions");
    const [title, ...lines] = details.split("\n");
    expect(title).toContain(`\u2068${teacher.name}\u2069`);
    expect(lines.map((line) => line.replaceAll(/[\u2068\u2069]/g, ""))).toEqual([
      "– Tuesday, 24 November 2026, 06:00 pm – 07:00 pm (Paris) · 07:00 pm – 08:00 pm (Cairo): the teacher has another lesson then",
      "– Tuesday, 1 December 2026, 06:00 pm – 07:00 pm (Paris) · 07:00 pm – 08:00 pm (Cairo): the pupil has another lesson then",
      "– Tuesday, 8 December 2026, 06:00 pm – 07:00 pm (Paris) · 07:00 pm – 08:00 pm (Cairo): the teacher is away then, or has other hours",
    ]);
    const toTeacher = (await only(teacher.email)).details;
    expect(toTeacher).toContain(`\u2068${child.name}\u2069`);
    expect(toTeacher).toContain("07:00 pm – 08:00 pm (\u2068Cairo\u2069) · 06:00 pm");
    await only(child.email);
    await extendSeries(deps);
    expect(await tellSkips(deps)).toBe(0);
    expect(await db.$count(outboxMessages)).toBe(3);
  });

  it("of several series come in one mail", async () => {
    const scene = await buildScene();
    const other = await buildFamily(db);
    await seriesOf(scene);
    await seriesOf({ ...scene, child: other.child });
    // The older series has the hour, the newer none of its three.
    await extendSeries(deps);
    await tellSkips(deps);
    expect((await only(scene.teacher.email)).subject).toContain("3 lessons");
    const told = [scene.parent, other.parent].map(({ email }) => mailsTo(db, email));
    expect((await Promise.all(told)).map((mails) => mails.length).toSorted()).toEqual([0, 1]);
  });

  it("are not told again where a holiday has said it", async () => {
    await seriesOf(await buildScene());
    await db.insert(holidays).values({
      kind: "eid_al_fitr",
      hijriYear: 1448,
      startsOn: "2026-12-01",
      endsOn: "2026-12-03",
      confirmedAt: TEST_NOW,
    });
    expect(await extendSeries(deps)).toBe(2);
    expect(await db.$count(skipNotices)).toBe(0);
    expect(await tellSkips(deps)).toBe(0);
  });

  it("are not told to whoever chose no mails, nor to a child without an address, nor later", async () => {
    const scene = await buildScene();
    const silent = await buildParent(db, [scene.child]);
    await db.update(users).set({ email: null }).where(eq(users.id, scene.child.id));
    await db.update(users).set({ notifyByEmail: false }).where(eq(users.id, silent.id));
    await seriesOf(scene);
    await buildSession(db, { teacher: scene.teacher, startsAt: at("2026-11-24") });
    await extendSeries(deps);
    expect(await tellSkips(deps)).toBe(2);
    const mails = await db.select({ to: outboxMessages.to }).from(outboxMessages);
    expect(mails.map(({ to }) => to).toSorted()).toEqual(
      [scene.parent.email, scene.teacher.email].toSorted(),
    );
    expect(await db.$count(skipNotices)).toBe(0);
  });

  it("are left untold once they are past, or the series has ended", async () => {
    const scene = await buildScene();
    const { id } = await seriesOf(scene);
    const other = await buildScene();
    await seriesOf(other);
    for (const { teacher } of [scene, other]) {
      await buildSession(db, { teacher, startsAt: at("2026-11-24") });
    }
    await extendSeries(deps);
    await db.update(series).set({ endedAt: TEST_NOW }).where(eq(series.id, id));
    expect(await tellSkips(deps)).toBe(3);
    expect(await mailsTo(db, scene.parent.email)).toEqual([]);
    await db.update(series).set({ extendedUntil: "2026-11-20", endsOn: "2026-12-09" });
    await db.delete(outboxMessages);
    await extendSeries(deps);
    clock.set(new Date("2027-01-10T00:00:00Z"));
    expect(await tellSkips(deps)).toBe(0);
  });

  it("are told once by two rounds at the same time", async () => {
    const scene = await buildScene();
    await seriesOf(scene);
    await buildSession(db, { teacher: scene.teacher, startsAt: at("2026-11-24") });
    await Promise.all([extendSeries(deps), extendSeries(deps)]);
    const told = await Promise.all([tellSkips(deps), tellSkips(deps)]);
    expect(told.reduce((sum, count) => sum + count, 0)).toBe(3);
    expect(await db.$count(outboxMessages)).toBe(3);
  });

  it("have words in every language and number", () => {
    for (const language of ["en", "fr", "ar"] as const) {
      for (const count of ["1", "2", "3", "11", "100"]) {
        const params = { name: "Amal", link: "http://riwaq.test/sessions", count };
        const { text, subject } = mailContent({ template: "series-skipped", language, params });
        expect(`${subject} ${text}`).not.toMatch(/series-skipped|\{\{|mails:/);
      }
    }
  });
});
