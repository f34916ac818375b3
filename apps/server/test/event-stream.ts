import type { TestClient } from "./test-client.ts";

export type StreamEvent = { id: number; event: string; data: Record<string, unknown> };

export type EventStream = {
  status: number;
  headers: Headers;
  /** Everything that has come so far. */
  events: StreamEvent[];
  /** The numbers of the notifications among it. */
  seqs(): number[];
  unread(): unknown;
  /** Resolves when the server ends it. */
  ended: Promise<void>;
  close(): void;
};

const open = new Set<AbortController>();

export function closeStreams(): void {
  for (const controller of open) controller.abort();
  open.clear();
}

type Opening = { lastEventId?: number; after?: number | string };

/** The stream of whoever is signed in with this client, at a server that listens. */
export async function openStream(
  origin: string,
  client: Pick<TestClient, "cookies">,
  { lastEventId, after }: Opening = {},
): Promise<EventStream> {
  const controller = new AbortController();
  open.add(controller);
  const query = after === undefined ? "" : `?after=${after}`;
  const answer = await fetch(`${origin}/api/notifications/stream/${query}`, {
    signal: controller.signal,
    headers: {
      accept: "text/event-stream",
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      ...(lastEventId === undefined ? {} : { "last-event-id": String(lastEventId) }),
    },
  });
  const events: StreamEvent[] = [];
  const ended = read(answer, (text) => {
    const event = eventFrom(text);
    if (event) events.push(event);
  });
  const notifications = () => events.filter(({ event }) => event === "notification");
  return {
    status: answer.status,
    headers: answer.headers,
    events,
    seqs: () => notifications().map(({ data }) => Number(data.seq)),
    unread: () => events.findLast(({ event }) => event === "unread")?.data.unread,
    ended,
    close: () => controller.abort(),
  };
}

async function read(answer: Response, take: (text: string) => void): Promise<void> {
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for await (const chunk of answer.body ?? []) {
      const parts = (rest + decoder.decode(chunk, { stream: true })).split("\n\n");
      rest = parts.pop() ?? "";
      for (const part of parts) take(part);
    }
  } catch {
    // Cut off, by the test or by the server's end.
  }
}

function eventFrom(text: string): StreamEvent | undefined {
  const fields = new Map(
    text.split("\n").map((line) => {
      const at = line.indexOf(": ");
      return [line.slice(0, at), line.slice(at + 2)] as const;
    }),
  );
  const data = fields.get("data");
  if (data === undefined) return undefined;
  return {
    id: Number(fields.get("id")),
    event: fields.get("event") ?? "",
    data: JSON.parse(data) as Record<string, unknown>,
  };
}
