import { randomUUID } from "node:crypto";

import type { FromSeat, RoomSnapshot, ToSeat } from "@riwaq/contracts/classroom/socket";
import { WebSocket } from "ws";

import type { TestClient } from "./test-client.ts";

type Opening = { role: string; pupil?: string; seat?: string; headers?: Record<string, string> };

export type RoomLine = {
  seat: string;
  /** Everything that has come so far. */
  words: ToSeat[];
  of<K extends ToSeat["type"]>(type: K): Array<Extract<ToSeat, { type: K }>>;
  /** The room as it was sent last. */
  room(): RoomSnapshot | undefined;
  say(word: FromSeat): void;
  /** How it ended; a page that goes away says 1001. */
  ended: Promise<number>;
  close(code?: number): void;
  cut(): void;
};

const open = new Set<WebSocket>();

export function closeLines(): void {
  for (const socket of open) socket.terminate();
  open.clear();
}

/** The line of whoever is signed in with this client to the room of a lesson, at a server that listens. */
export function openRoomLine(
  origin: string,
  client: Pick<TestClient, "cookies">,
  sessionId: string,
  { role, pupil, seat = randomUUID(), headers = {} }: Opening,
): RoomLine {
  const query = new URLSearchParams({ seat, role, ...(pupil ? { pupil } : {}) });
  const url = `${origin.replace("http", "ws")}/api/classroom/${sessionId}/socket/?${query}`;
  const socket = new WebSocket(url, {
    headers: {
      origin,
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
      ...headers,
    },
  });
  open.add(socket);
  const words: ToSeat[] = [];
  socket.on("message", (data) => words.push(JSON.parse(String(data)) as ToSeat));
  const ended = new Promise<number>((resolve) => {
    socket.once("close", (code) => {
      open.delete(socket);
      resolve(code);
    });
    // Refused before it was a socket: by its status.
    socket.once("unexpected-response", (_request, response) => {
      resolve(response.statusCode ?? 0);
      socket.terminate();
    });
    socket.on("error", () => {});
  });
  const of = <K extends ToSeat["type"]>(type: K) =>
    words.filter((word): word is Extract<ToSeat, { type: K }> => word.type === type);
  return {
    seat,
    words,
    of,
    room: () => of("room").at(-1),
    say: (word) => socket.send(JSON.stringify(word)),
    ended,
    close: (code = 1000) => socket.close(code),
    cut: () => socket.terminate(),
  };
}
