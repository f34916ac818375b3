import { randomUUID } from "node:crypto";

import { WebSocket } from "ws";

type Word = { type: string; [key: string]: unknown };

export type RoomClient = {
  seat: string;
  bytes(): number;
  /** Resolves with the next word for which it is true, and when it came. */
  next(isIt: (word: Word) => boolean): Promise<number>;
  say(word: object): void;
  /** A call by the same browser. */
  send(method: string, path: string, body: object): Promise<number>;
  close(): void;
};

type Sitting = { url: string; cookie: string; sessionId: string; role: string; pupil?: string };

/** Somebody who sits in a room: a socket, and calls with the same cookie. */
export async function sitDown({
  url,
  cookie,
  sessionId,
  role,
  pupil,
}: Sitting): Promise<RoomClient> {
  const seat = randomUUID();
  const query = new URLSearchParams({ seat, role, ...(pupil ? { pupil } : {}) });
  const socket = new WebSocket(
    `${url.replace("http", "ws")}/api/classroom/${sessionId}/socket/?${query}`,
    { headers: { origin: url, cookie } },
  );
  const waiting = new Set<(word: Word) => void>();
  let bytes = 0;
  socket.on("message", (data) => {
    const text = String(data);
    bytes += Buffer.byteLength(text);
    const word = JSON.parse(text) as Word;
    for (const look of waiting) look(word);
  });
  const next = (isIt: (word: Word) => boolean) =>
    new Promise<number>((resolve) => {
      const look = (word: Word) => {
        if (!isIt(word)) return;
        waiting.delete(look);
        resolve(performance.now());
      };
      waiting.add(look);
    });
  const seated = next(({ type }) => type === "room");
  socket.on("error", () => {});
  await seated;
  const csrf = await csrfOf(url, cookie);
  return {
    seat,
    bytes: () => bytes,
    next,
    say: (word) => socket.send(JSON.stringify(word)),
    send: async (method, path, body) => {
      const answer = await fetch(`${url}/api${path}`, {
        method,
        headers: {
          "content-type": "application/json",
          cookie: `${cookie}; csrftoken=${csrf.cookie}`,
          "x-csrftoken": csrf.token,
        },
        body: JSON.stringify(body),
      });
      await answer.arrayBuffer();
      return answer.status;
    },
    close: () => socket.close(1000),
  };
}

async function csrfOf(url: string, cookie: string): Promise<{ cookie: string; token: string }> {
  const answer = await fetch(`${url}/api/users/me/`, { headers: { cookie } });
  await answer.arrayBuffer();
  const set = answer.headers.getSetCookie().find((one) => one.startsWith("csrftoken=")) ?? "";
  const value = set.slice("csrftoken=".length).split(";")[0] ?? "";
  return { cookie: value, token: decodeURIComponent(value) };
}
