import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Page } from "@playwright/test";

import { writeFilm, writePdf } from "../support/files.ts";
import { addResource } from "../support/resources.ts";
import { expect, signIn, test } from "../support/test.ts";

const MEGABYTE = 1024 * 1024;
/** The most that is taken, to the byte. */
const FILM_BYTES = 100 * MEGABYTE;
const LINE_BYTES_PER_SECOND = 16 * MEGABYTE;

async function signInAs(page: Page, email: string) {
  await page.context().clearCookies();
  await signIn(page, email);
  const answer = await page.request.get("/api/users/me/");
  return (await answer.json()) as { name: string };
}

/** A line of a known speed, which can be cut. */
async function lineOf(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  const set = (offline: boolean) =>
    devtools.send("Network.emulateNetworkConditions", {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: LINE_BYTES_PER_SECOND,
    });
  await set(false);
  return { cut: () => set(true), mend: () => set(false) };
}

test("a teacher sends 100 MB over a line that breaks twice, and the pupil watches the film", async ({
  page,
  t,
}) => {
  const folder = mkdtempSync(join(tmpdir(), "riwaq-film-"));
  const film = join(folder, "film.mp4");
  writeFilm(film, FILM_BYTES);
  const title = "Film of 100 MB";
  const pupil = await signInAs(page, "student@riwaq.test");
  await signInAs(page, "teacher@riwaq.test");
  await page.goto("/resources");
  const line = await lineOf(page);
  const tray = await addResource(page, t, { file: film, title, pupil: pupil.name });
  const share = async () =>
    Number(await tray.getByRole("progressbar").getAttribute("aria-valuenow"));
  for (const part of [15, 50]) {
    await expect.poll(share).toBeGreaterThan(part);
    await line.cut();
    await expect(tray.getByText(t("resources", "upload.waiting"))).toBeVisible();
    await line.mend();
    await expect(tray.getByText(t("resources", "upload.waiting"))).toBeHidden();
  }
  // The upload goes on whichever page the teacher turns to.
  await page.getByRole("link", { name: t("common", "nav.students") }).click();
  await expect(page).toHaveURL("/students");
  await expect(tray.getByText(t("resources", "upload.done"))).toBeVisible();
  rmSync(folder, { recursive: true });

  await signInAs(page, "student@riwaq.test");
  await page.goto("/resources");
  const row = page.getByRole("row").filter({ hasText: title });
  await expect(row.getByText(t("resources", "new"))).toBeVisible();
  const part = page.waitForResponse((answer) => answer.url().includes("/file/"));
  await row.getByRole("link", { name: title }).click();
  expect((await part).status()).toBe(206);
  const video = page.locator("video");
  await expect.poll(() => video.evaluate((it: HTMLVideoElement) => it.videoWidth)).toBe(160);
  await page.getByRole("link", { name: t("resources", "view.back") }).click();
  await expect(row).toBeVisible();
  await expect(row.getByText(t("resources", "new"))).toBeHidden();
});

test("a page is shown in place, replaced by a newer one, taken away and given back", async ({
  page,
  t,
}) => {
  const title = "A page to read";
  const pupil = await signInAs(page, "student@riwaq.test");
  await signInAs(page, "teacher@riwaq.test");
  await page.goto("/resources");
  const tray = await addResource(page, t, { file: writePdf("First"), title, pupil: pupil.name });
  await expect(tray.getByText(t("resources", "upload.done"))).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: title });
  const choose = async (item: string) => {
    await row.getByRole("button").click();
    await page.getByRole("menuitem", { name: item }).click();
  };
  await choose(t("common", "actions.edit"));
  const dialog = page.getByRole("dialog", { name: t("resources", "edit.title") });
  const newer = { name: "second.pdf", mimeType: "application/pdf", buffer: writePdf("Second") };
  await dialog.getByLabel(t("resources", "edit.replace")).setInputFiles(newer);
  await dialog.getByRole("button", { name: t("resources", "edit.save") }).click();
  await expect(tray.getByText(t("resources", "upload.done"))).toHaveCount(2);

  const shown = page.waitForResponse((answer) => answer.url().includes("/file/"));
  await row.getByRole("link", { name: title }).click();
  expect((await shown).headers()["content-type"]).toBe("application/pdf");
  await expect(page.locator("iframe")).toBeVisible();
  await page.goBack();

  await choose(t("common", "actions.delete"));
  await expect(row).toBeHidden();
  await page.getByRole("button", { name: t("resources", "delete.undo") }).click();
  await expect(row).toBeVisible();
});
