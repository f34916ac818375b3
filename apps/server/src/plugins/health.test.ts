import { expect, it } from "vitest";

import { startTestApp } from "../../test/test-app.ts";

it("the process is healthy and ready while it serves", async () => {
  const test = await startTestApp();
  const health = await test.client().get("/healthz");
  expect([health.statusCode, health.json()]).toEqual([200, { status: "ok" }]);
  const ready = await test.client().get("/readyz");
  expect(ready.statusCode).toBe(200);
  expect(ready.json()).toEqual({ status: "ready", database: "ok", draining: false });
});

it("the process is no longer ready, though healthy, when it is about to stop", async () => {
  const test = await startTestApp();
  test.drain();
  expect((await test.client().get("/healthz")).statusCode).toBe(200);
  const ready = await test.client().get("/readyz");
  expect(ready.statusCode).toBe(503);
  expect(ready.json()).toEqual({ status: "not ready", database: "ok", draining: true });
});

it("the process is not ready without its database", async () => {
  const test = await startTestApp();
  test.services.db.execute = () => Promise.reject(new Error("gone")) as never;
  const ready = await test.client().get("/readyz");
  expect(ready.statusCode).toBe(503);
  expect(ready.json()).toEqual({ status: "not ready", database: "unreachable", draining: false });
});
