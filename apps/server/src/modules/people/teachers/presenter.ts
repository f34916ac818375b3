import type { Trial } from "@riwaq/contracts/institute/institute";
import type { Language } from "@riwaq/contracts/languages";
import type {
  Applicant,
  FoundStudent,
  GenderExceptions,
  TeacherCard,
  TeacherProfile,
  TeachingLanguage,
  TeachingProfile,
} from "@riwaq/contracts/people/teachers";
import { currentAge } from "@riwaq/domain/people/age";
import { hasRoom } from "@riwaq/domain/scheduling/sessions/meeting-room";
import { toWall } from "@riwaq/domain/time/zone";

import { messageText } from "../../../platform/i18n/translate.ts";
import type { ProgrammeRow } from "../programmes/queries.ts";
import type { ApplicantRow } from "./find-applicants.ts";
import type { FoundStudentRow, GenderExceptionRow } from "./find-students.ts";
import type { JudgedPupil, TeacherRow } from "./queries.ts";

/** What families choose by: no contact data, no meeting link. */
export function presentTeacherCard(
  row: TeacherRow,
  programmes: readonly ProgrammeRow[] = [],
): TeacherCard {
  return {
    id: row.id,
    name: row.name,
    picture: row.picture,
    gender: row.gender,
    languages: row.languages as TeachingLanguage[],
    programmes: programmes.map(({ id, slug, area, name }) => ({ id, slug, area, name })),
    years_of_experience: row.yearsOfExperience,
    bio: row.bio,
    time_zone: row.timeZone,
  };
}

export function presentTeacherProfile(
  row: TeacherRow,
  programmes: readonly ProgrammeRow[] | undefined,
  {
    checked,
    pupils,
    trial,
  }: {
    checked: Pick<TeacherProfile, "recitation" | "certificates">;
    pupils: readonly JudgedPupil[];
    trial: Trial | null;
  },
  language: Language,
): TeacherProfile {
  return {
    ...presentTeacherCard(row, programmes),
    ...checked,
    minimum_notice_hours: row.minimumNoticeHours,
    trial,
    pupils: pupils.map(({ id, name, fault, isTrialAvailable, programmeId, isTaught }) => ({
      id,
      name,
      can_book: fault === null,
      reason: fault && messageText({ key: fault }, language),
      trial_available: isTrialAvailable,
      programme_id: programmeId,
      is_taught: isTaught,
    })),
  };
}

/** A teacher's own view. */
export function presentTeachingProfile(
  row: TeacherRow,
  programmes: readonly ProgrammeRow[] = [],
  availableProviders: TeachingProfile["available_providers"],
): TeachingProfile {
  return {
    approval: row.approval,
    approval_note: row.approvalNote,
    programme_ids: programmes.map(({ id }) => id),
    languages: row.languages as TeachingLanguage[],
    bio: row.bio,
    years_of_experience: row.yearsOfExperience,
    minimum_notice_hours: row.minimumNoticeHours,
    buffer_minutes: row.bufferMinutes,
    meeting_provider: row.meetingProvider,
    meeting_link: row.meetingLink,
    available_providers: availableProviders,
    has_room: hasRoom(row),
  };
}

/** For staff only. */
export function presentApplicant(
  row: ApplicantRow,
  programmes: readonly ProgrammeRow[] = [],
): Applicant {
  return {
    ...presentTeacherCard(row, programmes),
    email: row.email,
    phone_number: row.phoneNumber,
    approval: row.approval,
    approval_note: row.approvalNote,
    approval_changed_at: row.approvalChangedAt?.toISOString() ?? null,
    registered_at: row.createdAt.toISOString(),
    coming_lessons: row.comingLessons,
    sent_at: row.sentAt?.toISOString() ?? null,
    files_pending: row.filesPending,
    has_room: hasRoom(row),
  };
}

/** For staff only. */
export function presentFoundStudent(row: FoundStudentRow, now: Date): FoundStudent {
  const { id, name, gender, parents, ageDeclared, ageDeclaredOn, timeZone } = row;
  const today = toWall(now.getTime(), timeZone).date;
  const age = currentAge({ ageDeclared, declaredOn: ageDeclaredOn, today });
  return { id, name, age, gender, parents };
}

export function presentGenderException(
  row: GenderExceptionRow,
  now: Date,
): GenderExceptions[number] {
  return { ...presentFoundStudent(row, now), allowed_at: row.allowedAt.toISOString() };
}
