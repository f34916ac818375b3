import { expect, it, vi } from "vitest";

import { startTestApp } from "../../../test/test-app.ts";

const serving = await startTestApp();
const stopping = await startTestApp();
const broken = await startTestApp();

it("the process is healthy and ready while it serves", async () => {
  const health = await serving.client().get("/healthz");
  expect([health.statusCode, health.json()]).toEqual([200, { status: "ok" }]);
  const ready = await serving.client().get("/readyz");
  expect(ready.statusCode).toBe(200);
  expect(ready.json()).toEqual({
    status: "ready",
    database: "ok",
    draining: false,
    time_zones: "pending",
  });
});

it("the process is no longer ready, though healthy, when it is about to stop", async () => {
  stopping.drain();
  expect((await stopping.client().get("/healthz")).statusCode).toBe(200);
  const ready = await stopping.client().get("/readyz");
  expect(ready.statusCode).toBe(503);
  expect(ready.json()).toEqual({
    status: "not ready",
    database: "ok",
    draining: true,
    time_zones: "pending",
  });
});

it("the process is not ready without its database", async () => {
  broken.services.db.execute = () => Promise.reject(new Error("gone")) as never;
  const ready = await broken.client().get("/readyz");
  expect(ready.statusCode).toBe(503);
  expect(ready.json()).toEqual({
    status: "not ready",
    database: "unreachable",
    draining: false,
    time_zones: "pending",
  });
});

it("what the sources of time zones say is compared after the process listens", async () => {
  const address = await serving.app.listen({ port: 0, host: "127.0.0.1" });
  const compared = async () => {
    const answer = (await (await fetch(`${address}/readyz`)).json()) as { time_zones: unknown };
    return answer.time_zones;
  };
  expect(await compared()).toBe("pending");
  await vi.waitFor(async () => expect(await compared()).not.toBe("pending"), { timeout: 10_000 });
  expect(await compared()).toMatchObject({
    tables: { version: process.versions.tz },
    icu: { version: process.versions.icu, disagreements: 0 },
    postgresql: { disagreements: expect.any(Number), missing: [] },
  });
});
