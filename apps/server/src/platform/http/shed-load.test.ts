import { fastify } from "fastify";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { registerErrorHandler } from "./error-handler.ts";
import { registerShedding } from "./shed-load.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(() => void vi.useRealTimers());

async function busyApp() {
  let now = 0;
  const app = fastify();
  registerErrorHandler(app);
  registerShedding(app, () => now);
  app.get("/api/x/", async () => "x");
  app.get("/assets/x.js", { config: { neverShed: true } }, async () => "x");
  return {
    app,
    /** The event loop stands still for so long, and then comes to its timers. */
    pause: (ms: number) => {
      now += ms;
      vi.advanceTimersToNextTimer();
    },
    status: async (url = "/api/x/") => (await app.inject(url)).statusCode,
  };
}

it.each([
  [[1300]],
  [[2900]],
  [[10_000]],
  [[1300, 500, 1300, 500, 1300, 500]],
  [[1300, 1300, 1300]],
])("pauses of %j ms turn nobody away", async (pauses) => {
  const { pause, status } = await busyApp();
  const statuses = [await status()];
  for (const ms of pauses) {
    pause(ms);
    statuses.push(await status());
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
});

it("sheds load while every turn of the loop takes more than a second, and no longer", async () => {
  const { app, pause, status } = await busyApp();
  for (const ms of [1600, 1600, 1600, 1600]) pause(ms);
  const answer = await app.inject("/api/x/");
  expect(answer.statusCode).toBe(503);
  expect(answer.headers["retry-after"]).toBe("5");
  expect(answer.json()).toEqual({
    detail: ["The service is not available at the moment. Try again shortly"],
  });
  pause(1600);
  expect(await status()).toBe(503);
  pause(510);
  expect(await status()).toBe(200);
});

it("never refuses a file", async () => {
  const { pause, status } = await busyApp();
  for (const ms of [3000, 3000, 3000, 3000]) pause(ms);
  expect(await status()).toBe(503);
  expect(await status("/assets/x.js")).toBe(200);
});
