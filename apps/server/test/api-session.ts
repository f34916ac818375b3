/** A browser on a real address that keeps its cookies and sends its csrftoken along. */
export class ApiSession {
  readonly #url: string;
  readonly #cookies = new Map<string, string>();

  private constructor(url: string) {
    this.#url = url;
  }

  static async open(url: string): Promise<ApiSession> {
    const session = new ApiSession(url);
    session.#keep(await fetch(`${url}/api/users/me/`));
    return session;
  }

  headers(): Record<string, string> {
    return {
      "content-type": "application/json",
      "x-csrftoken": decodeURIComponent(this.#cookies.get("csrftoken") ?? ""),
      cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    };
  }

  async post(path: string, body: unknown): Promise<Response> {
    const answer = await fetch(`${this.#url}/api${path}`, {
      method: "POST",
      headers: this.headers(),
      body: JSON.stringify(body),
    });
    this.#keep(answer);
    return answer;
  }

  #keep(answer: Response): void {
    for (const header of answer.headers.getSetCookie()) {
      const pair = header.split(";")[0] ?? "";
      const at = pair.indexOf("=");
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }
}
