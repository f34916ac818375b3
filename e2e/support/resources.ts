import type { Page } from "@playwright/test";

import { expect } from "./test.ts";
import type { Texts } from "./texts.ts";

type Added = { file: string | Buffer; title: string; pupil: string };

/** Sends a file from the page of resources; answers the tray in which its upload is shown. */
export async function addResource(page: Page, t: Texts, { file, title, pupil }: Added) {
  await page.getByRole("button", { name: t("resources", "add.open") }).click();
  const dialog = page.getByRole("dialog", { name: t("resources", "add.title") });
  const chosen =
    typeof file === "string"
      ? file
      : { name: "page.pdf", mimeType: "application/pdf", buffer: file };
  await dialog.getByLabel(t("resources", "add.file")).setInputFiles(chosen);
  await dialog.getByLabel(t("resources", "add.name")).fill(title);
  await dialog.getByRole("checkbox", { name: pupil }).check();
  await dialog.getByRole("button", { name: t("resources", "add.submit") }).click();
  await expect(dialog).toBeHidden();
  return page.getByRole("region", { name: t("resources", "upload.label") });
}
