import { expect, signIn, test } from "../support/test.ts";

test("without a network a page stays, says so, and what is opened then comes by itself", async ({
  page,
  context,
  t,
}) => {
  await signIn(page, "teacher@riwaq.test");
  await page.goto("/sessions");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(t("sessions", "title"));
  const banner = page.getByRole("banner").getByText(t("common", "offline.banner"));

  await context.setOffline(true);
  await expect(banner).toBeVisible();
  await expect(heading).toHaveText(t("sessions", "title"));
  await page.getByRole("link", { name: t("common", "nav.resources"), exact: true }).click();
  await expect(page).toHaveURL(/\/resources$/);
  // The former page, a sign that the next one is awaited, or its frame: by what had come before. The banner says why.
  await expect(banner).toBeVisible();

  await context.setOffline(false);
  await expect(heading).toHaveText(t("resources", "title"));
  await expect(banner).toBeHidden();
});

test("where nobody can say who is there, nobody is sent to log in", async ({ page, t }) => {
  await signIn(page, "teacher@riwaq.test");
  await page.route("**/api/users/me/", (route) => route.abort("internetdisconnected"));
  for (const address of ["/sessions", "/"]) {
    await page.goto(address);
    await expect(page.getByText(t("common", "offline.title"))).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(address);
  }
  await page.unroute("**/api/users/me/");
  await expect(page.getByRole("navigation").first()).toBeVisible();
  await expect(page.getByText(t("common", "offline.title"))).toBeHidden();
});
