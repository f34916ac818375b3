import { Agent, type IncomingMessage, request } from "node:http";

export type OpenStreams = {
  /** Resolves once every stream has had so many events of a kind. */
  all(event: "notification" | "unread", count: number): Promise<void>;
  close(): void;
};

/** A stream of news for each cookie, opened some at a time and read as it comes; any that ends early is said. */
export async function openStreams(url: string, cookies: readonly string[]): Promise<OpenStreams> {
  const agent = new Agent({ maxSockets: Infinity });
  const counts = cookies.map(() => ({ notification: 0, unread: 0 }));
  const waiting = new Set<() => void>();
  const opened: IncomingMessage[] = [];
  for (let from = 0; from < cookies.length; from += AT_ONCE) {
    const some = cookies.slice(from, from + AT_ONCE);
    const answers = await Promise.all(some.map((cookie) => open(url, cookie, agent)));
    for (const [index, answer] of answers.entries()) {
      answer.setEncoding("utf8");
      answer.on("error", () => {});
      answer.on("data", (text: string) => {
        const count = counts[from + index] ?? { notification: 0, unread: 0 };
        count.notification += text.split("event: notification\n").length - 1;
        count.unread += text.split("event: unread\n").length - 1;
        for (const look of waiting) look();
      });
      opened.push(answer);
    }
  }
  return {
    all: (event, wanted) =>
      new Promise((resolve) => {
        // Those at the front are there already: none is looked at twice.
        let reached = 0;
        const look = () => {
          while (reached < counts.length && (counts[reached]?.[event] ?? 0) >= wanted) reached += 1;
          if (reached < counts.length) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    close: () => {
      for (const answer of opened) answer.destroy();
      agent.destroy();
    },
  };
}

const AT_ONCE = 100;

function open(url: string, cookie: string, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asked = request(`${url}/api/notifications/stream/`, { agent, headers: { cookie } });
    asked.once("error", reject);
    asked.once("response", (answer) => {
      if (answer.statusCode === 200) resolve(answer);
      else reject(new Error(`a stream was answered by ${answer.statusCode}`));
    });
    asked.end();
  });
}
