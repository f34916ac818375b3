import { ATTENDANCES } from "@riwaq/domain/learning/reports/attendance";
import { CHANNELS } from "@riwaq/domain/notifications/groups";
import { MESSAGE_STATES } from "@riwaq/domain/notifications/next-try";
import { FILE_STATES, VALIDITIES } from "@riwaq/domain/people/applications/files";
import { LEAVE_KINDS, RUNNING_LEAVE } from "@riwaq/domain/scheduling/leave/leave";
import { OUTCOMES } from "@riwaq/domain/scheduling/outcomes/outcome";
import { OPEN_MAKE_UP_STATES } from "@riwaq/domain/scheduling/policy/make-ups";
import { CANCELLERS } from "@riwaq/domain/scheduling/sessions/status";
import { MEMBER_KINDS, PERFORMANCES } from "@riwaq/domain/words";
import { z } from "zod";

import { Gender } from "../fields.ts";
import { Language } from "../languages.ts";
import { InLanguages } from "../people/programmes.ts";
import { Approval, Certificate, TeachingLanguage } from "../people/teachers.ts";
import { PersonRole, StaffRight } from "../roles.ts";
import { SessionKind } from "../scheduling/bookings.ts";
import { SessionStatus } from "../scheduling/sessions.ts";
import { AuditPage, AuditQuery } from "./audit.ts";

const Named = z.object({ id: z.string(), name: z.string() });

/** suspended: closed without a day on which the records go. */
export const ACCOUNT_STATES = ["open", "suspended", "closed"] as const;

const Lesson = z.object({
  id: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  status: SessionStatus,
  kind: SessionKind,
  cancelled_by: z.enum(CANCELLERS).nullable(),
  teacher: Named,
  pupils: z.array(Named),
  programme: InLanguages.nullable(),
  /** How it ended, as was said last. */
  outcome: z.enum(OUTCOMES).nullable(),
});
export type PersonLesson = z.infer<typeof Lesson>;

/** The next ones, the soonest first, and those that are over, the latest first. */
const Lessons = z.object({ coming: z.array(Lesson), past: z.array(Lesson) });
export type PersonLessons = z.infer<typeof Lessons>;

const Member = Named.extend({
  kind: z.enum(MEMBER_KINDS),
  is_closed: z.boolean(),
  phone: z.string().nullable(),
  /** Of who learns. */
  age: z.int().nullable(),
  /** Which guardians agreed to a child's lessons, and when; with the version of the terms. */
  consents: z.array(
    z.object({ guardian: z.string(), at: z.string(), version: z.string().nullable() }),
  ),
  /** Under the age at which lessons need a parent's consent, and no open account has given it. */
  lacks_consent: z.boolean(),
});

const Family = z.object({
  id: z.string(),
  payer: Named.nullable(),
  /** Guardians first. */
  members: z.array(Member),
});
export type PersonFamily = z.infer<typeof Family>;

const MakeUp = z.object({
  id: z.string(),
  state: z.enum(OPEN_MAKE_UP_STATES),
  student: Named,
  teacher: Named,
  /** When the lesson that it replaces would have begun. */
  lost_at: z.string(),
  expires_at: z.string().nullable(),
});
export type PersonMakeUp = z.infer<typeof MakeUp>;

const Report = z.object({
  id: z.string(),
  student: Named,
  teacher: Named,
  lesson_at: z.string(),
  sent_at: z.string(),
  grade: z.enum(PERFORMANCES).nullable(),
  attendance: z.enum(ATTENDANCES).nullable(),
});
export type PersonReport = z.infer<typeof Report>;

/** What went out to them: of what kind and when, never what it said. */
const Message = z.object({
  id: z.string(),
  channel: z.enum(CHANNELS),
  /** In the reader's language. */
  subject: z.string(),
  state: z.enum(MESSAGE_STATES),
  created_at: z.string(),
  sent_at: z.string().nullable(),
});
export type PersonMessage = z.infer<typeof Message>;

