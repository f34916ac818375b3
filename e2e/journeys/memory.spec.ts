import type { Page } from "@playwright/test";

import { registerPupil } from "../support/family.ts";
import { inspect } from "../support/inspect.ts";
import {
  ask,
  bookFour,
  type Coming,
  eveningsOf,
  gapOf,
  historyOf,
  markWords,
  type Periodic,
  reportLesson,
  sourcesOf,
  type State,
  statesOf,
} from "../support/memory.ts";
import { ownServer } from "../support/own-server.ts";
import { goOn, openBrowsers, signInAll } from "../support/people.ts";
import {
  afterQuarterOf,
  approveReport,
  downloadPdf,
  findDraft,
  type Lesson,
  submitReport,
} from "../support/quarter.ts";
import { shiftDate } from "../support/shift-date.ts";
import { choose, expect, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

const JOURNEY_MS = 600_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const PUPIL = "Adam Lambert";
/** Heard in the same lesson, both solid before: al-Qari'a with what is beside it, and three suras from al-'Asr on. */
const WEAK = 600;
const CLEAN = 601;
const HEARD = { from: { sura: 100, aya: 10 }, to: { sura: 105, aya: 5 } };
const MARKED = ["101:2:2", "101:5:3", "101:8:3"];

const arabic = textsOf("ar");
const english = textsOf("en");
const french = textsOf("fr");
const server = ownServer({ portsAhead: 9, env: { DEMO: "1", RATE_LIMITS: "off" } });
test.use({ baseURL: server.address, actionTimeout: 30_000 });
test.afterAll(() => server.remove());

type Everybody = Record<"parent" | "teacher" | "staff" | "pupil", Page>;

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const countOf = (pages: readonly number[], page: number) =>
  pages.filter((one) => one === page).length;
const dueOf = (states: Map<number, State>, page: number) => states.get(page)?.due_day ?? "";

test("in four weeks what was weak comes back soon and what was clean later, at home and in lessons, and the quarter says so", async ({
  page,
  browser,
}) => {
  test.setTimeout(JOURNEY_MS);
  const three = await openBrowsers(browser, page);
  const young = await browser.newContext({
    baseURL: server.address,
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    viewport: { width: 390, height: 844 },
  });
  const people: Everybody = { ...three, pupil: await young.newPage() };
  const { parent, teacher, staff, pupil: phone } = people;
  await server.start();
  await signInAll(people);
  const pupil = await registerPupil(phone, PUPIL, people);
  const lessons = await bookFour(people, { ...pupil, name: PUPIL });
  const [first, second, third, last] = lessons as [Lesson, Lesson, Lesson, Lesson];
  const at = async (ms: number) => {
    await phone.goto("about:blank");
    await goOn(server, three, ms);
    await shiftDate(young, ms);
    await signInAll(people);
    await pupil.logIn();
  };

  await test.step("his mother says what is known already", async () => {
    await parent.goto(`/practice/beginning?pupil=${pupil.id}`);
    await parent
      .getByRole("checkbox", { name: french("practice", "held.juz").replace("{{juz}}", "30") })
      .check();
    await parent.getByRole("button", { name: french("practice", "held.standings.solid") }).click();
    await parent.getByRole("button", { name: french("practice", "held.save") }).click();
    await expect(parent.getByText(french("practice", "held.saved")).first()).toBeVisible();
    expect((await statesOf(parent, pupil)).size).toBeGreaterThan(20);
  });

  await test.step("a lesson: three words of one page are prompted, the next page is clean", async () => {
    await at(first.startsAtMs + 5 * MINUTE_MS);
    await markWords(teacher, pupil, first, MARKED);
    await at(first.endsAtMs + MINUTE_MS);
    await reportLesson(teacher, first, HEARD);
    const states = await statesOf(teacher, pupil);
    expect(dueOf(states, WEAK) < dueOf(states, CLEAN)).toBe(true);
    expect(states.get(WEAK)?.heard_day).toBe(states.get(CLEAN)?.heard_day);
  });

  await test.step("the teacher sees which page is weak, and what was heard of it", async () => {
    await teacher.goto(`/students/${pupil.id}/memory`);
    const weak = teacher.getByRole("gridcell", { name: new RegExp(`${WEAK}`) }).first();
    await expect(weak).toBeVisible();
    await weak.click();
    await expect(teacher.getByText(arabic("memory", "sources.lesson")).first()).toBeVisible();
    await inspect(teacher, "the map of a teacher");
  });

  await test.step("tonight: the parent sees page and words, listens, and says how it went in three taps", async () => {
    await at(first.endsAtMs + 18 * HOUR_MS);
    await parent.goto("/");
    const card = parent
      .getByRole("region")
      .filter({ hasText: PUPIL })
      .filter({ hasText: `${WEAK}` });
    await expect(card.first()).toBeVisible();
    await expect(card.first()).not.toContainText(`${CLEAN}`);
    await inspect(parent, "the home of a parent with an evening");
    await parent.goto(`/practice?pupil=${pupil.id}`);
    await parent.getByRole("link", { name: new RegExp(`${WEAK}`) }).click();
    await expect(parent.getByText(french("practice", "words.title"))).toBeVisible();
    await inspect(parent, "a portion of an evening");
    await parent.getByRole("button", { name: french("practice", "verdicts.helped") }).click();
    await expect(parent.getByRole("link", { name: new RegExp(`${WEAK}`) })).toContainText(
      french("practice", "verdicts.helped"),
    );
    await expect
      .poll(async () => sourcesOf(await historyOf(parent, pupil, WEAK)))
      .toContain("evening by parent");
  });

  await test.step("the next evening he practises alone, without a line; it arrives once", async () => {
    await at(first.endsAtMs + 42 * HOUR_MS);
    await phone.goto("/practice");
    const open = phone.getByRole("link", { name: new RegExp(`${WEAK}`) });
    await expect(open.first()).toBeVisible();
    await expect
      .poll(() => phone.evaluate(() => localStorage.getItem("practice_of")))
      .not.toBeNull();
    await young.setOffline(true);
    await phone.goto("/practice");
    await open.first().click();
    await phone.getByRole("button", { name: french("practice", "verdicts.alone") }).click();
    await expect(phone.getByText(french("practice", "waiting")).first()).toBeVisible();
    await young.setOffline(false);
    await expect(phone.getByText(french("practice", "waiting"))).toHaveCount(0);
    await expect(phone.getByText(french("practice", "by.pupil")).first()).toBeVisible();
  });

  await test.step("what was weak is heard again each week, and once it is clean it comes back later", async () => {
    const evenings = await ask<Coming>(parent, `/api/students/${pupil.id}/memory/`);
    const asked = evenings.evenings.flatMap(({ portions }) => portions.map((one) => one.page));
    expect(countOf(asked, WEAK)).toBeGreaterThan(countOf(asked, CLEAN));
    const before = gapOf(await statesOf(parent, pupil), WEAK);
    await at(second.startsAtMs + 5 * MINUTE_MS);
    await markWords(teacher, pupil, second, MARKED.slice(0, 1));
    await at(second.endsAtMs + MINUTE_MS);
    await reportLesson(teacher, second, HEARD);
    await at(third.endsAtMs + MINUTE_MS);
    await reportLesson(teacher, third, HEARD);
    const states = await statesOf(teacher, pupil);
    expect(gapOf(states, WEAK)).toBeGreaterThan(before);
    expect(gapOf(states, CLEAN)).toBeGreaterThanOrEqual(gapOf(states, WEAK));
  });

  await test.step("a test: random places, one word prompted, a score for memory and one for tajwid", async () => {
    await at(last.startsAtMs + 5 * MINUTE_MS);
    await teacher.goto(`/students/${pupil.id}/tests?lesson=${last.id}`);
    await choose(teacher.getByRole("radio", { name: "3", exact: true }).first());
    await button(teacher, arabic("tests", "begin.do")).click();
    for (const nth of [1, 2, 3]) {
      const word = teacher.locator("[data-word][role=button]").nth(3);
      await expect(word).toBeVisible();
      if (nth === 1) {
        await inspect(teacher, "a question of a test");
        await word.click();
        const prompted = arabic("marks", "kinds.prompted");
        await teacher.getByRole("dialog").getByRole("button", { name: prompted }).click();
        await expect(word).toHaveAttribute("data-mark", /./);
      }
      if (nth < 3) await button(teacher, arabic("tests", "test.next")).click();
    }
    await button(teacher, arabic("tests", "finish.do")).click();
    const dialog = teacher.getByRole("dialog", { name: arabic("tests", "finish.title") });
    await dialog.getByLabel(arabic("tests", "finish.note")).fill("ما شاء الله، حفظ متين.");
    await dialog.getByRole("button", { name: arabic("tests", "finish.do") }).click();
    await expect(teacher.getByText(arabic("tests", "score.memory")).first()).toBeVisible();
    await parent.goto(`/students/${pupil.id}/tests`);
    await parent
      .getByRole("link", { name: french("tests", "list.open") })
      .first()
      .click();
    await expect(parent.getByText("ما شاء الله، حفظ متين.")).toBeVisible();
    await inspect(parent, "the result of a test");
    await at(last.endsAtMs + MINUTE_MS);
    await reportLesson(teacher, last, HEARD);
  });

  await test.step("the quarter says what is held, and agrees with the records", async () => {
    await at(afterQuarterOf(last));
    const path = await findDraft(teacher, last);
    await submitReport(teacher, arabic, path);
    await approveReport(staff, english, path);
    const {
      figures,
      period_start: from,
      period_end: until,
    } = await ask<Periodic>(parent, `/api${path}/`);
    const states = await statesOf(parent, pupil);
    expect(figures.memory?.held).toBe(states.size);
    expect(figures.memory?.evenings).toBe(await eveningsOf(parent, pupil, { states, from, until }));
    const [pages] = [await downloadPdf(parent, french, path)];
    const text = pages.join(" ");
    expect(text).toContain(french("periodic-pdf", "memory"));
    expect(text).toContain(`${figures.memory?.held}`);
  });
});
