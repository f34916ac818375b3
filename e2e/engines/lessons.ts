import { writePdf } from "../support/files.ts";
import { textsOf } from "../support/texts.ts";
import type { EnginePage, Thing } from "./page.ts";
import { type Open, button, field, logIn, startOf } from "./visit.ts";

const fr = textsOf("fr");
const TEACHER = "Youssef El-Naggar";
const FAMILY = "Lambert";
const HOMEWORK = "Al-Kawthar, trois fois chaque soir.";
const DAYS_AHEAD = 30;

const dialog: Thing = { is: "dialog" };

const READ_LESSONS = `async (days) => {
  const at = (ms) => new Date(Date.now() + ms).toISOString();
  const answer = await fetch("/api/sessions/?from=" + at(0) + "&to=" + at(days * 86400000));
  return (await answer.json()).map(({ id }) => id);
}`;

const lessonsOf = (page: EnginePage) => page.call<string[]>(READ_LESSONS, DAYS_AHEAD);

/** Gives back the lesson that has come. */
async function book(page: EnginePage) {
  const before = await lessonsOf(page);
  await page.goto("/teachers");
  await page.press({ is: "link", part: TEACHER });
  await page.press({ is: "choice", part: fr("booking", "kind.single") });
  await page.press(button(fr("lessons", "slots.next")));
  const hours: Thing = { is: "group", named: fr("lessons", "slots.label") };
  await page.press({ is: "button", part: ":", inside: hours });
  await page.press({ ...button(fr("booking", "confirm.book")), inside: dialog });
  await page.sees({ is: "text", named: fr("booking", "done.one"), inside: dialog });
  const after = await lessonsOf(page);
  return after.find((id) => !before.includes(id));
}

export async function familyCancels(open: Open) {
  const page = await logIn(open, "parent");
  await page.sees({ is: "title" });
  const lesson = await book(page);
  // As the mail of the booking leads there.
  await page.goto(`/sessions?cancel=${lesson}`);
  await page.press({ ...button(fr("sessions", "confirm.cancel.one")), inside: dialog });
  await page.press(button(fr("sessions", "undo.cancel_one")));
  await page.sees({ is: "text", named: fr("sessions", "undo.done") });
}

export async function pupilIsReported(open: Open) {
  const desk = await logIn(open, "teacher");
  await desk.press({ is: "link", part: FAMILY });
  await desk.sees({ is: "title", named: fr("reports", "form.title") });
  await desk.press({ is: "button", part: startOf(fr("reports", "covered.untilEnd")) });
  await desk.press({ is: "choice", named: fr("reports", "grades.Excellent") });
  await desk.write({ is: "field", part: fr("reports", "form.homeworkOwn") }, HOMEWORK);
  await desk.press(button(fr("reports", "form.send")));
  await desk.sees({ is: "text", named: fr("reports", "done.sent") });

  const phone = await logIn(open, "parent");
  await phone.press({ is: "button", part: fr("common", "notifications.open") });
  const news = startOf(fr("notifications", "events.report-ready"));
  await phone.press({ is: "link", part: news, inside: dialog });
  await phone.sees({ is: "title", named: fr("reports", "report.title") });
  await phone.sees({ is: "text", part: HOMEWORK });
}

export async function teacherUploads(open: Open) {
  const page = await logIn(open, "teacher");
  const title = `Page ${crypto.randomUUID()}`;
  await page.sees({ is: "title" });
  await page.goto("/resources");
  await page.press(button(fr("resources", "add.open")));
  const inside = dialog;
  await page.choose(
    { ...field(fr("resources", "add.file")), inside },
    `${title}.pdf`,
    writePdf(title),
  );
  await page.sees({ is: "text", part: `${title}.pdf`, inside });
  await page.press({ ...button(fr("resources", "add.submit")), inside });
  const tray: Thing = { is: "region", named: fr("resources", "upload.label") };
  await page.sees({ is: "text", named: fr("resources", "upload.done"), inside: tray });
  await page.sees({ is: "link", part: title });
}
