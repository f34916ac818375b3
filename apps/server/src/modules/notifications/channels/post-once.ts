import { request } from "node:https";

import type { Delivery } from "./channel-sender.ts";
import { NOT_PUBLIC, isPublicHost, lookupPublic } from "./public-network.ts";

const TIMEOUT_MS = 20_000;

/** Before these nothing was handed over. */
const NOT_CONNECTED = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);

type Posted = { status: number } | Exclude<Delivery, { outcome: "sent" }>;

type Handed = { body: Uint8Array<ArrayBuffer>; headers: Record<string, string> };
/** How something is handed over at an address that somebody gave us. */
export type Post = (url: string, handed: Handed) => Promise<Posted>;

const NOWHERE = { outcome: "failed", failure: "endpoint" } as const;

/** May an address that somebody gave us be asked at all? What its name leads to is looked at again when it is. */
export function isPublicUrl(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === "https:" && isPublicHost(url.hostname);
}

/** The same as `postOnce` at whatever address a browser named: https, and never into a network of ours. */
export const postToPublic: Post = (url, { body, headers }) => {
  if (!isPublicUrl(url)) return Promise.resolve(NOWHERE);
  return new Promise((resolve) => {
    let isConnected = false;
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    // A connection of its own: one that was kept open may break at the moment in which it is used again.
    const options = { method: "POST", headers, lookup: lookupPublic, agent: false, signal };
    const asked = request(url, options, (answer) => {
      answer.destroy();
      resolve({ status: answer.statusCode ?? 0 });
    });
    asked.once("socket", (socket) => socket.once("secureConnect", () => (isConnected = true)));
    asked.on("error", (error) => {
      const failure = codeOf(error);
      if (failure === NOT_PUBLIC) resolve(NOWHERE);
      else resolve({ outcome: isConnected ? "unclear" : "retry", failure });
    });
    asked.end(body);
  });
};

/** Hands something over by HTTP. Without an answer it may have arrived: that is unclear, unless nobody was reached. */
export async function postOnce(url: string, init: Omit<RequestInit, "method">): Promise<Posted> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(url, { ...init, method: "POST", redirect: "manual", signal });
    await answer.body?.cancel();
    return { status: answer.status };
  } catch (error) {
    const failure = codeOf(error);
    return { outcome: NOT_CONNECTED.has(failure) ? "retry" : "unclear", failure };
  }
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const [first] = cause instanceof AggregateError ? cause.errors : [];
  const fault: unknown = first ?? cause;
  if (!(fault instanceof Error)) return "unknown";
  return "code" in fault && typeof fault.code === "string" ? fault.code : fault.name;
}

/** What an answer says: taken, not now, or never. */
export function deliveryOf({ status }: { status: number }): Delivery {
  if (status >= 200 && status < 300) return { outcome: "sent" };
  const failure = `HTTP ${status}`;
  return { outcome: status === 429 || status >= 500 ? "retry" : "failed", failure };
}
