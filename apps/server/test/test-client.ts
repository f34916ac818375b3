import type { FastifyInstance, InjectOptions } from "fastify";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE" | "OPTIONS" | "HEAD";

/** A browser as the API sees it: keeps cookies and sends the csrftoken back. */
export class TestClient {
  readonly cookies = new Map<string, string>();
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  get(url: string, headers: Record<string, string> = {}) {
    return this.send("GET", url, undefined, headers);
  }

  async post(url: string, body?: unknown, headers: Record<string, string> = {}) {
    return this.unsafe("POST", url, body, headers);
  }

  async put(url: string, body?: unknown) {
    return this.unsafe("PUT", url, body, {});
  }

  async patch(url: string, body?: unknown) {
    return this.unsafe("PATCH", url, body, {});
  }

  async unsafe(method: Method, url: string, body: unknown, headers: Record<string, string>) {
    if (!this.cookies.has("csrftoken")) await this.get("/api/users/me/");
    return this.send(method, url, body, {
      "x-csrftoken": this.cookies.get("csrftoken") ?? "",
      ...headers,
    });
  }

  async send(method: Method, url: string, body: unknown, headers: Record<string, string>) {
    const options: InjectOptions = {
      method,
      url,
      headers: {
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...headers,
      },
    };
    if (body !== undefined) options.payload = body as NonNullable<InjectOptions["payload"]>;
    const answer = await this.#app.inject(options);
    if (this.#app.hasDecorator("afterAnswers")) await this.#app.afterAnswers();
    for (const cookie of answer.cookies) {
      const isGone =
        cookie.value === "" ||
        cookie.maxAge === 0 ||
        (cookie.expires && cookie.expires.getTime() < 1);
      if (isGone) this.cookies.delete(cookie.name);
      else this.cookies.set(cookie.name, encodeURIComponent(cookie.value));
    }
    return answer;
  }

  /** Through the real log-in. */
  async logIn(email: string, password: string) {
    return this.post("/api/authentication/login/", { email, password });
  }
}
