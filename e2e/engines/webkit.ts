import { once } from "node:events";
import { createServer } from "node:net";

import { ANSWERS_WITHIN_MS, type Engine, PHONE, type Tab, until } from "./driver.ts";
import { heard, startGuarded } from "./guarded.ts";

/** Debian keeps the small browser that its driver opens beside the library. */
export const MINI_BROWSER = "/usr/lib/*/webkit2gtk-4.1/MiniBrowser";

const SCREEN = ["-displayfd", "3", "-screen", "0", "1280x1000x24", "-nolisten", "tcp"];

type Send = <Answer>(method: string, path: string, body?: object) => Promise<Answer>;

function talkTo(port: number): Send {
  return async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: never & { error?: string } };
    if (!answer.ok) throw new Error(JSON.stringify(value));
    return value;
  };
}

type Session = { sessionId: string; capabilities: { browserVersion: string } };

function begin(send: Send, binary: string): Promise<Session> {
  const options = { binary, args: ["--automation"] };
  // Its driver waits for pages to be complete in its own way, and sometimes for ever.
  const alwaysMatch = { pageLoadStrategy: "none", "webkitgtk:browserOptions": options };
  return send<Session>("POST", "/session", { capabilities: { alwaysMatch } });
}

async function openTab(send: Send, binary: string): Promise<Tab> {
  const { sessionId } = await begin(send, binary);
  const at = `/session/${sessionId}`;
  // No narrower than its tool bar: 447 px.
  await send("POST", `${at}/window/rect`, PHONE);

  return {
    goto: (url) => send("POST", `${at}/url`, { url }),
    call: async (source, ...args) => {
      const script = `return Promise.resolve((${source})(...arguments)).then((value) => JSON.stringify(value ?? null))`;
      return JSON.parse(await send("POST", `${at}/execute/sync`, { script, args }));
    },
    act: (device) => send("POST", `${at}/actions`, { actions: [device] }),
    close: () => send("DELETE", at),
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  return address && typeof address === "object" ? address.port : 0;
}

/** A driver that has opened a window once. */
async function startDriver(driver: string, binary: string, display: string) {
  const port = await freePort();
  const env = { DISPLAY: display, WEBKIT_DISABLE_DMABUF_RENDERER: "1" };
  const running = startGuarded(driver, () => [`--port=${port}`], env);
  const send = talkTo(port);
  try {
    await until("the driver of WebKit", () => send<object>("GET", "/status"));
    const { sessionId, capabilities } = await begin(send, binary);
    await send("DELETE", `/session/${sessionId}`);
    return { send, version: capabilities.browserVersion, end: running.end };
  } catch (error) {
    await running.end();
    throw error;
  }
}

export async function startWebkit(driver: string, binary: string): Promise<Engine> {
  // Nobody sees it; it says its own number.
  const screen = startGuarded("Xvfb", () => SCREEN);
  const display = `:${(await heard(screen.third, /\d+\n/)).trim()}`;
  const start = () => startDriver(driver, binary, display);
  // It says nothing of its port being taken: another one is tried once.
  const running = await start().catch(start);
  return {
    name: `WebKit ${running.version}`,
    open: () => openTab(running.send, binary),
    close: async () => {
      await running.end();
      await screen.end();
    },
  };
}
