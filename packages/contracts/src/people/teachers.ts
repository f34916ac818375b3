import { APPROVALS, DECIDED } from "@riwaq/domain/people/applications/states";
import { FIT_REASONS } from "@riwaq/domain/people/wishes/rank-teachers";
import { LESSON_LENGTHS_MIN } from "@riwaq/domain/scheduling/series/series";
import { MEETING_PROVIDERS } from "@riwaq/domain/scheduling/sessions/meeting-room";
import { z } from "zod";

import { Gender, Id, PageNumber, SLUG, YearsOfExperience, shortText } from "../fields.ts";
import { Trial } from "../institute/institute.ts";
import { message } from "../messages.ts";
import { InLanguages, Programme } from "./programmes.ts";

/** Languages in which somebody may teach here: ISO 639-1. */
export const TEACHING_LANGUAGES = ["ar", "fr", "en", "de", "nl", "es", "tr", "it"] as const;
export const TeachingLanguage = z.enum(TEACHING_LANGUAGES, message("invalid"));
export type TeachingLanguage = z.infer<typeof TeachingLanguage>;

/** draft and returned are with the teacher, applied is with staff. */
export const Approval = z.enum(APPROVALS, message("invalid"));
export type Approval = z.infer<typeof Approval>;

export const MeetingProviderName = z.enum(MEETING_PROVIDERS, message("invalid"));
export type MeetingProviderName = z.infer<typeof MeetingProviderName>;

export const CERTIFICATES_MAX = 12;
/** What families read of one. */
export const Certificate = z.object({
  title: shortText(160).min(1, message("required")),
  issuer: shortText(160),
  year: z
    .int(message("invalid"))
    .min(1940, message("invalid"))
    .max(2100, message("invalid"))
    .nullable(),
});
export type Certificate = z.infer<typeof Certificate>;

/** A teacher in the directory: what families choose by, no contact data. */
export const TeacherCard = z.object({
  id: z.string(),
  name: z.string(),
  picture: z.string().nullable(),
  gender: Gender.nullable(),
  languages: z.array(TeachingLanguage),
  programmes: z.array(Programme),
  years_of_experience: z.int(),
  bio: InLanguages,
  time_zone: z.string(),
});
export type TeacherCard = z.infer<typeof TeacherCard>;

export const TEACHERS_PAGE_SIZE = 12;
/** `day`, `from` and `to` are an hour of the reader's own week: day code, wall times "HH:MM" in the reader's zone. */
export const TeachersQuery = z.object({
  programme: z.string().max(80).optional(),
  language: TeachingLanguage.optional(),
  gender: Gender.optional(),
  day: z.coerce
    .number(message("invalid"))
    .int(message("invalid"))
    .min(0, message("invalid"))
    .max(6, message("invalid"))
    .optional(),
  from: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, message("slot_bad_time"))
    .optional(),
  to: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, message("slot_bad_time"))
    .optional(),
  /** Somebody of whom the reader decides or who is the reader: whoever suits what is sought for them comes first. */
  for: Id.optional(),
  page: PageNumber,
});
export type TeachersQuery = z.infer<typeof TeachersQuery>;

/** What speaks for a teacher, for one learner, in the order in which it weighs. */
export const Fit = z.object({
  reasons: z.array(z.enum(FIT_REASONS)),
  /** Of each week; 0 where no hours are wished for. */
  minutes_in_common: z.int(),
});
export type Fit = z.infer<typeof Fit>;

/** `fit` is null where nobody's wish was asked about. */
export const FoundTeacher = TeacherCard.extend({ fit: Fit.nullable() });
export type FoundTeacher = z.infer<typeof FoundTeacher>;

export const Teachers = z.object({
  teachers: z.array(FoundTeacher),
  page: z.int(),
  page_count: z.int(),
  count: z.int(),
});
export type Teachers = z.infer<typeof Teachers>;

/** The id, or the last part of the address at which visitors find the teacher. */
export const TeacherParams = z.object({ id: z.union([Id, z.string().max(80).regex(SLUG)]) });

export const TeacherProfile = TeacherCard.extend({
  /** Those that staff have checked. */
  certificates: z.array(Certificate),
  /** One that staff have heard and accepted; its file by `id`. */
  recitation: z.object({ id: z.string(), seconds: z.number() }).nullable(),
  minimum_notice_hours: z.int(),
  /** Null where the institute gives none. */
  trial: Trial.nullable(),
  /** Which of the reader's pupils (self or children) this teacher may teach, and why not. */
  pupils: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      can_book: z.boolean(),
      /** A message in the reader's language where it cannot be booked. */
      reason: z.string().nullable(),
      trial_available: z.boolean(),
      /** What the pupil learns with this teacher, the oldest enrolment first. */
      programme_id: z.string().nullable(),
      /** Learns with this teacher, and has not left. */
      is_taught: z.boolean(),
    }),
  ),
});
export type TeacherProfile = z.infer<typeof TeacherProfile>;

