import type { Browser, Locator, Page } from "@playwright/test";

import { bookLessons } from "../support/booked-lessons.ts";
import { inspect } from "../support/inspect.ts";
import { ownServer } from "../support/own-server.ts";
import { openBrowsers, signInAll } from "../support/people.ts";
import type { Lesson } from "../support/quarter.ts";
import { AGAIN, choose, csrfHeaders, expect, signIn, test } from "../support/test.ts";
import { type Texts, textsOf } from "../support/texts.ts";

const JOURNEY_MS = 600_000;
const MINUTE_MS = 60_000;

const arabic = textsOf("ar");
const server = ownServer({ portsAhead: 8, env: { DEMO: "1", RATE_LIMITS: "off" } });
test.use({ baseURL: server.address, permissions: ["microphone"] });
test.afterAll(() => server.remove());

/** An Arabic teacher at a desk. */
async function openDesk(browser: Browser): Promise<Page> {
  const desk = await browser.newContext({
    baseURL: server.address,
    locale: "ar-EG",
    timezoneId: "Africa/Cairo",
    viewport: { width: 1440, height: 900 },
    permissions: ["microphone"],
  });
  return desk.newPage();
}

async function bookOne(browser: Browser, pupil: Page): Promise<Lesson> {
  const people = await openBrowsers(browser, pupil);
  await signInAll(people);
  const [lesson] = await bookLessons(people, 1, "room");
  for (const page of [people.teacher, people.staff]) await page.context().close();
  if (!lesson) throw new Error("no lesson was booked");
  return lesson;
}

/** What the pupil's parent has said before, on the page of children. */
async function agreeToRecordings(parent: Page, { pupil }: Lesson): Promise<void> {
  const children = await (await parent.request.get("/api/children/", AGAIN)).json();
  const { id } = (children as Array<{ id: string; name: string }>).find(
    ({ name }) => name === pupil,
  ) ?? { id: "" };
  const answer = await parent.request.put(`/api/students/${id}/recording-consent/`, {
    data: { is_given: true },
    headers: await csrfHeaders(parent),
    ...AGAIN,
  });
  expect(answer.status()).toBe(200);
}

const roomOf = ({ id }: Lesson) => `/classroom/${id}`;
const button = (page: Page | Locator, name: string) =>
  page.getByRole("button", { name, exact: true });
const word = (page: Page, key: string) => page.locator(`[data-word="${key}"]:visible`);

/** A teacher who knows the room comes in at once. */
async function enterTeacher(teacher: Page, lesson: Lesson): Promise<void> {
  await teacher.goto(roomOf(lesson));
  await button(teacher, arabic("classroom", "check.skip")).click();
  await expect(teacher.getByRole("timer")).toBeVisible();
}

/** A parent beside the child, who looks first whether they are heard. */
async function enterPupil(pupil: Page, t: Texts, lesson: Lesson): Promise<void> {
  await pupil.goto(roomOf(lesson));
  const [beside = ""] = t("classroom", "room.choice.child").split("{{name}}").slice(-1);
  await choose(pupil.getByRole("radio", { name: new RegExp(beside.trim()) }));
  await button(pupil, t("classroom", "check.begin")).click();
  await expect(pupil.getByText(t("classroom", "check.microphone.heard"))).toBeVisible();
  await inspect(pupil, "the check before the lesson");
  await button(pupil, t("classroom", "check.enter")).click();
  await expect(pupil.getByRole("timer")).toBeVisible();
}

/** Whether somebody else's voice comes out of the loudspeaker. */
async function expectVoice(page: Page): Promise<void> {
  const played = () =>
    page.evaluate(() =>
      Math.max(0, ...[...document.querySelectorAll("audio")].map((a) => a.currentTime)),
    );
  await expect.poll(played).toBeGreaterThan(0.5);
}

const expectPage = (page: Page, number: number) =>
  expect(page.getByRole("article").and(page.locator(":visible"))).toContainText(
    number.toLocaleString("ar-EG"),
  );

/** By the keys of the ring: the kinds are at hand as 1 to 4. */
async function mark(teacher: Page, key: string, kind: 1 | 2 | 3 | 4): Promise<void> {
  await word(teacher, key).click();
  await expect(teacher.getByRole("dialog")).toBeVisible();
  await teacher.keyboard.press(String(kind));
}

