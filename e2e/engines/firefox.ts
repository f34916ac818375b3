import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { ANSWERS_WITHIN_MS, type Engine, PHONE, type Tab } from "./driver.ts";
import { heard, startGuarded } from "./guarded.ts";

type Send = <Answer>(method: string, params: object) => Promise<Answer>;

/** Firefox speaks WebDriver BiDi itself: one socket, numbered questions. */
async function connect(address: string): Promise<{ send: Send; end: () => void }> {
  const socket = new WebSocket(address);
  await once(socket, "open", { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) });
  const waiting = new Map<number, PromiseWithResolvers<never>>();
  socket.addEventListener("message", ({ data }) => {
    const answer = JSON.parse(String(data));
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (answer.type === "error") asked?.reject(new Error(`${answer.error}: ${answer.message}`));
    else asked?.resolve(answer.result as never);
  });
  let last = 0;
  const send: Send = (method, params) => {
    last += 1;
    const asked = Promise.withResolvers<never>();
    waiting.set(last, asked);
    const late = () => asked.reject(new Error(`no answer to ${method}`));
    AbortSignal.timeout(ANSWERS_WITHIN_MS).addEventListener("abort", late);
    socket.send(JSON.stringify({ id: last, method, params }));
    return asked.promise;
  };
  return { send, end: () => socket.close() };
}

type Called = {
  type: string;
  result: { sharedId?: string; value?: string };
  exceptionDetails?: { text: string };
};

async function openTab(send: Send): Promise<Tab> {
  const { userContext } = await send<{ userContext: string }>("browser.createUserContext", {});
  const { context } = await send<{ context: string }>("browsingContext.create", {
    type: "tab",
    userContext,
  });
  await send("browsingContext.setViewport", { context, viewport: PHONE });

  const callIn = async (functionDeclaration: string, values: readonly unknown[]) => {
    const called = await send<Called>("script.callFunction", {
      functionDeclaration,
      arguments: [{ type: "string", value: JSON.stringify(values) }],
      target: { context },
      awaitPromise: true,
      userActivation: true,
    });
    if (called.exceptionDetails) throw new Error(called.exceptionDetails.text);
    return called.result;
  };

  return {
    goto: async (url) => {
      await send("browsingContext.navigate", { context, url, wait: "none" });
    },
    call: async (source, ...args) => {
      const wrapped = `async (args) => JSON.stringify((await (${source})(...JSON.parse(args))) ?? null)`;
      return JSON.parse((await callIn(wrapped, args)).value ?? "null");
    },
    act: async (device) => {
      await send("input.performActions", { context, actions: [device] });
    },
    close: async () => {
      await send("browser.removeUserContext", { userContext });
    },
  };
}

export async function startFirefox(binary: string): Promise<Engine> {
  const browser = startGuarded(binary, (profile) => {
    writeFileSync(join(profile, "user.js"), 'user_pref("intl.accept_languages", "fr");\n');
    return ["--headless", "--no-remote", "--remote-debugging-port", "0", "--profile", profile];
  });
  const { send, end } = await connect(`${await heard(browser.stderr, /ws:\/\/\S+/)}/session`);
  const session = await send<{ capabilities: { browserVersion: string } }>("session.new", {
    capabilities: {},
  });
  return {
    name: `Firefox ${session.capabilities.browserVersion}`,
    open: () => openTab(send),
    close: async () => {
      end();
      await browser.end();
    },
  };
}
