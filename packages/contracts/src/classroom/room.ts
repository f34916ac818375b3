import { ROOM_FAULTS } from "@riwaq/domain/classroom/room-window";
import { SEAT_ROLES } from "@riwaq/domain/classroom/seats";
import { STROKE_POINTS_MAX } from "@riwaq/domain/classroom/strokes";
import {
  BOARDS_MAX,
  ROOM_HIDING,
  ROOM_STAGES,
  SOUND_MODES,
  STROKE_COLOURS,
} from "@riwaq/domain/classroom/view";
import { PAGES } from "@riwaq/domain/learning/mushaf/divisions";
import { RESOURCE_TYPES } from "@riwaq/domain/words";
import { z } from "zod";

import { Id, Instant, isStorable, shortText } from "../fields.ts";
import { MarkKind, WeakWord, WordAt } from "../learning/marks.ts";
import { SetPhrase } from "../learning/phrases.ts";
import { Covered } from "../learning/reports.ts";
import { message } from "../messages.ts";
import { InLanguages } from "../people/programmes.ts";
import { SessionStatus } from "../scheduling/sessions.ts";

export const MATERIAL_PAGES_MAX = 5000;

export const SeatRole = z.enum(SEAT_ROLES, message("invalid"));
export type SeatRole = z.infer<typeof SeatRole>;

const count = (max: number) =>
  z.int(message("invalid")).min(1, message("invalid")).max(max, message("invalid"));

/** The key of an aya ("2:5") or of a word ("2:5:3"). */
const PlaceKey = z.string().regex(/^\d{1,3}:\d{1,3}(?::\d{1,3})?$/u, message("invalid"));

/** A day and a night. */
const PLAYED_MAX_MS = 86_400_000;

/** How a recording that everybody hears stood at a moment of the server's clock; told again only where that is another. */
export const Playback = z.object({
  is_playing: z.boolean(message("invalid")),
  at_ms: z
    .int(message("invalid"))
    .min(0, message("invalid"))
    .max(PLAYED_MAX_MS, message("invalid")),
  set_at: Instant,
});

/** What of the material is open: a page of a document, or how a recording is played; absent before it was begun. */
const OpenMaterial = z.object({
  resource_id: Id,
  page: count(MATERIAL_PAGES_MAX),
  playback: Playback.optional(),
});
export type OpenMaterial = z.infer<typeof OpenMaterial>;

const view = {
  stage: z.enum(ROOM_STAGES, message("invalid")),
  page: count(PAGES),
  is_followed: z.boolean(message("invalid")),
  hiding: z.enum(ROOM_HIDING, message("invalid")),
  revealed: z.array(PlaceKey).max(300, message("invalid")),
  are_marks_shown: z.boolean(message("invalid")),
  is_coloured: z.boolean(message("invalid")),
  sound: z.enum(SOUND_MODES, message("invalid")),
  board: count(BOARDS_MAX),
  material: OpenMaterial.nullable(),
};

/** What the teacher shows to everybody. */
export const RoomView = z.object(view);
export type RoomView = z.infer<typeof RoomView>;

/** PATCH /classroom/{lesson}/view/, by the teacher: whatever is another now. */
export const RoomViewChange = RoomView.partial();
export type RoomViewChange = z.infer<typeof RoomViewChange>;

/** Somebody who is in the room, by one page of a browser: another page of the same person is another seat. */
export const Seat = z.object({
  id: z.string(),
  user_id: z.string(),
  name: z.string(),
  role: SeatRole,
  /** The pupil who sits there: oneself, or the child whose parent's device it is. */
  pupil_id: z.string().nullable(),
  since: z.string(),
  /** The line is broken for now. */
  is_away: z.boolean(),
});
export type Seat = z.infer<typeof Seat>;

/** Points in thousandths of the board's width, one after the other as x, y, pressure of the pen in hundredths. */
const Points = z
  .array(z.int().min(-200).max(2000))
  .min(3)
  .max(STROKE_POINTS_MAX * 3)
  .refine((points) => points.length % 3 === 0, message("invalid"));

