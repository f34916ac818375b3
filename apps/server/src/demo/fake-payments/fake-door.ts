import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/**
 * What can go wrong between us and a provider, by its moment: `cut-before` and `fail` do nothing; `cut` and `fail-after`
 * come when it has happened already; `limit` says that we ask too much.
 */
export type Trouble = "cut-before" | "fail" | "fail-after" | "cut" | "limit";

export type Answer = { status: number; body: unknown; headers?: Record<string, string> };

/** What was answered to a key, and to which request. */
export type KeptAnswer = { request: string; status: number; body: unknown; atMs: number };

export type Asked = {
  method: string;
  path: string;
  search: string;
  body: string;
  headers: IncomingHttpHeaders;
  key: string | undefined;
  /** The same key is being answered. */
  isBusy: boolean;
};

type Making = { keyHeader: string; answers: Record<string, KeptAnswer>; random: () => number };

/** The door of a fake: what is asked, one key at a time, and what goes wrong. */
export abstract class FakeDoor {
  /** Every call, as `POST /v1/…`. */
  readonly calls: string[] = [];
  isDown = false;
  slowMs = 0;
  /** Of what is posted, in this share each. */
  readonly shares: Partial<Record<Trouble, number>> = {};

  readonly #next: Trouble[] = [];
  readonly #busy = new Set<string>();
  readonly #making: Making;

  protected constructor(making: Making) {
    this.#making = making;
  }

  protected abstract answerTo(asked: Asked, trouble: Trouble | undefined): Answer;

  /** The next calls go wrong so, whatever they are. */
  trouble(...kinds: Trouble[]): void {
    this.#next.push(...kinds);
  }

  /**
   * As when the keys' time is over: what is said again is done again. `of` is a part of the keys that expire; while calls
   * are under way it should be one, since a client says a call that was cut off again within the second, which is no day.
   */
  expireKeys(of = ""): void {
    const { answers } = this.#making;
    for (const key of Object.keys(answers)) if (key.includes(of)) delete answers[key];
  }

  async answer(request: IncomingMessage, response: ServerResponse, body: string): Promise<void> {
    const { method = "GET", url = "/", headers } = request;
    const { pathname: path, search } = new URL(url, "http://fake.test");
    const key = headers[this.#making.keyHeader] as string | undefined;
    this.calls.push(`${method} ${path}`);
    const trouble = this.#troubleOf(method);
    if (this.isDown || trouble === "cut-before") return void request.socket.destroy();
    const isBusy = key !== undefined && this.#busy.has(key);
    if (key) this.#busy.add(key);
    if (this.slowMs > 0) await wait(this.slowMs / 2);
    const answer = this.answerTo({ method, path, search, body, headers, key, isBusy }, trouble);
    if (this.slowMs > 0) await wait(this.slowMs / 2);
    if (key && !isBusy) this.#busy.delete(key);
    if (trouble === "cut") return void request.socket.destroy();
    response.writeHead(answer.status, { "content-type": "application/json", ...answer.headers });
    response.end(answer.body === null ? "" : JSON.stringify(answer.body));
  }

  #troubleOf(method: string): Trouble | undefined {
    const next = this.#next.shift();
    if (next || method === "GET") return next;
    let chance = this.#making.random();
    for (const [kind, share] of Object.entries(this.shares) as [Trouble, number][]) {
      if (chance < share) return kind;
      chance -= share;
    }
    return undefined;
  }
}
