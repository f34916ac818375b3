import { csrfHeaders, expect, signIn, test } from "../support/test.ts";

test("an evening is practised without a line after one visit, and what was said arrives once", async ({
  page,
  browser,
  context,
  t,
}) => {
  test.slow();
  await signIn(page, "parent@riwaq.test");
  const children = (await (await page.request.get("/api/children/")).json()) as Array<{
    id: string;
    name: string;
  }>;
  const ines = children.find(({ name }) => name.startsWith("Inès"))?.id ?? "";
  const teacher = await (await browser.newContext()).newPage();
  await signIn(teacher, "teacher@riwaq.test");
  const given = await teacher.request.post(`/api/students/${ines}/memory/portions/`, {
    data: { page: 582, lines: { first: 1, last: 5 } },
    headers: await csrfHeaders(teacher),
  });
  expect(given.ok()).toBe(true);

  await page.goto(`/practice?pupil=${ines}`);
  const portion = page.getByRole("link", { name: /582/ });
  await expect(portion).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("practice_of"))).not.toBeNull();

  // Those that arrived, from here on: without a line none does.
  const sent: string[] = [];
  page.on("requestfinished", (request) => {
    const isAnswer = request.method() === "POST" && request.url().endsWith("/answers/");
    if (isAnswer) sent.push(request.url());
  });
  await context.setOffline(true);
  await page.goto("/sessions");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("failure", "offline.title"));
  await page.getByRole("link", { name: t("failure", "practice") }).click();
  await expect(portion).toBeVisible();
  await page.goto(`/practice?pupil=${ines}`);
  await portion.click();
  const hidden = page.locator('[data-word="78:2:1"][data-hidden]');
  await hidden.click();
  await expect(hidden).toHaveCount(0);
  const helped = t("practice", "verdicts.helped");
  await page.getByRole("button", { name: helped }).click();
  await expect(portion).toContainText(helped);
  await expect(page.getByRole("button", { name: t("practice", "said.undo") })).toBeVisible();
  await page.reload();
  await expect(portion).toContainText(t("practice", "waiting"));

  await context.setOffline(false);
  await expect(portion).toContainText(t("practice", "by.parent"));
  await expect(portion).not.toContainText(t("practice", "waiting"));
  expect(sent).toHaveLength(1);
});
