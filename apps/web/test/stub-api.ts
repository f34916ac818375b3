import { vi } from "vitest";

export type Answer = { status?: number; body?: unknown; headers?: Record<string, string> };
export type SentRequest = { method: string; path: string; headers: Headers; body: unknown };

/**
 * Answers fetch from a table such as `{ "POST /api/authentication/login/": { status: 400, body: … } }`;
 * a call that is not in it is a network failure. Returns the list of what was sent.
 */
export function stubApi(
  answers: Record<string, Answer | ((request: SentRequest) => Answer)>,
): SentRequest[] {
  const sent: SentRequest[] = [];
  vi.stubGlobal("fetch", async (input: string, init: RequestInit = {}) => {
    const method = init.method ?? "GET";
    const body = typeof init.body === "string" ? (JSON.parse(init.body) as unknown) : undefined;
    const request = { method, path: input, headers: new Headers(init.headers), body };
    sent.push(request);
    const found = answers[`${method} ${input}`];
    if (!found) throw new TypeError("Failed to fetch");
    const answer = typeof found === "function" ? found(request) : found;
    const text = answer.body === undefined ? null : JSON.stringify(answer.body);
    return new Response(text, { status: answer.status ?? 200, headers: answer.headers ?? {} });
  });
  return sent;
}
