import { z } from "zod";

import type { Clock } from "../../../platform/clock.ts";
import type { LivekitConfig } from "../../../platform/livekit-config.ts";
import { type Grant, signToken } from "./sign-token.ts";

const TIMEOUT_MS = 10_000;
const TOKEN_VALID_MS = 60_000;
/** The clocks of two servers may differ by so much. */
const CLOCKS_APART_MS = 30_000;

/** Why LiveKit did not do what it was asked. The message may be logged: no secret, name or identity is in it. */
export class LivekitFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = "LivekitFault";
  }
}

const Rooms = z.object({ rooms: z.array(z.object({ name: z.string() })).default([]) });
const Participants = z.object({
  participants: z.array(z.object({ identity: z.string() })).default([]),
});
const Refusal = z.object({ code: z.string() });

type Deps = { livekit: LivekitConfig; clock: Clock };
type Asked = { method: string; body: object; video: Grant };

/** LiveKit's RoomService (Twirp, JSON). What is gone already is as it should be. */
export function roomService(deps: Deps) {
  const ofRoom = (room: string): Grant => ({ roomAdmin: true, room });
  return {
    listRooms: async (): Promise<string[]> => {
      const answer = await ask(deps, {
        method: "ListRooms",
        body: {},
        video: { roomList: true },
      });
      return read(Rooms, answer).rooms.map(({ name }) => name);
    },
    deleteRoom: async (room: string): Promise<void> => {
      await ask(deps, { method: "DeleteRoom", body: { room }, video: { roomCreate: true } });
    },
    listIdentities: async (room: string): Promise<string[]> => {
      const answer = await ask(deps, {
        method: "ListParticipants",
        body: { room },
        video: ofRoom(room),
      });
      return read(Participants, answer).participants.map(({ identity }) => identity);
    },
    removeParticipant: async (room: string, identity: string): Promise<void> => {
      await ask(deps, {
        method: "RemoveParticipant",
        body: { room, identity },
        video: ofRoom(room),
      });
    },
  };
}

async function ask({ livekit, clock }: Deps, { method, body, video }: Asked): Promise<unknown> {
  const nowMs = clock.now().getTime();
  const token = signToken(livekit, {
    notBefore: new Date(nowMs - CLOCKS_APART_MS),
    expiresAt: new Date(nowMs + TOKEN_VALID_MS),
    video,
  });
  const response = await fetch(`${livekit.apiUrl}/twirp/livekit.RoomService/${method}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new LivekitFault(`LiveKit gave no answer to ${method}`);
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return answer;
  if (Refusal.safeParse(answer).data?.code === "not_found") return {};
  throw new LivekitFault(`LiveKit answered ${response.status} to ${method}`);
}

function read<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new LivekitFault("LiveKit answered in no known form");
  return parsed.data;
}
