import { randomUUID } from "node:crypto";

import type { Browser, Page } from "@playwright/test";

import { ownServer } from "../support/own-server.ts";
import { expectSameNumbers, msOf, readHome } from "../support/staff-home.ts";
import { AGAIN, csrfHeaders, expect, signIn, test } from "../support/test.ts";
import { textsOf } from "../support/texts.ts";

const JOURNEY_MS = 600_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const STAFF = "staff@riwaq.test";
const APPLICANT = "Dina Fathy";
const ILL = "Youssef El-Naggar";
const CHILD = "Inès Lambert";

type Listed = {
  teacher_id: string;
  teacher_name: string;
  students_ids: string[];
  students_names: string[];
};

const arabic = textsOf("ar");
const french = textsOf("fr");
const server = ownServer({ portsAhead: 4, env: { DEMO: "1", RATE_LIMITS: "off" } });
test.use({ baseURL: server.address, locale: "fr-FR" });
test.afterAll(() => server.remove());

const fill = (text: string, words: Record<string, string | number>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(words[name] ?? ""));
/** Names are isolated in sentences, so that they keep their own direction. */
const isolates = /[\u2066-\u2069]/g;
const plain = (text: string) => text.replaceAll(isolates, "");

/** Noon of the second Friday from now, in UTC: on Fridays the demo's teacher has no lesson. */
function fridayNoonMs(nowMs: number) {
  const noon = new Date(nowMs).setUTCHours(12, 0, 0, 0);
  const days = (12 - new Date(noon).getUTCDay()) % 7;
  return noon + (days + 7) * DAY_MS;
}

const dateOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Six lessons of one child with the teacher who will fall ill, an hour apart. */
async function bookLessons(desk: Page, browser: Browser, noonMs: number) {
  const family = await browser.newContext({ baseURL: server.address });
  const page = await family.newPage();
  await signIn(page, "parent@riwaq.test");
  const [from, to] = [Date.now(), Date.now() + 14 * DAY_MS].map((ms) => new Date(ms).toISOString());
  const listed = await page.request.get(`/api/sessions/?from=${from}&to=${to}`, AGAIN);
  const known = ((await listed.json()) as Listed[]).find(
    ({ teacher_name, students_names }) => teacher_name === ILL && students_names.join() === CHILD,
  );
  await family.close();
  if (!known) throw new Error("the demo’s teacher has no lesson with this child");
  for (let nth = 0; nth < 6; nth += 1) {
    const answer = await desk.request.post("/api/bookings/", {
      data: {
        kind: "single",
        teacher_id: known.teacher_id,
        student_id: known.students_ids[0],
        starts_at: new Date(noonMs + (nth - 4) * HOUR_MS).toISOString(),
        length_minutes: 30,
        reason: "A day of catching up before the holidays",
      },
      headers: { ...(await csrfHeaders(desk)), "Idempotency-Key": randomUUID() },
      ...AGAIN,
    });
    expect(answer.status(), await answer.text()).toBe(201);
  }
}

/** The teacher has phoned: ill that day. */
async function enterIllness(desk: Page, noonMs: number) {
  await desk.goto("/staff/leave");
  await desk.getByRole("button", { name: french("leave", "enter.button") }).click();
  const dialog = desk.getByRole("dialog");
  await dialog.getByRole("combobox", { name: french("leave", "fields.teacher") }).click();
  await desk.getByRole("option", { name: ILL }).click();
  await dialog.getByLabel(french("leave", "fields.from")).fill(dateOf(noonMs));
  await dialog.getByLabel(french("leave", "fields.to")).fill(dateOf(noonMs));
  await dialog.getByRole("button", { name: french("leave", "enter.save") }).click();
  await expect(dialog).toBeHidden();
}

/** Lesson by lesson: four are covered by whom the desk proposes, one is moved, one cancelled. */
async function decideLessons(desk: Page, noonMs: number) {
  const lines = desk
    .getByRole("region", { name: french("leave", "one.lessons") })
    .getByRole("listitem")
    .filter({ hasText: CHILD });
  const stateOf = (nth: number, state: string) =>
    expect(lines.nth(nth)).toContainText(french("leave", `lesson.state.${state}`));
  const press = (nth: number, action: string) =>
    lines
      .nth(nth)
      .getByRole("button", { name: new RegExp(`^${french("leave", `lesson.${action}`)}`) })
      .click();
  await expect(lines).toHaveCount(6);
  for (const nth of [0, 1, 2, 3]) {
    await stateOf(nth, "open");
    await press(nth, "cover");
    await stateOf(nth, "covered");
  }

  const dialog = desk.getByRole("dialog");
  await press(5, "cancel");
  await dialog.getByRole("button", { name: french("sessions", "confirm.cancel.one") }).click();
  await expect(dialog).toBeHidden();
  await stateOf(5, "cancelled");

  await press(4, "move");
  await dialog.getByLabel(french("sessions", "move.date")).fill(dateOf(noonMs + 2 * DAY_MS));
  await dialog.getByLabel(french("sessions", "move.time")).fill("08:00");
  await dialog.getByRole("button", { name: french("sessions", "confirm.move.one") }).click();
  await expect(dialog).toBeHidden();
  // It stands where it is now: after those of the day.
  await stateOf(5, "moved");
}

