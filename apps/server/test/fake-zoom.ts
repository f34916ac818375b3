import { createHmac } from "node:crypto";
import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { z } from "zod";

import type { Clock } from "../src/platform/clock.ts";
import type { ZoomConfig } from "../src/platform/config.ts";

const HOUR_MS = 3_600_000;

const Times = z.strictObject({
  start_time: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
  duration: z.int().min(1),
  timezone: z.literal("UTC"),
});
const NewMeeting = Times.extend({
  topic: z.string().min(1).max(200),
  type: z.literal(2),
  settings: z.looseObject({ waiting_room: z.literal(true) }),
});

export type FakeMeeting = z.infer<typeof NewMeeting> & { host: string };
type Answer = { status: number; headers?: Record<string, string>; body?: unknown };
type Asked = { method: string; path: string; authorization: string; body: unknown };

/** Zoom's two addresses on this machine, as strict as its documents: a client that is careless fails here. */
export class FakeZoom {
  readonly config: ZoomConfig;
  readonly meetings = new Map<string, FakeMeeting>();
  /** Hosts that have a Zoom account. */
  readonly users = new Set<string>(["teacher@example.test"]);
  /** Every call but those for tokens, as `POST /v2/…`. */
  readonly calls: string[] = [];
  tokenRequests = 0;
  isSilent = false;

  readonly #clock: Clock;
  readonly #server = createServer((request, response) => void this.#serve(request, response));
  readonly #tokens = new Map<string, number>();
  readonly #next: Array<Answer & { path: RegExp }> = [];
  #callsLeft = Infinity;
  #retryAfter = "1";

  private constructor(clock: Clock) {
    this.#clock = clock;
    this.config = {
      accountId: "an account",
      clientId: "a client",
      clientSecret: "a client's secret",
      webhookSecret: "a webhook's secret",
      apiUrl: "",
      oauthUrl: "",
    };
  }

  static async start(clock: Clock): Promise<FakeZoom> {
    const fake = new FakeZoom(clock);
    await new Promise<void>((resolve) => {
      fake.#server.listen(0, "127.0.0.1", resolve);
    });
    const { port } = fake.#server.address() as AddressInfo;
    fake.config.apiUrl = `http://127.0.0.1:${port}`;
    fake.config.oauthUrl = `http://127.0.0.1:${port}`;
    return fake;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => void this.#server.close(() => resolve()));
  }

  /** As when an administrator ends an app's tokens: those out there are refused from now on. */
  withdrawTokens(): void {
    this.#tokens.clear();
  }

  /** So many calls more, then 429 with this Retry-After. */
  limit(calls: number, retryAfter = "1"): void {
    this.#callsLeft = calls;
    this.#retryAfter = retryAfter;
  }

  /** The next call whose path fits is answered so, whatever it says. */
  answerNext(path: RegExp, answer: Answer): void {
    this.#next.push({ path, ...answer });
  }

  /** A webhook as Zoom would send it now. */
  webhook(event: unknown, secret = this.config.webhookSecret) {
    const rawBody = JSON.stringify(event);
    const timestamp = String(Math.floor(this.#clock.now().getTime() / 1_000));
    const hash = createHmac("sha256", secret).update(`v0:${timestamp}:${rawBody}`).digest("hex");
    return { rawBody, timestamp, signature: `v0=${hash}` };
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString("utf8");
    if (this.isSilent) return;
    const answer = this.#answer({
      method: request.method ?? "",
      path: request.url ?? "",
      authorization: request.headers.authorization ?? "",
      body: text === "" ? undefined : JSON.parse(text),
    });
    response.writeHead(answer.status, { "content-type": "application/json", ...answer.headers });
    response.end(typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body));
  }

  #answer(asked: Asked): Answer {
    const isTokenRequest = asked.path.startsWith("/oauth/token");
    if (isTokenRequest) this.tokenRequests += 1;
    else this.calls.push(`${asked.method} ${asked.path}`);
    const prepared = this.#next.find(({ path }) => path.test(asked.path));
    if (prepared) {
      this.#next.splice(this.#next.indexOf(prepared), 1);
      return prepared;
    }
    if (isTokenRequest) return this.#token(asked);
    const token = /^Bearer (.+)$/.exec(asked.authorization)?.[1] ?? "";
    if ((this.#tokens.get(token) ?? 0) <= this.#clock.now().getTime()) {
      return { status: 401, body: { code: 124, message: "Access token is expired." } };
    }
    if (this.#callsLeft <= 0) {
      const headers = { "retry-after": this.#retryAfter };
      return { status: 429, headers, body: { code: 429, message: "You have exceeded the limit" } };
    }
    this.#callsLeft -= 1;
    return this.#meeting(asked);
  }

  #token({ method, path, authorization }: Asked): Answer {
    const { accountId, clientId, clientSecret } = this.config;
    const pair = Buffer.from(`${clientId}:${clientSecret}`).toString("base64");
    const query = new URL(path, "http://zoom.test").searchParams;
    const isGood =
      method === "POST" &&
      authorization === `Basic ${pair}` &&
      query.get("grant_type") === "account_credentials" &&
      query.get("account_id") === accountId;
    if (!isGood) return { status: 400, body: { error: "invalid_client" } };
    const token = `token ${this.tokenRequests}`;
    this.#tokens.set(token, this.#clock.now().getTime() + HOUR_MS);
    const body = { access_token: token, token_type: "bearer", expires_in: HOUR_MS / 1_000 };
    return { status: 200, body };
  }

  #meeting({ method, path, body }: Asked): Answer {
    const [, host] = /^\/v2\/users\/([^/]+)\/meetings$/.exec(path) ?? [];
    if (method === "POST" && host) return this.#create(decodeURIComponent(host), body);
    const [, id = ""] = /^\/v2\/meetings\/(\d+)$/.exec(path) ?? [];
    const meeting = this.meetings.get(id);
    if (!meeting) return { status: 404, body: { code: 3001, message: "Meeting does not exist" } };
    if (method === "DELETE") {
      this.meetings.delete(id);
      return { status: 204 };
    }
    const change = Times.safeParse(body);
    if (method !== "PATCH" || !change.success) return { status: 400, body: { code: 300 } };
    Object.assign(meeting, change.data);
    return { status: 204 };
  }

  #create(host: string, body: unknown): Answer {
    if (!this.users.has(host)) return { status: 404, body: { code: 1001 } };
    const meeting = NewMeeting.safeParse(body);
    if (!meeting.success) return { status: 400, body: { code: 300, message: "Validation failed" } };
    const id = 81_000_000_000 + this.meetings.size + this.calls.length;
    this.meetings.set(String(id), { ...meeting.data, host });
    const join_url = `https://zoom.test/j/${id}?pwd=join`;
    const start_url = `https://zoom.test/s/${id}?zak=host`;
    return { status: 201, body: { id, join_url, start_url, ...meeting.data } };
  }
}
