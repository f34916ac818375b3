import type { z } from "zod";

import type { Clock } from "../../../../platform/clock.ts";
import { MeetingFault } from "./meeting-fault.ts";

const TIMEOUT_MS = 10_000;
/** Zoom's daily limits name the next midnight. */
const LONGEST_WAIT_MS = 24 * 3_600_000;
const SHORTEST_WAIT_MS = 1_000;

export type ZoomAnswer = { status: number; retryAfter: string | null; text: string };

type Asked = {
  url: string;
  method: "POST" | "PATCH" | "DELETE";
  authorization: string;
  body?: unknown;
  timeoutMs?: number | undefined;
};

/** One call to Zoom, whatever its status; no answer within ten seconds is a fault. */
export async function askZoom(asked: Asked): Promise<ZoomAnswer> {
  const { url, method, authorization, body, timeoutMs = TIMEOUT_MS } = asked;
  try {
    const response = await fetch(url, {
      method,
      headers: { authorization, "content-type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const retryAfter = response.headers.get("retry-after");
    return { status: response.status, retryAfter, text: await response.text() };
  } catch {
    throw new MeetingFault("unreachable", `Zoom gave no answer to ${method}`);
  }
}

/** The fault that a status means, for one that is not a success. */
export function zoomFault({ status, retryAfter }: ZoomAnswer, doing: string, clock: Clock) {
  const message = `Zoom answered ${status} to: ${doing}`;
  if (status === 429) return new MeetingFault("limited", message, waitMs(retryAfter, clock));
  if (status >= 500) return new MeetingFault("unreachable", message, waitMs(retryAfter, clock));
  return new MeetingFault("refused", message);
}

/** Seconds or a date, held between a second and a day. */
function waitMs(retryAfter: string | null, clock: Clock): number | undefined {
  if (!retryAfter) return undefined;
  const seconds = Number(retryAfter);
  const asked = Number.isNaN(seconds)
    ? Date.parse(retryAfter) - clock.now().getTime()
    : seconds * 1_000;
  return Number.isNaN(asked)
    ? undefined
    : Math.min(Math.max(asked, SHORTEST_WAIT_MS), LONGEST_WAIT_MS);
}

export function readZoomAnswer<Schema extends z.ZodType>(
  { text }: ZoomAnswer,
  schema: Schema,
  doing: string,
): z.infer<Schema> {
  const parsed = schema.safeParse(jsonOf(text));
  if (!parsed.success) throw new MeetingFault("unreadable", `Zoom's answer to: ${doing}`);
  return parsed.data;
}

/** Undefined for what is no JSON: a schema then says what is wrong. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
