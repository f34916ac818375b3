import { Writable } from "node:stream";

import { fastify } from "fastify";
import type { FastifyBaseLogger } from "fastify";
import { pino } from "pino";
import { expect, it } from "vitest";

import { registerProxyWarning } from "./warn-of-proxy.ts";

function appWith(trustProxy: string | boolean) {
  let written = "";
  const stream = new Writable({
    write: (chunk, _encoding, done) => ((written += String(chunk)), done()),
  });
  const loggerInstance: FastifyBaseLogger = pino({ level: "warn" }, stream);
  const app = fastify({ loggerInstance, trustProxy });
  registerProxyWarning(app, { trustProxy });
  app.get("/", async () => "x");
  return {
    log: () => written,
    ask: async (peer: string, forwardedFor?: string) => {
      const headers = forwardedFor ? { "x-forwarded-for": forwardedFor } : {};
      await app.inject({ url: "/", remoteAddress: peer, headers });
    },
  };
}

it("says once, without addresses, that many visitors come through a proxy that is not trusted", async () => {
  const { ask, log } = appWith(false);
  const visit = async (from: number, to: number) => {
    for (let visitor = from; visitor < to; visitor += 1) {
      await ask("192.0.2.1", `198.51.100.${visitor}`);
    }
  };
  await visit(1, 10);
  expect(log()).toBe("");
  await visit(10, 40);
  expect(log().trim().split("\n")).toHaveLength(1);
  expect(JSON.parse(log())).toMatchObject({ setting: "TRUST_PROXY" });
  expect(log()).not.toMatch(/192\.0\.2|198\.51/);
});

it("says nothing of one visitor, of many who come by themselves, or where the proxy is trusted", async () => {
  const { ask, log } = appWith(false);
  const trusting = appWith(true);
  for (let visitor = 1; visitor < 40; visitor += 1) {
    await ask("192.0.2.1", "198.51.100.1");
    await ask(`203.0.113.${visitor}`, `198.51.100.${visitor}`);
    await ask("192.0.2.2");
    await trusting.ask("192.0.2.1", `198.51.100.${visitor}`);
  }
  expect(log() + trusting.log()).toBe("");
});
