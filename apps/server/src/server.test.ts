import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from "vitest";

import { ApiSession } from "../test/api-session.ts";
import { copyTemplate, dropDatabase, urlOf } from "../test/server-database.ts";
import {
  type ServerProcess,
  killServers,
  spawnServer,
  startServerProcess,
} from "../test/server-process.ts";

const PASSWORD = "correct-horse-battery";
const serverUrl = process.env.TEST_DATABASE_URL;
const databaseName = `riwaq_process_${process.pid}`;

let dataDir = "";
let env: Record<string, string> = {};

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "riwaq-process-"));
  env = { DATA_DIR: dataDir };
  if (serverUrl) {
    await copyTemplate(serverUrl, inject("templateName"), databaseName);
    env = {
      ...env,
      DATABASE_URL: urlOf(serverUrl, databaseName),
      SECRET: "only for this test, and long enough",
    };
  }
});

afterEach(killServers);

afterAll(async () => {
  if (serverUrl) await dropDatabase(serverUrl, databaseName);
  await rm(dataDir, { recursive: true, force: true });
});

async function register(
  server: ServerProcess,
  count: number,
  acknowledged: string[],
): Promise<void> {
  const browser = await ApiSession.open(server.url);
  const one = async (index: number) => {
    const email = `student${index}@example.test`;
    const answer = await browser.post("/authentication/register/students/", {
      name: `Student ${index}`,
      age: 12,
      email,
      password: PASSWORD,
      gender: "F",
    });
    if (answer.status === 201) acknowledged.push(email);
  };
  await Promise.allSettled(Array.from({ length: count }, (_, index) => one(index)));
}

describe("the server process", () => {
  it(
    "loses no registration that it acknowledged when it is killed in the middle of 200",
    { timeout: 600_000 },
    async () => {
      const first = await startServerProcess(env);
      const acknowledged: string[] = [];
      const registering = register(first, 200, acknowledged);
      while (acknowledged.length < 60) await new Promise((resolve) => setImmediate(resolve));
      await first.exit("SIGKILL");
      await registering;
      expect(acknowledged.length).toBeGreaterThanOrEqual(60);
      expect(acknowledged.length).toBeLessThan(200);

      const second = await startServerProcess(env);
      const answers: number[] = [];
      for (const email of acknowledged) {
        const browser = await ApiSession.open(second.url);
        answers.push(
          (await browser.post("/authentication/login/", { email, password: PASSWORD })).status,
        );
      }
      expect(answers.filter((status) => status !== 200)).toEqual([]);
      expect(await second.exit("SIGTERM")).toBe(0);
    },
  );

  it("finishes what it accepted before it stops, and exits 0", { timeout: 180_000 }, async () => {
    const server = await startServerProcess(env);
    const browser = await ApiSession.open(server.url);
    const asking = request(`${server.url}/api/authentication/login/`, {
      method: "POST",
      headers: { ...browser.headers(), expect: "100-continue" },
    });
    asking.flushHeaders();
    // Only a server that has accepted the request tells the client to go on.
    await once(asking, "continue");
    const exiting = server.exit("SIGTERM");
    asking.end(JSON.stringify({ email: "nobody@example.test", password: PASSWORD }));
    const [answer] = (await once(asking, "response")) as [IncomingMessage];
    expect(answer.statusCode).toBe(400);
    answer.resume();
    expect(await exiting).toBe(0);
  });

  it.skipIf(serverUrl)(
    "rests where the clock is set back by three years",
    { timeout: 60_000 },
    async () => {
      const preload = new URL("../test/set-back-clock.mjs", import.meta.url).href;
      const server = await startServerProcess({ ...env, NODE_OPTIONS: `--import ${preload}` });
      // An alarm that the database had set before comes after ten seconds, and is set again. What it was asked meanwhile
      // may have taken that alarm back, so the clock goes on being set back until one comes.
      const afterSetBack = () => {
        server.child.kill("SIGUSR2");
        return vi.waitFor(
          () => expect(server.errors()).toContain("a timer of 2147483647 ms"),
          12_000,
        );
      };
      await afterSetBack().catch(afterSetBack).catch(afterSetBack);
      expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
      expect(server.errors()).not.toContain("TimeoutOverflowWarning");
      expect(server.errors().match(/a timer of/g)?.length).toBeLessThan(10);
      expect(await server.exit("SIGTERM")).toBe(0);
    },
  );

  it("lists every fault of its environment and exits 1", async () => {
    const server = await spawnServer({ PORT: "many", LOG_LEVEL: "loud" });
    const code = await new Promise((resolve) => server.child.once("exit", resolve));
    expect(code).toBe(1);
    expect(server.errors()).toMatch(/PORT[\s\S]*LOG_LEVEL/);
  });

  it("cuts off a client that never finishes its headers", { timeout: 180_000 }, async () => {
    const server = await startServerProcess(env);
    const { hostname, port } = new URL(server.url);
    const start = performance.now();
    const socket = createConnection(Number(port), hostname);
    socket.resume();
    socket.write("GET /healthz HTTP/1.1\r\nHost: x\r\n");
    await new Promise((resolve) => socket.once("close", resolve));
    // After ten seconds, on a busy machine a few later; a whole request is given thirty.
    expect(performance.now() - start).toBeLessThan(25_000);
    await server.exit("SIGTERM");
  });
});
