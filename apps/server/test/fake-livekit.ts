import { createHmac, timingSafeEqual } from "node:crypto";
import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { WebSocket, WebSocketServer } from "ws";
import { z } from "zod";

import type { Clock } from "../src/platform/clock.ts";
import type { LivekitConfig } from "../src/platform/livekit-config.ts";

const Header = z.strictObject({ alg: z.literal("HS256"), typ: z.literal("JWT") });
/** The names that LiveKit knows: a claim that is misspelt would be passed over there, and fails here. */
const Claims = z.strictObject({
  iss: z.string(),
  sub: z.string().optional(),
  nbf: z.int(),
  exp: z.int(),
  video: z.strictObject({
    roomJoin: z.boolean().optional(),
    roomList: z.boolean().optional(),
    roomCreate: z.boolean().optional(),
    roomAdmin: z.boolean().optional(),
    room: z.string().optional(),
    canSubscribe: z.boolean().optional(),
    canPublish: z.boolean().optional(),
    canPublishSources: z.array(z.enum(["camera", "microphone"])).optional(),
    canPublishData: z.boolean().optional(),
    canUpdateOwnMetadata: z.boolean().optional(),
    hidden: z.boolean().optional(),
  }),
});
type Claims = z.infer<typeof Claims>;

/** LiveKit allows for clocks that differ. */
const LEEWAY_S = 60;

type Answer = { status: number; body: object };
const REFUSED: Answer = { status: 401, body: { code: "unauthenticated", msg: "refused" } };
const MISSING: Answer = { status: 404, body: { code: "not_found", msg: "no such thing" } };

/** Somebody in a room of it, by a socket that it ends when they are removed. */
type Participant = { claims: Claims; socket: WebSocket };

/** LiveKit on this machine, as strict as its documents: tokens, joining over a socket, and RoomService. It carries no media. */
export class FakeLivekit {
  readonly config: LivekitConfig;
  readonly rooms = new Map<string, Map<string, Participant>>();
  /** Every call that was allowed, as `DeleteRoom …`. */
  readonly calls: string[] = [];
  isBroken = false;

  readonly #clock: Clock;
  readonly #server = createServer((request, response) => void this.#serve(request, response));
  readonly #sockets = new WebSocketServer({ noServer: true });