/** POST /classroom/{lesson}/strokes/: by teacher or pupil; the id is made by whoever draws. */
export const NewStroke = z.object({
  id: Id,
  board: count(BOARDS_MAX),
  colour: z.enum(STROKE_COLOURS),
  /** In thousandths of the board's width. */
  width: count(60),
  points: Points,
});
export type NewStroke = z.infer<typeof NewStroke>;

export const Stroke = NewStroke.extend({ by_id: z.string(), drawn_at: z.string() });
export type Stroke = z.infer<typeof Stroke>;

/** POST /classroom/{lesson}/boards/clear/, by the teacher. */
export const BoardClearing = z.object({ board: count(BOARDS_MAX) });
export type BoardClearing = z.infer<typeof BoardClearing>;

/** POST /classroom/{lesson}/messages/: words, or a word of the mushaf, or both. */
export const NewRoomMessage = z
  .object({
    id: Id,
    text: shortText(1000).refine(isStorable, message("invalid")).default(""),
    word: z.object(WordAt).nullable().default(null),
  })
  .refine(({ text, word }) => text !== "" || word !== null, {
    path: ["text"],
    message: message("required"),
  });
export type NewRoomMessage = z.infer<typeof NewRoomMessage>;

export const RoomMessage = z.object({
  id: z.string(),
  by_id: z.string(),
  by_name: z.string(),
  text: z.string(),
  word: z.object({ sura: z.int(), aya: z.int(), word: z.int() }).nullable(),
  sent_at: z.string(),
});
export type RoomMessage = z.infer<typeof RoomMessage>;

export const IceServer = z.object({
  urls: z.array(z.string()),
  username: z.string().optional(),
  credential: z.string().optional(),
});
export type IceServer = z.infer<typeof IceServer>;

/** POST /classroom/{lesson}/seats/{seat}/ticket/: lets this seat into the call of the room at the media server. */
export const CallTicket = z.object({
  url: z.string(),
  token: z.string(),
  /** A call that stands goes on; coming in later needs another ticket. */
  expires_at: z.string(),
});
export type CallTicket = z.infer<typeof CallTicket>;

/** As what this person may come in. */
export const SeatChoice = z.object({
  role: SeatRole,
  pupil_id: z.string().nullable(),
  name: z.string(),
});
export type SeatChoice = z.infer<typeof SeatChoice>;

/** GET /classroom/{lesson}/: what somebody needs before coming in, and what stands beside the page. */
export const Classroom = z.object({
  id: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  opens_at: z.string(),
  closes_at: z.string(),
  status: SessionStatus,
  /** Why nobody may come in now; null while the room is open. */
  fault: z.enum(ROOM_FAULTS).nullable(),
  now: z.string(),
  programme: InLanguages.nullable(),
  teacher: z.object({ id: z.string(), name: z.string(), zone: z.string() }),
  pupils: z.array(z.object({ id: z.string(), name: z.string(), zone: z.string() })),
  /** The first is the one that is offered. */
  choices: z.array(SeatChoice),
  ice_servers: z.array(IceServer),
  has_relay: z.boolean(),
  /** The media server through which voices and pictures go; null: from browser to browser. */
  media_server: z.string().nullable(),
  /** Where to meet when nothing connects here. */
  own_link: z.string().nullable(),
  plans: z.array(
    z.object({
      student_id: z.string(),
      /** The last report: what was covered, and what is to be done until today. */
      previous: z
        .object({
          covered: z.array(Covered),
          homework: z.string(),
          homework_phrases: z.array(SetPhrase),
          held_at: z.string(),
        })
        .nullable(),
      weak_words: z.array(WeakWord),
      may_be_recorded: z.boolean(),
    }),
  ),
  material: z.array(z.object({ id: z.string(), title: z.string(), type: z.enum(RESOURCE_TYPES) })),
  /** The four kinds of marks that this teacher uses most; empty for everybody else. */
  frequent_kinds: z.array(MarkKind),
});
export type Classroom = z.infer<typeof Classroom>;
