import { expect, signIn, test } from "../support/test.ts";

test("a visitor writes to the institute, and staff read, mark and delete the message", async ({
  page,
  t,
}, { project }) => {
  const name = `Leïla (${project.name})`;
  await page.goto("/contact");
  await page.waitForLoadState("networkidle");
  const send = page.getByRole("button", { name: t("contact", "form.submit") });
  await send.click();
  await expect(page.getByText(t("errors", "name_empty"), { exact: false }).first()).toBeVisible();
  await page.getByLabel(t("contact", "form.name")).fill(name);
  await page.getByLabel(t("contact", "form.email")).fill("leila@example.test");
  await page
    .getByLabel(t("contact", "form.message"))
    .fill("Ma fille a neuf ans et sait lire. Quels jours sont possibles ?");
  await send.click();
  await expect(page.getByText(t("contact", "sent.title"))).toBeVisible();

  await signIn(page, "staff@riwaq.test");
  await page.goto("/staff/messages");
  const card = page.getByRole("listitem").filter({ hasText: name });
  await expect(card).toContainText("Ma fille a neuf ans");
  await card.getByRole("button", { name: t("staff", "messages.handle") }).click();
  await expect(card.getByText(t("staff", "messages.handled"), { exact: true })).toBeVisible();
  await card.getByRole("button", { name: t("staff", "messages.delete") }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t("staff", "messages.delete") })
    .click();
  await expect(card).toHaveCount(0);
});