/** What somebody learns with a teacher, those that go on first. */
const Agreement = z.object({
  id: z.string(),
  student: Named,
  /** On whose clock staff book for both. */
  teacher: Named.extend({ time_zone: z.string() }),
  programme: InLanguages.nullable(),
  lessons_per_week: z.int().nullable(),
  length_minutes: z.int().nullable(),
  started_at: z.string(),
  ended_at: z.string().nullable(),
});
export type PersonAgreement = z.infer<typeof Agreement>;

/** A pupil's own: of the last three months, by the reports that were sent. */
const AsPupil = z.object({
  age: z.int(),
  teacher_gender: Gender.nullable(),
  performance: z.enum(PERFORMANCES).nullable(),
  attendance: z.object({ present: z.int(), late: z.int(), absent: z.int() }),
  has_guardian: z.boolean(),
});
export type PersonAsPupil = z.infer<typeof AsPupil>;

const AsTeacher = z.object({
  approval: Approval,
  approval_changed_at: z.string().nullable(),
  approval_note: z.string(),
  languages: z.array(TeachingLanguage),
  programmes: z.array(InLanguages),
  years_of_experience: z.int(),
  has_room: z.boolean(),
  /** Of the usual week, and of the seven days that begin now. */
  offered_minutes: z.int(),
  taught_minutes: z.int(),
  coming_lessons: z.int(),
  pupils: z.array(Named),
  families: z.int(),
  /** Of the last three months: of the lessons that tell of the teacher, those to which the teacher came in time. */
  punctuality: z.object({ lessons: z.int(), on_time: z.int() }),
  /** Reports that fell due in the last three months: those sent in time, and those that still wait. */
  reports: z.object({ due: z.int(), on_time: z.int(), late: z.int() }),
  certificates: z.array(
    Certificate.extend({
      id: z.string(),
      state: z.enum(FILE_STATES),
      valid_until: z.string().nullable(),
      validity: z.enum(VALIDITIES),
    }),
  ),
  /** Asked for or granted, and not over: days on the teacher's own calendar, the first first. */
  leaves: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(LEAVE_KINDS),
      state: z.enum(RUNNING_LEAVE),
      starts_on: z.string(),
      ends_on: z.string(),
    }),
  ),
});
export type PersonAsTeacher = z.infer<typeof AsTeacher>;

/** All that staff look at when somebody calls. */
export const Person = Named.extend({
  picture: z.string().nullable(),
  email: z.string().nullable(),
  is_confirmed: z.boolean(),
  phone: z.string().nullable(),
  gender: Gender.nullable(),
  language: Language,
  time_zone: z.string(),
  roles: z.array(PersonRole),
  rights: z.array(StaffRight),
  account: z.enum(ACCOUNT_STATES),
  closed_at: z.string().nullable(),
  remove_after: z.string().nullable(),
  registered_at: z.string(),
  /** When they last did something here; null where they never signed in. */
  last_there_at: z.string().nullable(),
  /** On whose clock the page shows its hours. */
  institute_zone: z.string(),
  families: z.array(Family),
  /** As a pupil's or the children's, and as a teacher's. */
  lessons: Lessons,
  make_ups: z.array(MakeUp),
  agreements: z.array(Agreement),
  reports: z.array(Report),
  messages: z.array(Message),
  pupil: AsPupil.nullable(),
  teacher: AsTeacher.nullable(),
});
export type Person = z.infer<typeof Person>;

/** So many events are on a page of what happened. */
export const TIMELINE_PER_PAGE = 30;

/** GET /staff/people/{id}/timeline/?before: only what happened before the event of this number. */
export const TimelineQuery = AuditQuery.pick({ before: true });
export type TimelineQuery = z.infer<typeof TimelineQuery>;

/** What somebody did and what happened to them, their children and their lessons, the latest first. */
export const Timeline = AuditPage.pick({ events: true, next: true, time_zone: true });
export type Timeline = z.infer<typeof Timeline>;
