import type { Page } from "@playwright/test";

import { bookLessons } from "../support/booked-lessons.ts";
import { inspect } from "../support/inspect.ts";
import { ownServer } from "../support/own-server.ts";
import {
  entry,
  expectMails,
  goOn,
  openBell,
  openBrowsers,
  type People,
  ROUNDS,
  signInAll,
  startOf,
} from "../support/people.ts";
import type { Lesson } from "../support/quarter.ts";
import { AGAIN, choose, csrfHeaders, expect, test } from "../support/test.ts";
import { type Texts, textsOf } from "../support/texts.ts";

const JOURNEY_MS = 600_000;
const MINUTE_MS = 60_000;

const TEACHER = "Youssef El-Naggar";
const PARENT = "parent@riwaq.test";
const STAFF = "staff@riwaq.test";
const WHY = "The mother and the teacher both told us";

const arabic = textsOf("ar");
const english = textsOf("en");
const french = textsOf("fr");
const server = ownServer({ portsAhead: 3, env: { DEMO: "1", RATE_LIMITS: "off" } });
test.use({ baseURL: server.address });
test.afterAll(() => server.remove());

/** As the press on the button does; where it leads is not this journey's. */
async function enter(page: Page, { id }: Lesson): Promise<void> {
  const headers = await csrfHeaders(page);
  const answer = await page.request.post(`/api/sessions/${id}/join/`, { headers, ...AGAIN });
  expect(answer.status()).toBe(200);
}

type Details = { status: string; outcomes: Array<{ kind: string; version: number }> };

async function detailsOf(page: Page, { id }: Lesson): Promise<Details> {
  return (await page.request.get(`/api/sessions/${id}/`, AGAIN)).json() as Promise<Details>;
}

const owesReport = async (teacher: Page, { id }: Lesson) => {
  const home = await (await teacher.request.get("/api/teacher-dashboard/", AGAIN)).json();
  const { pending_reports: pending } = home as { pending_reports: Array<{ session_id: string }> };
  return pending.some(({ session_id }) => session_id === id);
};

type MakeUp = { session_id: string; state: string; cause: string };

const owedFor = async (parent: Page, { id }: Lesson) => {
  const makeUps = (await (await parent.request.get("/api/make-ups/", AGAIN)).json()) as MakeUp[];
  return makeUps.filter(({ session_id }) => session_id === id).map(({ state }) => state);
};

type Answer = { kind: string; lost?: { minutes: number; side: "teacher" | "pupil" }; why?: string };

/** On the lesson's own page, where the bell and the mail lead. */
async function answer(page: Page, t: Texts, { id }: Lesson, { kind, lost, why }: Answer) {
  await page.goto(`/sessions/${id}/outcome`);
  await choose(page.getByRole("radio", { name: t("sessions", `outcome.kind.${kind}`) }));
  if (lost) {
    await page.getByLabel(t("sessions", "outcome.lostMin")).fill(`${lost.minutes}`);
    const side = t("sessions", `outcome.side.${lost.side}`);
    await choose(page.getByRole("radio", { name: side, exact: true }));
  }
  if (why) await page.getByLabel(t("sessions", "outcome.reason")).fill(why);
  await inspect(page, "the page on which it is said how a lesson ended");
  await page.getByRole("button", { name: t("sessions", "outcome.save") }).click();
  await expect(page.getByText(t("sessions", "outcome.done")).first()).toBeVisible();
}

/** On the page of lessons, under what is over. */
const makeUpsOn = (parent: Page) =>
  parent.getByRole("region", { name: french("booking", "makeUps.title") });

async function good({ parent, teacher }: People, lesson: Lesson, people: People) {
  await goOn(server, people, lesson.startsAtMs - 5 * MINUTE_MS);
  await signInAll(people);
  await enter(parent, lesson);
  await enter(teacher, lesson);
  await goOn(server, people, lesson.endsAtMs + 16 * MINUTE_MS);
  await signInAll(people);
  const status = async () => (await detailsOf(parent, lesson)).status;
  await expect.poll(status, ROUNDS).toBe("Completed");
  expect(await owesReport(teacher, lesson)).toBe(true);
  await teacher.goto("/");
  await expect(teacher.locator(`a[href="/sessions/${lesson.id}/report"]`).first()).toBeVisible();
  expect(await owedFor(parent, lesson)).toEqual([]);
}

async function pupilAbsent({ parent, teacher, staff }: People, lesson: Lesson, people: People) {
  await goOn(server, people, lesson.startsAtMs - MINUTE_MS);
  await signInAll(people);
  await enter(teacher, lesson);
  await goOn(server, people, lesson.startsAtMs + 6 * MINUTE_MS);
  await signInAll(people);
  await parent.goto("/");
  await openBell(parent, french);
  const missing = entry(parent, french, "pupil-missing").first();
  await expect(missing).toBeVisible(ROUNDS);
  await expect(missing).toContainText(lesson.pupil);
  await parent.goto("/sessions");
  const sorry = parent.getByRole("button", {
    name: french("sessions", "absence.answer.cannot_come"),
  });
  await expect(sorry).toBeVisible();
  await inspect(parent, "the family's lessons while a pupil is missing");
  await sorry.click();
  await expect(
    parent.getByText(startOf(french("sessions", "absence.answered"))).first(),
  ).toBeVisible();
  await teacher.goto("/");
  await openBell(teacher, arabic);
  await expect(teacher.getByRole("link").filter({ hasText: lesson.pupil }).first()).toBeVisible();

  await goOn(server, people, lesson.endsAtMs + 2 * MINUTE_MS);
  await signInAll(people);
  await teacher.goto("/");
  await openBell(teacher, arabic);
  await expect(entry(teacher, arabic, "outcome-asked").first()).toBeVisible(ROUNDS);
  await answer(teacher, arabic, lesson, { kind: "pupil_absent" });
  expect(await detailsOf(parent, lesson)).toMatchObject({ status: "Missed" });
  expect([await owesReport(teacher, lesson), await owedFor(parent, lesson)]).toEqual([false, []]);
  await expectMails(staff, PARENT, startOf(french("mails", "lesson-not-given.subject")), 0);
}

