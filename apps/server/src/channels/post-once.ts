import type { Delivery } from "./channel-sender.ts";

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
