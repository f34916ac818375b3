import { expect, it } from "vitest";

import { startTestApp } from "../../../test/test-app.ts";
import { institute } from "../db/tables/institute.ts";

const test = await startTestApp({ publicUrl: "https://riwaq.test", isHttps: true });
const URL = "/.well-known/security.txt";
const DAY_MS = 86_400_000;

it("says whom to tell of a fault, and is never out of date", async () => {
  await test.db.update(institute).set({ phone: "+33 1 99 00 14 20" });
  const answer = await test.client().get(URL);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(answer.body).toContain("Contact: https://riwaq.test/contact\n");
  expect(answer.body).toContain("Contact: tel:+33199001420\n");
  expect(answer.body).toContain(`Canonical: https://riwaq.test${URL}\n`);
  test.clock.advance(1000 * DAY_MS);
  const later = (await test.client().get(URL)).body;
  const expires = Date.parse(/^Expires: (.+)$/m.exec(later)?.[1] ?? "");
  expect(expires - test.clock.now().getTime()).toBe(90 * DAY_MS);
});

it("names no phone where the institute has none", async () => {
  await test.db.update(institute).set({ phone: null });
  expect((await test.client().get(URL)).body).not.toContain("tel:");
});