/** A file as a school keeps it: a parent, an address, a child and an age in each row. */
function familiesFile(change: Record<number, string> = {}) {
  const row = (nth: number) =>
    change[nth] ??
    `Parent ${nth} Durand,durand.${nth}@example.test,Enfant ${nth} Durand,${5 + (nth % 9)}`;
  const rows = Array.from({ length: 300 }, (_, nth) => row(nth + 1));
  const text = ["Parent,E-mail,Élève,Âge", ...rows].join("\r\n");
  return { name: "familles.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
}

/** Three rows of it are wrong; a spreadsheet counts the line of the headers. */
const FAULTY = {
  17: "Parent 17 Durand,durand.17 example.test,Enfant 17 Durand,8",
  140: "Parent 140 Durand,durand.140@example.test,,9",
  291: "Parent 291 Durand,durand.291@example.test,Enfant 291 Durand,ninety",
};

async function bringFamilies(desk: Page) {
  await desk.goto("/staff/import");
  const file = desk.getByLabel(french("exchange", "in.choose"), { exact: true }).first();
  await file.setInputFiles(familiesFile(FAULTY));
  const faults = desk.getByRole("region", { name: /3/ }).getByRole("listitem");
  await expect(faults).toHaveCount(3);
  for (const [index, nth] of Object.keys(FAULTY).entries()) {
    const words = fill(french("exchange", "in.row"), { row: Number(nth) + 1 });
    await expect(faults.nth(index)).toContainText(words);
  }
  const confirm = desk.getByRole("button", { name: french("exchange", "in.confirm"), exact: true });
  await expect(confirm).toHaveCount(0);
  await desk
    .getByLabel(french("exchange", "in.choose"), { exact: true })
    .first()
    .setInputFiles(familiesFile());
  await confirm.click();
  const done = fill(french("exchange", "in.done"), { families: 300, pupils: 300 });
  await expect(desk.getByText(done)).toBeVisible();
}

/** The recitation is heard before anything is decided. */
async function approveApplicant(phone: Page) {
  await phone.goto("/");
  await phone.getByRole("link", { name: arabic("dashboard", "staff.tasks.applications") }).click();
  await phone
    .getByRole("button")
    .filter({ hasText: arabic("common", "actions.view") })
    .click();
  const dialog = phone.getByRole("dialog");
  const label = arabic("application", "items.recitation.title");
  await dialog
    .getByRole("button", { name: fill(arabic("common", "player.play"), { label }) })
    .click();
  const heard = dialog.locator("audio").first();
  await expect
    .poll(() => heard.evaluate((sound: HTMLAudioElement) => sound.currentTime))
    .toBeGreaterThan(0);
  await dialog
    .getByRole("button")
    .filter({ hasText: arabic("application", "review.accept") })
    .first()
    .click();
  await expect(phone.getByText(arabic("application", "review.accepted")).first()).toBeVisible();
  const approve = arabic("staff", "applicants.decide.approved");
  await dialog.getByRole("button", { name: approve, exact: true }).click();
  await dialog.getByRole("button", { name: approve, exact: true }).click();
  const done = fill(arabic("staff", "applicants.done.approved"), { name: APPLICANT });
  await expect
    .poll(async () => plain((await phone.getByRole("status").allTextContents()).join(" ")))
    .toContain(done);
}

/** A mother is on the telephone and gives half of her name, as it sounds. */
async function findMother(phone: Page) {
  await phone.goto("/");
  await phone.getByRole("button", { name: arabic("search", "placeholder") }).click();
  await phone.getByRole("combobox").fill("بينت");
  const mother = phone.getByRole("option").filter({ hasText: "Bineta Badiane" });
  await expect(mother).toBeVisible();
  await mother.click();
  await expect(phone.getByRole("heading", { level: 1 })).toHaveText("Bineta Badiane");
  await expect(phone.getByRole("link", { name: "Moussa Badiane" }).first()).toBeVisible();
}

test("one day of the institute, at a desk and on a phone", async ({ page: desk, browser }) => {
  test.setTimeout(JOURNEY_MS);
  const pocket = await browser.newContext({
    locale: "ar-EG",
    timezoneId: "Africa/Cairo",
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    baseURL: server.address,
  });
  const phone = await pocket.newPage();
  await server.start();
  for (const page of [desk, phone]) await signIn(page, STAFF);

  const noonMs = fridayNoonMs(Date.now());
  await bookLessons(desk, browser, noonMs);
  await enterIllness(desk, noonMs);
  await decideLessons(desk, noonMs);
  await findMother(phone);
  await approveApplicant(phone);
  await bringFamilies(desk);

  const [atDesk, inPocket] = [await readHome(desk, french), await readHome(phone, arabic)];
  for (const page of [desk, phone]) await page.goto("about:blank");
  const rows = await server.rows();
  expectSameNumbers(atDesk, rows, french);
  expectSameNumbers(inPocket, rows, arabic);
  const states = rows("covers").map(({ state }) => state);
  expect(states).toEqual(Array.from({ length: 4 }, () => "standing"));
  const lost = rows("sessions").filter(
    ({ starts_at, status }) => status === "Cancelled" && msOf(starts_at) === noonMs + HOUR_MS,
  );
  expect(lost).toHaveLength(1);
  const owed = rows("make_ups").filter(({ session_id }) => session_id === lost[0]?.id);
  expect(owed).toMatchObject([{ state: "owed" }]);
  const brought = rows("users").filter(({ email }) => String(email).endsWith("@example.test"));
  expect(brought).toHaveLength(300);
});
