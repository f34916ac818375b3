import { test as base, expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

import { type Language, type Texts, textsOf } from "./texts.ts";

type Fixtures = {
  language: Language;
  t: Texts;
  /** Fails the test where the page wrote an error or a warning into its console. */
  quietConsole: void;
};

/** What the browser itself says of refused calls and of a line that a journey cuts: both are part of it. */
const EXPECTED =
  /Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED))|^ApiError: API call failed with status 0|^WebSocket connection to '.*' failed/;

export const test = base.extend<Fixtures>({
  language: async ({ locale }, provide) => provide((locale ?? "en").slice(0, 2) as Language),
  t: async ({ language }, provide) => provide(textsOf(language)),
  quietConsole: [
    async ({ page }, provide) => {
      const said: string[] = [];
      page.on("console", (message) => {
        const isNoise = EXPECTED.test(message.text());
        if (["error", "warning"].includes(message.type()) && !isNoise) said.push(message.text());
      });
      page.on("pageerror", (error) => said.push(error.message));
      await provide();
      expect(said, "console of the page").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export const DEMO_PASSWORD = "riwaq-demo-2026";

/** A connection that the server has closed meanwhile is opened again. */
export const AGAIN = { maxRetries: 3 };

/** What an unsafe call must carry back. */
export async function csrfHeaders(page: Page) {
  const { cookies } = await page.request.storageState();
  const token = cookies.find((cookie) => cookie.name === "csrftoken")?.value ?? "";
  return { "X-CSRFToken": decodeURIComponent(token) };
}

/** Signs in by the API, for journeys whose subject is not log-in. */
export async function signIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.request.get("/api/users/me/", AGAIN);
  const answer = await page.request.post("/api/authentication/login/", {
    data: { email, password },
    headers: await csrfHeaders(page),
    ...AGAIN,
  });
  expect(answer.status()).toBe(200);
}

/** Chooses as a person does, by pressing the words beside the sign: the field itself may lie under a bar. */
export async function choose(radio: Locator): Promise<void> {
  await radio.locator("xpath=..").click();
  await expect(radio).toBeChecked();
}
