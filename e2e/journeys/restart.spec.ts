import { ownServer } from "../support/own-server.ts";
import { expect, test } from "../support/test.ts";

const PASSWORD = "correct-horse-battery";

const server = ownServer({ portsAhead: 1 });
test.use({ baseURL: server.address });
test.afterAll(() => server.remove());

test("a teacher's account and week survive a killed server", async ({ page, t }) => {
  test.setTimeout(180_000);
  await server.start();
  await page.goto("/register");
  await page.getByText(t("auth", "register.roles.T"), { exact: true }).click();
  await page.getByLabel(t("auth", "fields.name"), { exact: true }).fill("Mona El-Sherif");
  await page.getByLabel(t("auth", "fields.email"), { exact: true }).fill("mona@example.test");
  await page.getByLabel(t("auth", "fields.password"), { exact: true }).fill(PASSWORD);
  await page.getByText(t("auth", "fields.genders.F"), { exact: true }).click();
  await page.getByLabel(t("auth", "fields.phone"), { exact: true }).fill("+201000000000");
  await page.getByLabel(t("auth", "fields.zoomEmail"), { exact: true }).fill("mona@example.test");
  await page.getByLabel(t("auth", "fields.years"), { exact: true }).fill("7");
  await page.getByRole("button", { name: t("common", "actions.next"), exact: true }).click();

  const saturday = page.getByRole("region", { name: t("errors", "day_0") });
  await saturday.getByRole("button", { name: t("availability", "add") }).click();
  await page.getByRole("button", { name: t("availability", "export"), exact: true }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("dashboard", "title"));
  await expect(page.getByText(t("dashboard", "reports.empty"))).toBeVisible();
  await page.goto("about:blank");
  await server.kill();
  await server.start();
  await page.goto("/settings");
  // The first page of a server that has just begun, on a machine that may be busy.
  await expect(saturday.getByRole("combobox").first()).toContainText("09:00", { timeout: 40_000 });
  await expect(saturday.getByRole("combobox").last()).toContainText("17:00");
});