/** The starts at which a lesson of `length` minutes can be booked, as instants. At most 31 days in one question. */
export const FreeSlotsQuery = z.object({
  from: z.iso.datetime(message("invalid")),
  to: z.iso.datetime(message("invalid")),
  length: z.coerce
    .number(message("invalid"))
    .pipe(z.literal([...LESSON_LENGTHS_MIN], message("invalid")))
    .default(60),
  /** A pupil of the reader, whose own lessons are then left out as well. */
  student: Id.optional(),
  /** A lesson with this teacher that the reader is about to move: its own hour counts as free. */
  except: Id.optional(),
});
export type FreeSlotsQuery = z.infer<typeof FreeSlotsQuery>;

export const FreeSlots = z.object({
  slots: z.array(z.string()),
  teacher_zone: z.string(),
  time_zone: z.string(),
});
export type FreeSlots = z.infer<typeof FreeSlots>;

/** What a teacher says of themselves and how they want to be booked: their own view. */
export const TeachingProfile = z.object({
  approval: Approval,
  approval_note: z.string(),
  programme_ids: z.array(z.string()),
  languages: z.array(TeachingLanguage),
  bio: InLanguages,
  years_of_experience: z.int(),
  minimum_notice_hours: z.int(),
  buffer_minutes: z.int(),
  meeting_provider: MeetingProviderName,
  meeting_link: z.string().nullable(),
  /** Those that this installation has been given credentials for. */
  available_providers: z.array(MeetingProviderName),
  /** Whether lessons have somewhere to meet; nobody is booked without. */
  has_room: z.boolean(),
});
export type TeachingProfile = z.infer<typeof TeachingProfile>;

const Bio = shortText(2000);
export const TeachingProfileChange = z
  .object({
    programme_ids: z.array(Id).max(50, message("invalid")),
    languages: z.array(TeachingLanguage).max(TEACHING_LANGUAGES.length, message("invalid")),
    bio: z.object({ en: Bio, fr: Bio, ar: Bio }),
    years_of_experience: YearsOfExperience,
    minimum_notice_hours: z
      .int(message("invalid"))
      .min(0, message("invalid"))
      .max(336, message("invalid")),
    buffer_minutes: z
      .int(message("invalid"))
      .min(0, message("invalid"))
      .max(120, message("invalid")),
    meeting_provider: MeetingProviderName,
    meeting_link: z
      .url({ protocol: /^https$/, error: message("url_invalid") })
      .max(500, message("text_long"))
      .nullable(),
  })
  .partial();
export type TeachingProfileChange = z.infer<typeof TeachingProfileChange>;

/** A teacher as staff decide about them. */
export const Applicant = TeacherCard.extend({
  email: z.string(),
  phone_number: z.string().nullable(),
  approval: Approval,
  approval_note: z.string(),
  approval_changed_at: z.string().nullable(),
  registered_at: z.string(),
  coming_lessons: z.int(),
  /** When the application was last sent. */
  sent_at: z.string().nullable(),
  /** Recordings and certificates that wait to be heard or looked at. */
  files_pending: z.int(),
  /** Whether lessons have somewhere to meet; nobody is booked without. */
  has_room: z.boolean(),
});
export type Applicant = z.infer<typeof Applicant>;

export const ApplicantsQuery = z.object({
  approval: Approval.optional(),
  /** Approved ones of whom a certificate ends within thirty days, or is over. */
  certificates: z.literal("ending", message("invalid")).optional(),
  search: shortText(120).optional(),
  page: PageNumber,
});
export type ApplicantsQuery = z.infer<typeof ApplicantsQuery>;

export const Applicants = z.object({
  teachers: z.array(Applicant),
  counts: z.record(Approval, z.int()),
  /** Of how many a certificate ends. */
  ending: z.int(),
  page: z.int(),
  page_count: z.int(),
});
export type Applicants = z.infer<typeof Applicants>;

export const APPROVAL_NOTE_MAX = 1000;

export const ApprovalChange = z.object({
  approval: z.enum(DECIDED, message("invalid")),
  note: shortText(APPROVAL_NOTE_MAX).default(""),
});
export type ApprovalChange = z.infer<typeof ApprovalChange>;

/** A student as staff look for one: enough to tell two of one name apart, no contact data. */
export const FoundStudent = z.object({
  id: z.string(),
  name: z.string(),
  age: z.int(),
  gender: Gender.nullable(),
  /** The parents' names. */
  parents: z.array(z.string()),
});
export type FoundStudent = z.infer<typeof FoundStudent>;

export const FOUND_STUDENTS_MAX = 20;
export const STUDENT_SEARCH_MIN = 2;
export const StudentsQuery = z.object({
  search: shortText(120).min(STUDENT_SEARCH_MIN, message("search_short")),
});

/** By name, the first twenty. */
export const FoundStudents = z.array(FoundStudent).max(FOUND_STUDENTS_MAX);
export type FoundStudents = z.infer<typeof FoundStudents>;

/** Those whom staff allow with a teacher although the gender rule would refuse. */
export const GenderExceptions = z.array(FoundStudent.extend({ allowed_at: z.string() }));
export type GenderExceptions = z.infer<typeof GenderExceptions>;

/** Staff allow (PUT) or no longer allow (DELETE) a pair that the gender rule of the terms would refuse. */
export const GenderExceptionKey = z.object({ student_id: Id, teacher_id: Id });
export type GenderExceptionKey = z.infer<typeof GenderExceptionKey>;
