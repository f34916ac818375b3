import {
  CANCELLERS,
  LESSON_STATES,
  SESSION_STATUSES,
} from "@riwaq/domain/scheduling/sessions/status";
import { PERFORMANCES } from "@riwaq/domain/words";
import { z } from "zod";

import { Gender, Id, Instant } from "../fields.ts";
import { message } from "../messages.ts";
import { InLanguages } from "../people/programmes.ts";
import { LessonAbsences } from "./absences.ts";
import { SeriesTime, SessionKind } from "./bookings.ts";
import { OutcomeQuestion, Presence, SaidOutcome } from "./outcomes.ts";

export const SessionStatus = z.enum(SESSION_STATUSES);
export type SessionStatus = z.infer<typeof SessionStatus>;

/** One lesson. `date` and the times are wall time in the reader's zone (`time_zone`); the instants stand beside. */
export const Session = z.object({
  id: z.string(),
  teacher_id: z.string(),
  students_ids: z.array(z.string()),
  programme: InLanguages.nullable(),
  kind: SessionKind,
  series_id: z.string().nullable(),
  teacher_zone: z.string(),
  /** The first pupil's zone: the other side's clock stands beside the reader's. */
  family_zone: z.string(),
  cancelled_by: z.enum(CANCELLERS).nullable(),
  is_shifted: z.boolean(),
  teacher_name: z.string(),
  teacher_gender: Gender.nullable(),
  students_names: z.array(z.string()),
  date: z.string(),
  start_time: z.string(),
  end_time: z.string(),
  time_zone: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  status: SessionStatus,
  zoom_meeting_link: z.string().nullable(),
});
export type Session = z.infer<typeof Session>;

export const Sessions = z.array(Session);
export type Sessions = z.infer<typeof Sessions>;

/** GET /time-slots/user_sessions/?before: a page that is full has an earlier one, before the first lesson of it. */
export const UserSessionsQuery = z.object({ before: Instant.optional() });
export type UserSessionsQuery = z.infer<typeof UserSessionsQuery>;

/** With the instants between which its door is open. */
export const NextLesson = Session.extend({ join_opens_at: z.string(), join_closes_at: z.string() });
export type NextLesson = z.infer<typeof NextLesson>;

/** GET /sessions/?from&to: the reader's lessons that touch these instants; at most 93 days. */
export const SessionsQuery = z.object({
  from: Instant,
  to: Instant,
});
export type SessionsQuery = z.infer<typeof SessionsQuery>;

/** What cancelling a lesson costs its family: free until the first instant, then counted as taken, then too late. */
export const Meter = z.object({
  free_until: z.string(),
  counts_until: z.string(),
  lost_until: z.string(),
});
export type Meter = z.infer<typeof Meter>;

/** A family's lesson that is to come or under way. */
export const ComingLesson = NextLesson.extend({
  /** Null where it is not the family's to cancel. */
  meter: Meter.nullable(),
  /** Of the next lesson of each pupil: what cancelling it now would leave of the month's make-ups ("YYYY-MM"). */
  if_cancelled: z
    .object({
      make_up: z.enum(["granted", "none"]),
      month: z.string(),
      used_before: z.int(),
      used_after: z.int(),
      limit: z.int(),
    })
    .nullable(),
});
export type ComingLesson = z.infer<typeof ComingLesson>;

const Named = z.object({ id: z.string(), name: z.string() });

/** GET /sessions/coming/: all of the family's own, the earliest first; whose, and with whom, it learns. */
export const ComingLessons = z.object({
  lessons: z.array(ComingLesson),
  pupils: z.array(Named),
  teachers: z.array(Named),
});
export type ComingLessons = z.infer<typeof ComingLessons>;

/** Where the page before ended. */
const LessonCursor = z.string().regex(/^2[01]\d\d-[\d:.TZ-]+~[\da-f-]{36}$/, message("invalid"));

const State = z.enum(LESSON_STATES, message("invalid"));

/** GET /sessions/past/?before&pupil&teacher&state: a page of what is over, the latest first. */
export const PastLessonsQuery = z.object({
  before: LessonCursor.optional(),
  pupil: Id.optional(),
  teacher: Id.optional(),
  state: State.optional(),
});
export type PastLessonsQuery = z.infer<typeof PastLessonsQuery>;

/** With the reports on it that the family was sent. */
export const PastLesson = Session.extend({
  reports: z.array(
    z.object({
      id: z.string(),
      student: z.string(),
      grade: z.enum(PERFORMANCES).nullable(),
      /** Not read by this reader since it was last written. */
      is_new: z.boolean(),
    }),
  ),
});
export type PastLesson = z.infer<typeof PastLesson>;

/** `next`: the `before` of the page that follows; null where there is none. */
export const PastLessons = z.object({
  lessons: z.array(PastLesson),
  next: z.string().nullable(),
});
export type PastLessons = z.infer<typeof PastLessons>;

/** What the reader may do with one lesson, and who opened it when. */
export const SessionDetails = NextLesson.extend({
  presence: Presence,
  /** The rule of its series: weekly hours on the anchor's wall. */
  series: z.object({ anchor_zone: z.string(), times: z.array(SeriesTime) }).nullable(),
  can_cancel: z.boolean(),
  can_move: z.boolean(),
  can_join: z.boolean(),
  /** Who had not come while it ran. */
  absences: LessonAbsences,
  /** What was said of how it ended, the newest first; a family reads the last word, and not by whom and why. */
  outcomes: z.array(SaidOutcome),
  /** Open until somebody answers it; for its teacher and staff. */
  question: OutcomeQuestion.nullable(),
  can_say_outcome: z.boolean(),
  /** Sent ones of pupils within the reader's reach; for its teacher those to be written too. */
  reports: z.array(z.object({ id: z.string(), student: z.string(), is_sent: z.boolean() })),
});
export type SessionDetails = z.infer<typeof SessionDetails>;

/** The link to open, once who asked is recorded; of the site's own room its path, and nothing is recorded. */
export const Joined = z.object({ link: z.string() });
export type Joined = z.infer<typeof Joined>;
