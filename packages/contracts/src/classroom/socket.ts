/**
 * What goes over the socket of a room, GET /api/classroom/{lesson}/socket/?seat&role&pupil (WebSocket, JSON). Whatever has
 * to last is a call; here everybody is told of it, and passes on what is gone the next moment.
 */
import { SEAT_ROLES } from "@riwaq/domain/classroom/seats";
import { SOUND_MODES } from "@riwaq/domain/classroom/view";
import { z } from "zod";

import { Id } from "../fields.ts";
import { Mark } from "../learning/marks.ts";
import { Recitation } from "../learning/recitations.ts";
import { MATERIAL_PAGES_MAX, RoomMessage, RoomView, Seat, Stroke } from "./room.ts";

/** The seat is named by the page that opens it, once for as long as the page lives: its line may break and come back. */
export const SocketQuery = z.object({
  seat: Id,
  role: z.enum(SEAT_ROLES),
  pupil: Id.optional(),
});
export type SocketQuery = z.infer<typeof SocketQuery>;

/** Of an offer with video at most. */
export const SIGNAL_MAX_BYTES = 32_768;

/** What the ends of a connection tell each other; the server hands it on and looks into none of it. */
export const Signal = z.union([
  z.object({
    description: z.object({
      type: z.enum(["offer", "answer", "pranswer", "rollback"]),
      sdp: z.string().max(SIGNAL_MAX_BYTES),
    }),
  }),
  z.object({
    candidate: z
      .object({
        candidate: z.string().max(1000),
        sdpMid: z.string().max(50).nullable().optional(),
        sdpMLineIndex: z.int().nullable().optional(),
        usernameFragment: z.string().max(300).nullable().optional(),
      })
      .nullable(),
  }),
]);
export type Signal = z.infer<typeof Signal>;

/** A place on a page of the material, or on a picture as its only page, in thousandths of its width and of its height. */
export const MaterialPlace = z.object({
  resource_id: Id,
  page: z.int().min(1).max(MATERIAL_PAGES_MAX),
  x: z.int().min(0).max(1000),
  y: z.int().min(0).max(1000),
});
export type MaterialPlace = z.infer<typeof MaterialPlace>;

/** Where the teacher points: a word of the page, a place on the material, or one on the board in thousandths of its width. */
export const Pointer = z.union([
  z.object({ word: z.string().max(12) }),
  MaterialPlace,
  z.object({ x: z.int().min(0).max(1000), y: z.int().min(0).max(3000) }),
  z.null(),
]);
export type Pointer = z.infer<typeof Pointer>;

/** What a seat says of itself: gone with it, told anew to whoever comes. */
export const SeatState = z.object({
  is_hand_up: z.boolean(),
  is_muted: z.boolean(),
  has_camera: z.boolean(),
  sound: z.enum(SOUND_MODES),
  /** The page that a pupil looks at who does not follow. */
  page: z.int().nullable(),
});
export type SeatState = z.infer<typeof SeatState>;

export const FromSeat = z.discriminatedUnion("type", [
  z.object({ type: z.literal("beat") }),
  z.object({ type: z.literal("signal"), to: Id, signal: Signal }),
  z.object({ type: z.literal("pointer"), at: Pointer }),
  z.object({ type: z.literal("state"), state: SeatState }),
]);
export type FromSeat = z.infer<typeof FromSeat>;

/** Why a room was closed, or a seat in it. */
export const CLOSE_REASONS = [
  "moved",
  "cancelled",
  "over",
  "not_yours",
  "signed_out",
  "full",
] as const;

/** Everybody knows that somebody is being recorded; whose recitation it is, other families do not. */
const recorded = { is_recorded: z.boolean(), recording: Recitation.nullable() };

/** Everything as it stands: at first, and whenever something may have been missed. */
export const RoomSnapshot = z.object({
  type: z.literal("room"),
  now: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  closes_at: z.string(),
  seat: Seat,
  seats: z.array(Seat),
  states: z.record(z.string(), SeatState),
  view: RoomView,
  marks: z.array(Mark),
  strokes: z.array(Stroke),
  messages: z.array(RoomMessage),
  ...recorded,
});
export type RoomSnapshot = z.infer<typeof RoomSnapshot>;

export const ToSeat = z.discriminatedUnion("type", [
  RoomSnapshot,
  z.object({ type: z.literal("beat"), now: z.string() }),
  z.object({ type: z.literal("seats"), seats: z.array(Seat) }),
  z.object({ type: z.literal("state"), seat: z.string(), state: SeatState }),
  z.object({ type: z.literal("view"), view: RoomView }),
  z.object({ type: z.literal("mark"), mark: Mark }),
  z.object({ type: z.literal("stroke"), stroke: Stroke }),
  z.object({ type: z.literal("wiped"), ids: z.array(z.string()) }),
  z.object({ type: z.literal("message"), message: RoomMessage }),
  z.object({ type: z.literal("recording"), ...recorded }),
  z.object({ type: z.literal("pointer"), from: z.string(), at: Pointer }),
  z.object({ type: z.literal("signal"), from: z.string(), signal: Signal }),
  z.object({ type: z.literal("closed"), reason: z.enum(CLOSE_REASONS) }),
]);
export type ToSeat = z.infer<typeof ToSeat>;
