import { readFileSync } from "node:fs";

import type { Page } from "@playwright/test";

import { readPdf } from "../../apps/server/test/read-pdf.ts";
import { AGAIN, expect } from "./test.ts";
import type { Texts } from "./texts.ts";

/** A lesson that a journey follows. */
export type Lesson = {
  id: string;
  pupil: string;
  teacher: string;
  startsAtMs: number;
  endsAtMs: number;
};
type Draft = { id: string; student: string; period_end: string };

export const SUMMARY =
  "Un beau trimestre : la mémorisation avance, et la récitation gagne en assurance.";

/** The day after the quarter that the lesson was held in. */
export function afterQuarterOf({ startsAtMs }: Lesson): number {
  const day = new Date(startsAtMs);
  const quarter = Math.floor(day.getUTCMonth() / 3);
  return Date.UTC(day.getUTCFullYear(), (quarter + 1) * 3, 2, 10);
}

/** Drafted by a round as soon as the quarter is over. */
export async function findDraft(desk: Page, { pupil, startsAtMs }: Lesson): Promise<string> {
  const day = new Date(startsAtMs).toISOString().slice(0, 10);
  let id: string | undefined;
  const look = async () => {
    const answer = await desk.request.get("/api/periodic-reports/?status=draft", AGAIN);
    const { reports } = (await answer.json()) as { reports: Draft[] };
    id = reports.find(({ student, period_end }) => student === pupil && period_end >= day)?.id;
    return id !== undefined;
  };
  await expect.poll(look).toBe(true);
  return `/periodic-reports/${id}`;
}

export async function submitReport(desk: Page, t: Texts, path: string): Promise<void> {
  await desk.goto("/periodic-reports");
  await desk.locator(`a[href="${path}"]`).click();
  await desk.getByRole("textbox", { name: t("reports", "periodic.parts.summary") }).fill(SUMMARY);
  const submit = { name: t("reports", "periodic.submit"), exact: true };
  await desk.getByRole("button", submit).click();
  await desk.getByRole("alertdialog").getByRole("button", submit).click();
  await expect(desk.getByText(t("reports", "periodic.submitted"), { exact: true })).toBeVisible();
}

export async function approveReport(desk: Page, t: Texts, path: string): Promise<void> {
  await desk.goto("/periodic-reports");
  await desk.locator(`a[href="${path}"]`).click();
  await expect(desk.getByText(SUMMARY)).toBeVisible();
  const approve = { name: t("reports", "periodic.approve.open"), exact: true };
  await desk.getByRole("button", approve).click();
  await desk.getByRole("alertdialog").getByRole("button", approve).click();
  await expect(
    desk.getByText(t("reports", "periodic.approve.done"), { exact: true }),
  ).toBeVisible();
}

/** As the button on the page hands it out: in the language on show. */
export async function downloadPdf(page: Page, t: Texts, path: string): Promise<string[]> {
  await page.goto(path);
  const begun = page.waitForEvent("download");
  await page.getByRole("link", { name: t("reports", "periodic.download.pdf") }).click();
  const file = await (await begun).path();
  // Arabic letters stand in a PDF in the shapes that they take within a word.
  return (await readPdf(readFileSync(file))).map((text) => text.normalize("NFKC"));
}

/** Out of a PDF come the words of a line, from right to left not always in their order. */
const wordsOf = (text: string) =>
  text
    .replaceAll(/{{.+?}}/g, "")
    .trim()
    .split(/\s+/);

/** Each page says whom it is about and which of how many it is. */
export function readPages(pages: readonly string[], t: Texts, { pupil, teacher }: Lesson): void {
  const print = (key: string) => t("periodic-pdf", key);
  for (const [index, text] of pages.entries()) {
    const position = `page ${index + 1} of ${pages.length}`;
    for (const word of [pupil, ...wordsOf(print("page")), `${index + 1}`, `${pages.length}`]) {
      expect(text, position).toContain(word);
    }
  }
  const [first = "", last = ""] = [pages[0], pages.at(-1)];
  for (const word of [...wordsOf(print("title")), SUMMARY, teacher, print("grades.Excellent")]) {
    expect(first).toContain(word);
  }
  expect(last).toContain(wordsOf(print("approved"))[0]);
}
