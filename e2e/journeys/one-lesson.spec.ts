import type { BrowserContext, Page } from "@playwright/test";

import { bookLessons } from "../support/booked-lessons.ts";
import { writePdf } from "../support/files.ts";
import { ownServer } from "../support/own-server.ts";
import {
  entry,
  goOn,
  openBell,
  openBrowsers,
  type People,
  ROUNDS,
  signInAll,
  startOf,
} from "../support/people.ts";
import {
  type Lesson,
  SUMMARY,
  afterQuarterOf,
  approveReport,
  downloadPdf,
  findDraft,
  readPages,
  submitReport,
} from "../support/quarter.ts";
import { addResource } from "../support/resources.ts";
import { choose, expect, test } from "../support/test.ts";
import { type Texts, textsOf } from "../support/texts.ts";

const JOURNEY_MS = 600_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const PARENT = "Nora Lambert";
const HOMEWORK = "Réciter An-Nasr trois fois chaque soir.";
const MATERIAL = "La page à réciter";

const arabic = textsOf("ar");
const english = textsOf("en");
const server = ownServer({ portsAhead: 2, env: { DEMO: "1", RATE_LIMITS: "off" } });
test.use({ baseURL: server.address });
test.afterAll(() => server.remove());

const clockIn = (zone: string, ms: number) =>
  new Intl.DateTimeFormat("fr-FR", { hour: "2-digit", minute: "2-digit", timeZone: zone }).format(
    ms,
  );

async function readReminder({ parent, staff }: People, t: Texts, lesson: Lesson): Promise<void> {
  await parent.goto("/");
  await openBell(parent, t);
  const reminder = entry(parent, t, "reminder-hour").first();
  await expect(reminder).toBeVisible(ROUNDS);
  await expect(reminder).toContainText(lesson.pupil);
  await expect(reminder).toContainText(clockIn("Europe/Paris", lesson.startsAtMs));

  await staff.goto("/staff/outbox");
  const subject = startOf(t("mails", "reminder-hour.subject"));
  const mail = staff
    .getByRole("listitem")
    .filter({ hasText: subject })
    .filter({ hasText: "parent@riwaq.test" });
  await mail.getByText(english("staff", "text")).click();
  const link = mail.getByRole("link", { name: `cancel=${lesson.id}` });
  const address = (await link.getAttribute("href")) ?? "";

  await parent.goto(address);
  const dialog = parent.getByRole("dialog", { name: t("sessions", "views.cancel") });
  const free = startOf(t("sessions", "decision.cancel.counts_as_taken_other"));
  await expect(dialog.getByText(free)).toBeVisible();
  await dialog.getByRole("button", { name: t("sessions", "keep.cancel") }).click();
}

