import { COVER_FAULTS } from "@riwaq/domain/billing/cover";
import { CURRENCIES } from "@riwaq/domain/billing/units";
import { MAKE_UP_CAUSES, MAKE_UP_STATES } from "@riwaq/domain/scheduling/policy/make-ups";
import { LESSON_LENGTHS_MIN } from "@riwaq/domain/scheduling/series/series";
import { z } from "zod";

import { CivilDate, Id, Instant, TimeZone, shortText } from "../fields.ts";
import { message } from "../messages.ts";

export const LessonLength = z.literal([...LESSON_LENGTHS_MIN], message("length_invalid"));
export type LessonLength = z.infer<typeof LessonLength>;

export const BOOKING_KINDS = ["trial", "single", "series", "make_up"] as const;
export const SessionKind = z.enum(BOOKING_KINDS);
export type SessionKind = z.infer<typeof SessionKind>;

const WallMinute = z
  .string(message("required"))
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, message("slot_bad_time"));

/** One weekly hour on the anchor's wall: day code 0 = Saturday, "HH:MM". */
export const SeriesTime = z.object({
  day_of_week: z
    .int(message("slot_bad_day"))
    .min(0, message("slot_bad_day"))
    .max(6, message("slot_bad_day")),
  time: WallMinute,
});
export type SeriesTime = z.infer<typeof SeriesTime>;

const who = {
  student_id: Id,
  teacher_id: Id,
  /** Null is to be agreed with the teacher; left out, what the pupil learns there or all that is taught there. */
  programme_id: Id.nullable().optional(),
};

export const OneLesson = z.object({
  kind: z.enum(["trial", "single"]),
  ...who,
  starts_at: Instant,
  length_minutes: LessonLength,
});
/** The make-up of a cancelled lesson: teacher and pupil are that lesson's. */
export const MakeUpLesson = z.object({
  kind: z.literal("make_up"),
  make_up_id: Id,
  starts_at: Instant,
});
export const SeriesLesson = z.object({
  kind: z.literal("series"),
  ...who,
  anchor_zone: TimeZone,
  times: z.array(SeriesTime).min(1, message("series_times")).max(5, message("series_times")),
  length_minutes: LessonLength,
  starts_on: CivilDate,
  ends_on: CivilDate.nullable().default(null),
});

/** What is asked for: the same body for the preview and for the booking itself. */
export const BookingRequest = z.discriminatedUnion("kind", [OneLesson, MakeUpLesson, SeriesLesson]);
export type BookingRequest = z.infer<typeof BookingRequest>;

export const OCCURRENCE_STATES = [
  "ok",
  "shifted",
  "teacher_busy",
  "student_busy",
  "outside_hours",
  "too_soon",
  "holiday",
] as const;
export const OccurrenceState = z.enum(OCCURRENCE_STATES);
export type OccurrenceState = z.infer<typeof OccurrenceState>;

/** One lesson to be, and what happens to it. The walls are computed by the reader from the instants and both zones. */
export const Occurrence = z.object({
  starts_at: z.string(),
  ends_at: z.string(),
  /** The date on the anchor's wall. */
  on: z.string(),
  state: OccurrenceState,
  is_booked: z.boolean(),
});
export type Occurrence = z.infer<typeof Occurrence>;

export const BookingPreview = z.object({
  occurrences: z.array(Occurrence),
  booked_count: z.int(),
  teacher_zone: z.string(),
  family_zone: z.string(),
  anchor_zone: z.string(),
  /** How it comes to stand: at once, at once and yet to be declined, or when the family has agreed. */
  standing: z.enum(["stands", "declinable", "offered"]),
  /** Rules that refuse the whole booking, in the reader's language; empty if it can be confirmed. */
  problems: z.array(z.string()),
  /** Starts near the one asked for that are free, as instants; only where a single lesson clashes. */
  alternatives: z.array(z.string()),
  /** What pays for them; null where nothing is sold, for a trial, and for a teacher. */
  cover: z
    .object({
      /** Why nothing pays for them, where the reader's family can do something about it. */
      fault: z.enum(COVER_FAULTS).nullable(),
      /** Of the lessons that would be booked, those that are paid for already. */
      covered_count: z.int(),
      /** For the payer: when the next period is charged then, and what it costs (hundredths). */
      next_payment: z
        .object({ at: z.string(), amount: z.int(), currency: z.enum(CURRENCIES) })
        .nullable(),
    })
    .nullable(),
});
export type BookingPreview = z.infer<typeof BookingPreview>;

/**
 * `expected_count` is what the preview said: if it has become less since, 409. Staff, who book for both sides, say why;
 * it stays in the record.
 */
export const Booking = z.intersection(
  BookingRequest,
  z.object({
    expected_count: z.int(message("invalid")).min(1, message("invalid")).optional(),
    reason: shortText(500).optional(),
  }),
);
export type Booking = z.infer<typeof Booking>;

export const Booked = z.object({
  series_id: z.string().nullable(),
  session_ids: z.array(z.string()),
  skipped: z.array(Occurrence),
  /** What a teacher's series is until the family has agreed: then nothing is booked yet. */
  offer: z.object({ id: z.string(), held_until: z.string() }).nullable(),
});
export type Booked = z.infer<typeof Booked>;

/** A UUID made once per confirmation: the same request sent again has no second effect and gets the same answer. */
export const IdempotencyHeaders = z.object({ "idempotency-key": z.uuid(message("invalid")) });

/** A lesson owed to a pupil. */
export const MakeUp = z.object({
  id: z.string(),
  /** The lesson that was not held. */
  session_id: z.string(),
  student_id: z.string(),
  student_name: z.string(),
  teacher_id: z.string(),
  teacher_name: z.string(),
  cause: z.enum(MAKE_UP_CAUSES),
  state: z.enum(MAKE_UP_STATES),
  month: z.string(),
  length_minutes: z.int(),
  cancelled_starts_at: z.string(),
  /** While it is owed: the last instant at which it can be booked, null without an end; and whether that is past. */
  expires_at: z.string().nullable(),
  is_expired: z.boolean(),
  /** Staff only; empty for everyone else. */
  reason: z.string(),
});
export type MakeUp = z.infer<typeof MakeUp>;

export const MakeUps = z.array(MakeUp);
export type MakeUps = z.infer<typeof MakeUps>;

export const MakeUpsQuery = z.object({ state: MakeUp.shape.state.default("pending") });

/** The next hours at which one can be held: few, and free for both sides when they were asked for. */
export const MakeUpHours = z.object({
  hours: z.array(z.object({ starts_at: z.string(), ends_at: z.string() })),
  teacher_zone: z.string(),
  /** The reader's. */
  time_zone: z.string(),
});
export type MakeUpHours = z.infer<typeof MakeUpHours>;

/** Staff give what is owed more time: to the end of this day on the institute's clock. */
export const MakeUpExtension = z.object({ expires_on: CivilDate });
export type MakeUpExtension = z.infer<typeof MakeUpExtension>;

/** Staff judge an emergency. */
export const MakeUpDecision = z.object({ state: z.enum(["owed", "refused"], message("invalid")) });
export type MakeUpDecision = z.infer<typeof MakeUpDecision>;
