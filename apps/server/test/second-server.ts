import type { AddressInfo } from "node:net";

import { afterAll, vi } from "vitest";

import type { TestApp } from "./test-app.ts";

/** A second server on the same database and folder, which shares nothing else: its modules are its own, as in another process, and its clock can go on while the first one's stands still. */
export async function startSecondServer(first: TestApp) {
  vi.resetModules();
  const { buildApp } = await import("../src/app.ts");
  let ahead = 0;
  const clock = { now: () => new Date(first.clock.now().getTime() + ahead) };
  const app = await buildApp({ ...first.services, clock });
  await app.listen({ port: 0, host: "127.0.0.1" });
  afterAll(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  return { app, port, advance: (ms: number) => void (ahead = ms) };
}