/** The new tab goes to the meeting's address, which is not of this site. */
async function join(page: Page, t: Texts): Promise<void> {
  const opened = page.waitForEvent("popup");
  await page
    .getByRole("main")
    .getByRole("button", { name: `${t("sessions", "join")} ${t("sessions", "newTab")}` })
    .first()
    .click();
  const meeting = await opened;
  await meeting.waitForURL(/^https:\/\/meet\.example\.org\//);
  await meeting.close();
}

const answerMeetings = (context: BrowserContext) =>
  context.route("https://meet.example.org/**", (route) => route.fulfill({ body: "meeting" }));

async function writeReport(desk: Page, lesson: Lesson): Promise<void> {
  await desk.goto("/dashboard");
  await desk
    .getByRole("listitem")
    .filter({ hasText: lesson.pupil })
    .getByRole("button", { name: new RegExp(startOf(arabic("sessions", "viewLabel"))) })
    .first()
    .click();
  const dialog = desk.getByRole("dialog");
  await expect(dialog.getByText(PARENT)).toBeVisible();
  await dialog.getByRole("button", { name: arabic("sessions", "actions.outcome") }).click();
  await dialog.getByRole("button", { name: arabic("sessions", "outcome.save") }).click();
  await expect(dialog).toBeHidden();

  await desk.locator(`a[href="/sessions/${lesson.id}/report"]`).click();
  // It goes on where the last lesson ended; how far is the teacher's to say.
  await desk.getByRole("button", { name: startOf(arabic("reports", "covered.untilEnd")) }).click();
  await choose(desk.getByRole("radio", { name: arabic("reports", "grades.Excellent") }));
  await desk
    .getByRole("textbox", { name: new RegExp(arabic("reports", "form.homeworkOwn")) })
    .fill(HOMEWORK);
  await desk.getByRole("button", { name: arabic("reports", "form.send") }).click();
  await expect(desk.getByText(arabic("reports", "done.sent"), { exact: true })).toBeVisible();
}

async function giveMaterial(desk: Page, { pupil }: Lesson): Promise<void> {
  await desk.goto("/resources");
  const tray = await addResource(desk, arabic, {
    file: writePdf("An-Nasr"),
    title: MATERIAL,
    pupil,
  });
  await expect(tray.getByText(arabic("resources", "upload.done"))).toBeVisible();
}

/** At home, what waits for the parent about the pupil of a lesson. */
const needOf = (phone: Page, t: Texts, need: string, { pupil }: Lesson) =>
  phone
    .getByRole("list", { name: t("homes", "needs.label") })
    .getByRole("link", { name: t("homes", `needs.${need}`) })
    .filter({ hasText: pupil });

/** The bell has been open all along: what is new comes to it. */
async function readNews(phone: Page, t: Texts, lesson: Lesson): Promise<void> {
  await expect(entry(phone, t, "resource-assigned").filter({ hasText: MATERIAL })).toBeVisible();
  await entry(phone, t, "report-ready").first().click();
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText(t("reports", "report.title"));
  await expect(phone.getByText(HOMEWORK)).toBeVisible();
  await phone.goto("/");
  const child = phone.getByRole("article", { name: lesson.pupil });
  await expect(child.getByText(HOMEWORK)).toBeVisible();
  await expect(needOf(phone, t, "report", lesson)).toHaveCount(0);
}

async function openMaterial(phone: Page, t: Texts): Promise<void> {
  await phone.goto("/resources");
  const row = phone.getByRole("row").filter({ hasText: MATERIAL });
  await expect(row.getByText(t("resources", "new"))).toBeVisible();
  const shown = phone.waitForResponse((answer) => answer.url().includes("/file/"));
  await row.getByRole("link").click();
  expect((await shown).headers()["content-type"]).toBe("application/pdf");
  await expect(phone.locator("iframe")).toBeVisible();
  await phone.getByRole("link", { name: t("resources", "view.back") }).click();
  await expect(row).toBeVisible();
  await expect(row.getByText(t("resources", "new"))).toBeHidden();
}

async function readPeriodic(
  phone: Page,
  t: Texts,
  { lesson, path }: { lesson: Lesson; path: string },
) {
  await phone.goto("/");
  await needOf(phone, t, "periodic_report", lesson).click();
  await expect(phone).toHaveURL(path);
  await expect(phone.getByText(SUMMARY)).toBeVisible();
}

test("one lesson, from its reminder to the report of its quarter", async ({ page, browser, t }) => {
  test.setTimeout(JOURNEY_MS);
  const people = await openBrowsers(browser, page);
  const { parent, teacher, staff } = people;
  await server.start();
  await signInAll(people);
  const [lesson] = await bookLessons(people, 1);
  if (!lesson) throw new Error("nothing was booked");

  await goOn(server, people, lesson.startsAtMs - HOUR_MS);
  await signInAll(people);
  await readReminder(people, t, lesson);

  await goOn(server, people, lesson.startsAtMs - 5 * MINUTE_MS);
  for (const one of [parent, teacher]) await answerMeetings(one.context());
  await parent.goto("/");
  await join(parent, t);
  await teacher.goto("/dashboard");
  await join(teacher, arabic);

  await goOn(server, people, lesson.endsAtMs + 2 * MINUTE_MS);
  await parent.goto("/");
  await openBell(parent, t);
  await writeReport(teacher, lesson);
  await giveMaterial(teacher, lesson);
  await readNews(parent, t, lesson);
  await openMaterial(parent, t);

  await goOn(server, people, afterQuarterOf(lesson));
  await signInAll(people);
  const path = await findDraft(teacher, lesson);
  await submitReport(teacher, arabic, path);
  await approveReport(staff, english, path);
  await readPeriodic(parent, t, { lesson, path });
  readPages(await downloadPdf(parent, t, path), t, lesson);
  readPages(await downloadPdf(teacher, arabic, path), arabic, lesson);
});
