import { createHmac, timingSafeEqual } from "node:crypto";

import { z } from "zod";

import { jsonOf } from "./ask-zoom.ts";

const TOLERANCE_MS = 5 * 60_000;

const EVENTS = {
  "meeting.started": "started",
  "meeting.ended": "ended",
  "meeting.participant_joined": "joined",
  "meeting.participant_left": "left",
} as const;

export type ZoomPresence = {
  event: (typeof EVENTS)[keyof typeof EVENTS];
  meetingId: string;
  at: Date;
  participantEmail?: string;
  isHost?: boolean;
  /** Zoom's own number for one coming in: who reconnects has another. */
  connection: string | null;
};

/** ignored: signed, but nothing that concerns a lesson's presence; answered like any other, or Zoom sends it again. */
export type ZoomWebhook =
  | { kind: "refused" }
  | { kind: "validation"; answer: { plainToken: string; encryptedToken: string } }
  | { kind: "presence"; presence: ZoomPresence }
  | { kind: "ignored" };

type Received = {
  /** As the bytes came, before any parsing: they are what is signed. */
  rawBody: string;
  signature: string | undefined;
  timestamp: string | undefined;
};

type Trust = { webhookSecret: string; now: Date };

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

const Validation = z.object({
  event: z.literal("endpoint.url_validation"),
  payload: z.object({ plainToken: z.string().min(1).max(1_000) }),
});

const Presence = z.object({
  event: z.enum(Object.keys(EVENTS) as [keyof typeof EVENTS]),
  event_ts: z.number().transform((ms) => new Date(ms)),
  payload: z.object({
    object: z.object({
      id: z.union([z.string().min(1), z.int().transform(String)]),
      host_id: z.string().optional(),
      start_time: instant.optional().catch(undefined),
      end_time: instant.optional().catch(undefined),
      participant: z
        .object({
          id: z.string().optional(),
          email: z.string().optional(),
          user_id: z
            .union([z.string().min(1), z.int().transform(String)])
            .optional()
            .catch(undefined),
          join_time: instant.optional().catch(undefined),
          leave_time: instant.optional().catch(undefined),
        })
        .optional(),
    }),
  }),
});

/**
 * What Zoom says about a meeting, once its signature and the hour of sending fit. That holds for a validation too: to
 * answer an unsigned one would sign whatever a stranger asks for.
 */
export function readZoomWebhook(received: Received, { webhookSecret, now }: Trust): ZoomWebhook {
  if (!isRecent(received.timestamp, now) || !isSigned(received, webhookSecret)) {
    return { kind: "refused" };
  }
  const body = jsonOf(received.rawBody);
  const validation = Validation.safeParse(body);
  if (validation.success) {
    const { plainToken } = validation.data.payload;
    const encryptedToken = hmac(webhookSecret, plainToken).toString("hex");
    return { kind: "validation", answer: { plainToken, encryptedToken } };
  }
  const presence = Presence.safeParse(body);
  return presence.success
    ? { kind: "presence", presence: presenceOf(presence.data) }
    : { kind: "ignored" };
}

function presenceOf({ event, event_ts, payload: { object } }: z.infer<typeof Presence>) {
  const { participant } = object;
  const times = {
    "meeting.started": object.start_time,
    "meeting.ended": object.end_time,
    "meeting.participant_joined": participant?.join_time,
    "meeting.participant_left": participant?.leave_time,
  };
  return {
    event: EVENTS[event],
    meetingId: object.id,
    at: times[event] ?? event_ts,
    connection: participant?.user_id ?? null,
    ...(participant?.email ? { participantEmail: participant.email } : {}),
    ...(participant ? { isHost: isHost(participant.id, object.host_id) } : {}),
  };
}

/** Who is not signed in to Zoom has an empty id. */
function isHost(participantId: string | undefined, hostId: string | undefined): boolean {
  return Boolean(participantId) && participantId === hostId;
}

/** Seconds since 1970. */
function isRecent(timestamp: string | undefined, now: Date): boolean {
  if (!timestamp || !/^\d{1,12}$/.test(timestamp)) return false;
  return Math.abs(now.getTime() - Number(timestamp) * 1_000) <= TOLERANCE_MS;
}

function isSigned({ rawBody, signature, timestamp }: Received, secret: string): boolean {
  const given = Buffer.from(signature ?? "");
  const expected = Buffer.from(`v0=${hmac(secret, `v0:${timestamp}:${rawBody}`).toString("hex")}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function hmac(secret: string, text: string): Buffer {
  return createHmac("sha256", secret).update(text).digest();
}
