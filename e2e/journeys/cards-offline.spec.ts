import { csrfHeaders, expect, signIn, test } from "../support/test.ts";

/** A dot of one colour. */
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

/** Whether this device has cards of today, and a file of one. */
async function isKept(): Promise<boolean> {
  const all = await indexedDB.databases();
  if (!all.some(({ name }) => name === "riwaq-practice")) return false;
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve) => {
      request.addEventListener("success", () => resolve(request.result));
    });
  const device = await answer(indexedDB.open("riwaq-practice"));
  const tables = device.transaction(["cards", "card_files"]);
  const counts = [tables.objectStore("cards"), tables.objectStore("card_files")].map((rows) =>
    answer(rows.count()),
  );
  const [cards = 0, files = 0] = await Promise.all(counts);
  device.close();
  return cards > 0 && files > 0;
}

test("cards of today are practised without a line after one visit, with their pictures, and arrive once", async ({
  page,
  browser,
  context,
  t,
}, info) => {
  test.slow();
  await signIn(page, "parent@riwaq.test");
  const children = (await (await page.request.get("/api/children/")).json()) as Array<{
    id: string;
    name: string;
  }>;
  const ines = children.find(({ name }) => name.startsWith("Inès"))?.id ?? "";
  const teacher = await (await browser.newContext()).newPage();
  await signIn(teacher, "teacher@riwaq.test");
  const headers = await csrfHeaders(teacher);
  const post = async (path: string, data: object) => {
    const keyed = { ...headers, "idempotency-key": crypto.randomUUID() };
    const answer = await teacher.request.post(path, { data, headers: keyed });
    expect(answer.ok()).toBe(true);
    return (await answer.json()) as { id: string };
  };
  const deck = await post("/api/decks/", { title: "Jardin", kind: "vocabulary" });
  // A second try finds the card of the first one among those of today.
  const arabic = `شجرة ${["الياسمين", "الرمان"][info.retry]}`;
  const card = await post(`/api/decks/${deck.id}/cards/`, { arabic, meaning: "le jasmin" });
  const sent = await teacher.request.put(`/api/cards/${card.id}/media/picture/`, {
    data: PICTURE,
    headers: { ...headers, "content-type": "application/octet-stream" },
  });
  expect(sent.ok()).toBe(true);
  const given = await teacher.request.put(`/api/decks/${deck.id}/pupils/${ines}/`, {
    data: { new_per_day: 5 },
    headers,
  });
  expect(given.ok()).toBe(true);

  await page.goto(`/practice/cards?pupil=${ines}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    t("common", "titles.practiceCards"),
  );
  await expect.poll(() => page.evaluate(() => localStorage.getItem("practice_of"))).not.toBeNull();
  await expect.poll(() => page.evaluate(isKept)).toBe(true);

  await context.setOffline(true);
  await page.goto(`/practice/cards?pupil=${ines}`);
  const turn = page.getByRole("button", { name: t("cards", "practice.show") });
  const alone = page.getByRole("button", { name: t("cards", "practice.alone") });
  const asked = page.locator("article [lang=ar]").first();
  await expect(asked).toBeVisible();
  while ((await asked.textContent()) !== arabic) {
    await turn.click();
    await alone.click();
  }
  await turn.click();
  const picture = page.locator("article img");
  await expect(picture).toHaveAttribute("src", /^blob:/);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await alone.click();
  await expect(page.getByRole("status").filter({ hasText: /1|réponse|إجابة/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(arabic)).toHaveCount(0);

  const arrived: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "POST" || !request.url().endsWith("/cards/answers/")) return;
    const { answers } = request.postDataJSON() as { answers: Array<{ card_id: string }> };
    arrived.push(...answers.map((one) => one.card_id).filter((id) => id === card.id));
  });
  await context.setOffline(false);
  await expect.poll(() => arrived.length).toBe(1);
  const today = async () => {
    const answer = await page.request.get(`/api/students/${ines}/cards/`);
    const { cards } = (await answer.json()) as { cards: Array<{ id: string }> };
    return cards.some(({ id }) => id === card.id);
  };
  await expect.poll(today).toBe(false);
  expect(arrived).toHaveLength(1);
});