  private constructor(clock: Clock) {
    this.#clock = clock;
    this.config = {
      url: "",
      apiUrl: "",
      apiKey: "a key",
      apiSecret: "a secret of LiveKit, as long as it asks",
    };
    this.#server.on("upgrade", (request, socket, head) => {
      const claims = this.#joinClaims(request);
      if (!claims) return void socket.end("HTTP/1.1 401 Unauthorized\r\n\r\n");
      this.#sockets.handleUpgrade(request, socket, head, (opened) => this.#join(claims, opened));
    });
  }

  static async start(clock: Clock): Promise<FakeLivekit> {
    const fake = new FakeLivekit(clock);
    await new Promise<void>((resolve) => {
      fake.#server.listen(0, "127.0.0.1", resolve);
    });
    const { port } = fake.#server.address() as AddressInfo;
    fake.config.url = `ws://127.0.0.1:${port}`;
    fake.config.apiUrl = `http://127.0.0.1:${port}`;
    return fake;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets.clients) socket.terminate();
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => void this.#server.close(() => resolve()));
  }

  /** Who is in there, room by room. */
  identities(): Record<string, string[]> {
    return Object.fromEntries([...this.rooms].map(([room, people]) => [room, [...people.keys()]]));
  }

  /** What a token says, where this server would believe it now. */
  read(token: string): Claims | undefined {
    const [header = "", claims = "", signature = ""] = token.split(".");
    const own = createHmac("sha256", this.config.apiSecret).update(`${header}.${claims}`).digest();
    const given = Buffer.from(signature, "base64url");
    if (given.length !== own.length || !timingSafeEqual(given, own)) return undefined;
    const parsed = Claims.safeParse(jsonIn(claims));
    if (!parsed.success || !Header.safeParse(jsonIn(header)).success) return undefined;
    const { iss, nbf, exp } = parsed.data;
    const nowS = this.#clock.now().getTime() / 1000;
    const isInTime = nbf - LEEWAY_S <= nowS && nowS <= exp + LEEWAY_S;
    return iss === this.config.apiKey && isInTime ? parsed.data : undefined;
  }

  #joinClaims(request: IncomingMessage): Claims | undefined {
    const url = new URL(request.url ?? "", this.config.apiUrl);
    const claims = this.read(url.searchParams.get("access_token") ?? "");
    const mayJoin = claims?.video.roomJoin && claims.video.room && claims.sub;
    return url.pathname === "/rtc" && mayJoin ? claims : undefined;
  }

  #join(claims: Claims, socket: WebSocket): void {
    const [room, identity] = [claims.video.room ?? "", claims.sub ?? ""];
    const people = this.rooms.get(room) ?? new Map<string, Participant>();
    people.get(identity)?.socket.close(4000, "DUPLICATE_IDENTITY");
    const participant = { claims, socket };
    this.rooms.set(room, people.set(identity, participant));
    socket.on("close", () => {
      if (people.get(identity) === participant) people.delete(identity);
    });
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString("utf8"));
    const [, method = ""] = /^\/twirp\/livekit\.RoomService\/(\w+)$/.exec(request.url ?? "") ?? [];
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1] ?? "";
    const answer = this.isBroken
      ? { status: 503, body: { code: "unavailable", msg: "broken" } }
      : this.#answer(method, this.read(token), body);
    response.writeHead(answer.status, { "content-type": "application/json" });
    response.end(JSON.stringify(answer.body));
  }

  #answer(method: string, claims: Claims | undefined, body: unknown): Answer {
    const video = claims?.video ?? {};
    if (method === "ListRooms") {
      if (!video.roomList) return REFUSED;
      const rooms = [...this.rooms.keys()].map((name) => ({ name, num_participants: 0 }));
      return { status: 200, body: { rooms } };
    }
    const asked = z.object({ room: z.string(), identity: z.string().optional() }).safeParse(body);
    if (!asked.success) return { status: 400, body: { code: "malformed", msg: "" } };
    const { room, identity = "" } = asked.data;
    const isAllowed =
      method === "DeleteRoom" ? video.roomCreate : video.roomAdmin && video.room === room;
    if (!isAllowed) return REFUSED;
    const people = this.rooms.get(room);
    if (method === "ListParticipants") {
      const participants = [...(people?.keys() ?? [])].map((one) => ({ identity: one }));
      return { status: 200, body: { participants } };
    }
    this.calls.push([method, room, identity].filter(Boolean).join(" "));
    if (method === "DeleteRoom") return people ? this.#delete(room, people) : MISSING;
    const participant = people?.get(identity);
    if (method !== "RemoveParticipant" || !participant) return MISSING;
    participant.socket.close(4000, "PARTICIPANT_REMOVED");
    people?.delete(identity);
    return { status: 200, body: {} };
  }

  #delete(room: string, people: Map<string, Participant>): Answer {
    this.rooms.delete(room);
    for (const { socket } of people.values()) socket.close(4000, "ROOM_DELETED");
    return { status: 200, body: {} };
  }
}

function jsonIn(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, "base64url").toString("utf8"));
  } catch {
    return undefined;
  }
}

/** Comes into a call as the site's page would; answers how it ended: by its reason, or the status of the refusal. */
export function joinLivekit({ url, token }: { url: string; token: string }) {
  const socket = new WebSocket(`${url}/rtc?access_token=${encodeURIComponent(token)}`);
  const ended = new Promise<string>((resolve) => {
    socket.once("close", (_code, reason) => resolve(String(reason)));
    socket.once("unexpected-response", (_request, response) => {
      resolve(String(response.statusCode));
      socket.terminate();
    });
    socket.on("error", () => {});
  });
  const opened = new Promise<boolean>((resolve) => {
    socket.once("open", () => resolve(true));
    void ended.then(() => resolve(false));
  });
  return { opened, ended };
}