const markedOf = (page: Page) => page.locator("[data-word][data-mark]:visible");

test("teacher and pupil are on one page of one mushaf, whatever is reloaded or killed, and the report says what happened", async ({
  page: pupil,
  browser,
  t,
}) => {
  test.setTimeout(JOURNEY_MS);
  await server.start();
  const lesson = await bookOne(browser, pupil);
  await agreeToRecordings(pupil, lesson);
  await pupil.goto("about:blank");
  await server.kill();
  const ahead = lesson.startsAtMs - MINUTE_MS - Date.now();
  await server.start(Date.now() + ahead);
  const teacher = await openDesk(browser);
  await signIn(teacher, "teacher@riwaq.test");
  await pupil.context().clearCookies();
  await signIn(pupil, "parent@riwaq.test");

  await test.step("they come in, hear each other, and are on the same page", async () => {
    await enterTeacher(teacher, lesson);
    await enterPupil(pupil, t, lesson);
    await expectVoice(pupil);
    await expectVoice(teacher);
    await teacher.keyboard.press("ArrowLeft");
    await teacher.keyboard.press("ArrowLeft");
    await expectPage(teacher, 3);
    await expectPage(pupil, 3);
    await inspect(teacher, "the room of a teacher");
    await inspect(pupil, "the room of a pupil");
  });

  await test.step("a pupil looks around, and comes back by one press", async () => {
    await button(pupil, t("mushaf", "turn.next")).click();
    await expectPage(pupil, 4);
    const [back = ""] = t("classroom", "room.page.back").split("{{");
    await pupil.getByRole("button", { name: new RegExp(back.trim()) }).click();
    await expectPage(pupil, 3);
  });

  await test.step("five words are marked, and one mark is taken back", async () => {
    for (const [key, kind] of [
      ["2:6:3", 1],
      ["2:7:4", 3],
      ["2:8:3", 4],
      ["2:9:2", 1],
      ["2:10:3", 4],
    ] as const) {
      await mark(teacher, key, kind);
      await expect(word(pupil, key)).toHaveAttribute("data-mark", /./);
    }
    await button(teacher, arabic("classroom", "room.marks.undo")).first().click();
    await expect(markedOf(pupil)).toHaveCount(4);
  });

  await test.step("a word is sent with a message", async () => {
    await button(teacher, arabic("classroom", "room.chat.open")).click();
    await teacher.getByRole("button", { name: arabic("classroom", "chat.offer") }).click();
    await teacher.getByLabel(arabic("classroom", "chat.label")).fill("كرروا هذه الكلمة");
    await button(teacher, arabic("classroom", "chat.send")).click();
    await teacher.keyboard.press("Escape");
    await pupil.getByRole("button", { name: t("classroom", "room.chat.open") }).click();
    const said = pupil.getByRole("log", { name: t("classroom", "chat.log") });
    await expect(said.getByText("كرروا هذه الكلمة")).toBeVisible();
    await inspect(pupil, "the messages of a lesson");
    await pupil.keyboard.press("Escape");
  });

  await test.step("the text is hidden, and comes back ayah by ayah", async () => {
    await teacher.getByText(arabic("classroom", "room.show.hide.aya"), { exact: true }).click();
    await expect(word(pupil, "2:6:1")).toHaveAttribute("data-hidden", /./);
    await word(teacher, "2:6:1").click();
    await expect(word(pupil, "2:6:1")).not.toHaveAttribute("data-hidden", /./);
    await expect(word(pupil, "2:8:1")).toHaveAttribute("data-hidden", /./);
    await teacher.getByText(arabic("classroom", "room.show.hide.none"), { exact: true }).click();
    await expect(word(pupil, "2:8:1")).not.toHaveAttribute("data-hidden", /./);
  });

  await test.step("letters are written on the board", async () => {
    await button(teacher, arabic("classroom", "room.stage.board")).click();
    const empty = arabic("classroom", "board.empty").replace("{{board}}", "1");
    const box = await teacher.getByLabel(empty).boundingBox();
    if (!box) throw new Error("no board");
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await teacher.mouse.move(x, y);
    await teacher.mouse.down();
    for (let at = 1; at <= 10; at += 1) await teacher.mouse.move(x - at * 12, y + at * 3);
    await teacher.mouse.up();
    await expect(pupil.getByLabel(/Youssef El-Naggar/).first()).toBeVisible();
    await button(teacher, arabic("classroom", "room.stage.mushaf")).click();
    await expectPage(pupil, 3);
  });

  await test.step("a passage is recorded by one press, and both see it", async () => {
    await button(teacher, arabic("classroom", "room.recording.begin")).click();
    const [seen = ""] = t("classroom", "room.recording.told").split("{{");
    await expect(pupil.getByText(new RegExp(seen.trim())).first()).toBeAttached();
    // So long that it can be heard: the recorder counts.
    await expect(teacher.getByText(/0:0[4-9]/).first()).toBeVisible();
    await button(teacher, arabic("recitations", "recorder.stop")).click();
    await expect(teacher.getByText(arabic("recitations", "recorder.done"))).toBeVisible();
  });

  await test.step("each side loads its page anew, and the server is killed: nothing is lost or doubled", async () => {
    await pupil.reload();
    await enterPupil(pupil, t, lesson);
    await expect(markedOf(pupil)).toHaveCount(4);
    await expectVoice(pupil);
    await enterTeacher(teacher, lesson);
    await expectPage(teacher, 3);
    await expectVoice(teacher);
    await server.kill();
    await mark(teacher, "2:12:1", 1);
    await server.start(Date.now() + ahead);
    await expect(word(pupil, "2:12:1")).toHaveAttribute("data-mark", /./);
    await expect(markedOf(pupil)).toHaveCount(5);
  });

  await test.step("the lesson ends, and the report proposes what happened", async () => {
    for (const page of [pupil, teacher]) await page.goto("about:blank");
    await server.kill();
    await server.start(lesson.endsAtMs + MINUTE_MS);
    await signIn(teacher, "teacher@riwaq.test");
    await teacher.goto(`/sessions/${lesson.id}/outcome`);
    await choose(
      teacher.getByRole("radio", { name: arabic("sessions", "outcome.kind.completed") }),
    );
    await button(teacher, arabic("sessions", "outcome.save")).click();
    await expect(teacher.getByText(arabic("sessions", "outcome.done")).first()).toBeVisible();
    await teacher.goto(`/sessions/${lesson.id}/report`);
    const [proposed = ""] = arabic("reports", "proposal.from").split("{{");
    await expect(teacher.getByText(new RegExp(proposed.trim()))).toBeVisible();
    await choose(teacher.getByRole("radio", { name: arabic("reports", "grades.Good") }));
    await button(teacher, arabic("reports", "form.send")).click();
    await expect(teacher.getByText(arabic("reports", "done.sent"), { exact: true })).toBeVisible();
  });

  await test.step("the family reads it, and sees the marked words", async () => {
    await signIn(pupil, "parent@riwaq.test");
    const children = await (await pupil.request.get("/api/children/", AGAIN)).json();
    const child = (children as Array<{ id: string; name: string }>).find(
      ({ name }) => name === lesson.pupil,
    );
    const url = `/api/students/${child?.id}/reports/`;
    const { reports } = await (await pupil.request.get(url, AGAIN)).json();
    const sent = (reports as Array<{ id: string; session_id: string }>).find(
      ({ session_id: session }) => session === lesson.id,
    );
    await pupil.goto(`/reports/${sent?.id}`);
    await expect(pupil.getByText("Al-Baqara").first()).toBeVisible();
    await pupil.goto(`/mushaf?page=3&pupil=${child?.id}`);
    await expect(markedOf(pupil)).toHaveCount(5);
    await pupil.goto(`/students/${child?.id}/recitations`);
    await pupil
      .getByRole("button", { name: t("recitations", "item.listen") })
      .first()
      .click();
    const player = pupil.getByRole("region", { name: t("recitations", "player.label") });
    await button(player, t("recitations", "player.play")).click();
    await expect(player.getByRole("slider")).not.toHaveAttribute("aria-valuenow", "0");
  });
});