async function teacherAbsent({ parent, teacher, staff }: People, lesson: Lesson, people: People) {
  await goOn(server, people, lesson.startsAtMs + 6 * MINUTE_MS);
  await signInAll(people);
  await enter(parent, lesson);
  await parent.goto("/sessions");
  await parent
    .getByRole("button", { name: french("sessions", "absence.sayTeacher") })
    .first()
    .click();
  await expect(
    parent.getByText(startOf(french("sessions", "absence.teacher.family"))).first(),
  ).toBeVisible();
  await inspect(parent, "the family's lessons while the teacher is missing");
  await staff.goto("/");
  const alerts = staff.getByRole("region", { name: english("sessions", "absence.alerts.title") });
  await expect(alerts).toContainText(TEACHER);
  await expect(alerts).toContainText(lesson.pupil);
  await inspect(staff, "the home of staff while a teacher is missing");
  await alerts.getByRole("button", { name: english("sessions", "absence.alerts.handled") }).click();
  await expect(alerts).toHaveCount(0);
  await teacher.goto("/");
  await openBell(teacher, arabic);
  await expect(entry(teacher, arabic, "teacher-missing").first()).toBeVisible();

  await goOn(server, people, lesson.endsAtMs + 2 * MINUTE_MS);
  await signInAll(people);
  await staff.goto("/staff/outcomes");
  await expect(staff.getByText(lesson.pupil).first()).toBeVisible(ROUNDS);
  await inspect(staff, "lessons without an answer");
  await answer(teacher, arabic, lesson, { kind: "teacher_absent" });
  expect(await owedFor(parent, lesson)).toEqual(["owed"]);
  await expectMails(staff, PARENT, startOf(french("mails", "lesson-not-given.subject")), 1);
  await parent.goto("/sessions");
  await expect(makeUpsOn(parent)).toContainText(lesson.pupil);
  await openBell(parent, french);
  await expect(entry(parent, french, "lesson-not-given").first()).toBeVisible();
}

/** Of which both sides came, so that it would have been completed by itself. */
async function technical({ parent, teacher }: People, lesson: Lesson, people: People) {
  await goOn(server, people, lesson.startsAtMs - MINUTE_MS);
  await signInAll(people);
  await enter(teacher, lesson);
  await enter(parent, lesson);
  await goOn(server, people, lesson.endsAtMs + 2 * MINUTE_MS);
  await signInAll(people);
  const lost = { minutes: 10, side: "pupil" } as const;
  await answer(teacher, arabic, lesson, { kind: "technical", lost });
  const { status, outcomes } = await detailsOf(parent, lesson);
  expect([status, outcomes]).toMatchObject(["Completed", [{ kind: "technical", lost_min: 10 }]]);
  expect([await owesReport(teacher, lesson), await owedFor(parent, lesson)]).toEqual([true, []]);
}

async function shortened({ parent, teacher, staff }: People, lesson: Lesson, people: People) {
  await goOn(server, people, lesson.endsAtMs + 2 * MINUTE_MS);
  await signInAll(people);
  const lost = { minutes: 10, side: "teacher" } as const;
  await answer(teacher, arabic, lesson, { kind: "shortened", lost });
  expect([await owesReport(teacher, lesson), await owedFor(parent, lesson)]).toEqual([true, []]);

  await answer(staff, english, lesson, { kind: "teacher_absent", why: WHY });
  expect([await owesReport(teacher, lesson), await owedFor(parent, lesson)]).toEqual([
    false,
    ["owed"],
  ]);
  await answer(staff, english, lesson, { kind: "completed", why: WHY });
  expect([await owesReport(teacher, lesson), await owedFor(parent, lesson)]).toEqual([true, []]);

  await staff.goto(`/sessions/${lesson.id}/outcome`);
  const said = staff.getByRole("region", { name: english("sessions", "said.title") });
  await expect(said.getByRole("listitem")).toHaveCount(3);
  await expect(said.getByText(WHY)).toHaveCount(2);
  expect((await detailsOf(parent, lesson)).outcomes).toMatchObject([
    { kind: "completed", version: 3, reason: "" },
  ]);
  await parent.goto("/");
  await openBell(parent, french);
  await expect(entry(parent, french, "make-up-withdrawn").first()).toBeVisible();
  await expectMails(staff, PARENT, startOf(french("mails", "lesson-not-given.subject")), 2);
  await expectMails(staff, PARENT, startOf(french("mails", "make-up-withdrawn.subject")), 1);
}

test("five lessons close: good, without the pupil, without the teacher, with a fault, cut short and corrected twice", async ({
  page,
  browser,
}) => {
  test.setTimeout(JOURNEY_MS);
  const people = await openBrowsers(browser, page);
  await server.start();
  await signInAll(people);
  const lessons = await bookLessons(people, 5);
  const steps = [good, pupilAbsent, teacherAbsent, technical, shortened];
  for (const [index, step] of steps.entries()) {
    const lesson = lessons[index];
    if (lesson) await test.step(step.name, () => step(people, lesson, people));
  }
  await expectMails(
    people.staff,
    STAFF,
    startOf(english("mails", "outcome-unanswered.subject")),
    0,
  );
});
