import type { Language } from "@riwaq/contracts/languages";
import type { FileKind } from "@riwaq/domain/people/applications/files";
import type { ApplicationItem, ReaderLanguage } from "@riwaq/domain/people/applications/items";
import type { Approval } from "@riwaq/domain/people/applications/states";

import { defineEvent } from "../../platform/events/define-event.ts";

type Named = { id: string; name: string };

/** What families know of a teacher once approved. */
export type ShownToFamilies = {
  hasPhoto: boolean;
  bio: ReaderLanguage[];
  hasRecitation: boolean;
  /** Titles of those that were checked. */
  certificates: string[];
};

/** The link to a guardian whom a teacher asks to bring a child. */
export type InvitationLetter = {
  to: string;
  language: Language;
  child: string;
  teacher: string;
  link: string;
};

export const guardianInvitationAccepted = defineEvent<{ consent: string }, { parent: Named }>(
  "accept-guardian-invitation",
  "user",
);
export const payerChanged = defineEvent<
  { from: string | null; to: string | null },
  { payer: Named | null; guardianIds: readonly string[] }
>("change-payer", "family");
export const childAdded = defineEvent<{ consent: string }>("add-child", "user");
export const childChanged = defineEvent<{ changed: string[] }>("change-child", "user");
export const consentGiven = defineEvent<{ consent: string }>("give-consent", "user");
/** That recitations of a pupil may be recorded. */
export const recordingConsentGiven = defineEvent("give-recording-consent", "student");
export const recordingConsentWithdrawn = defineEvent("withdraw-recording-consent", "student");
export const guardianInvited = defineEvent("invite-guardian", "user");
export const programmeChanged = defineEvent<{ changed: string[] }>("change-programme", "programme");
export const programmeArchived = defineEvent("archive-programme", "programme");
export const programmeRestored = defineEvent("restore-programme", "programme");
export const programmeCreated = defineEvent("create-programme", "programme");
export const programmesOrdered = defineEvent<{ count: number }>("order-programmes", "institute");
/** Of a programme: which of its levels. */
type OfLevel = { level: string };
export const levelAdded = defineEvent<OfLevel>("add-level", "programme");
export const levelChanged = defineEvent<OfLevel & { changed: string[] }>(
  "change-level",
  "programme",
);
export const levelsOrdered = defineEvent<{ count: number }>("order-levels", "programme");
export const levelRetired = defineEvent<OfLevel>("retire-level", "programme");
export const levelRestored = defineEvent<OfLevel>("restore-level", "programme");
export const levelDeleted = defineEvent<OfLevel>("delete-level", "programme");
export const studentInvitationAccepted = defineEvent<
  { studentId: string; isNewChild: boolean },
  { parent: Named; student: Named; teacher: Named; isNewTeacher: boolean }
>("accept-student-invitation", "student-invitation");
export const studentInvited = defineEvent<never, InvitationLetter>(
  "invite-student",
  "student-invitation",
);
export const studentInvitationResent = defineEvent<never, InvitationLetter>(
  "resend-student-invitation",
  "student-invitation",
);
export const studentInvitationWithdrawn = defineEvent(
  "withdraw-student-invitation",
  "student-invitation",
);
/** Aside, a new meeting link of the teacher's own; undefined where it stays. */
export const teachingProfileChanged = defineEvent<
  { changed: string[] },
  { meetingLink: string | null | undefined }
>("change-teaching-profile", "user");
export const publicProfileChanged = defineEvent<{ changed: string[]; isShown: boolean }>(
  "change-public-profile",
  "user",
);
export const approvalDecided = defineEvent<
  { from: string; to: "approved" | "paused" | "declined" },
  { note: string; hasRoom: boolean; shown: ShownToFamilies }
>("decide-approval", "user");
export const applicationSent = defineEvent<{ from: string }, { name: string }>(
  "send-application",
  "user",
);
export const moreAsked = defineEvent<
  { from: string; items: ApplicationItem[] },
  { asked: Partial<Record<ApplicationItem, string>>; note: string }
>("ask-for-more", "user");
export const applicationFileAdded = defineEvent<
  { kind: FileKind },
  { name: string; approval: Approval }
>("add-application-file", "user");
export const applicationFileRemoved = defineEvent<{ kind: FileKind }>(
  "remove-application-file",
  "user",
);
export const applicationFileJudged = defineEvent<
  { kind: FileKind; state: "checked" | "refused" },
  { title: string; note: string }
>("judge-application-file", "user");
export const genderExceptionAllowed = defineEvent<{ teacherId: string }>(
  "allow-gender-exception",
  "user",
);
export const genderExceptionEnded = defineEvent<{ teacherId: string }>(
  "end-gender-exception",
  "user",
);
/** A note of staff about somebody: that it is there, never what it says. */
export const personNoteWritten = defineEvent<{ note: string }>("write-person-note", "user");
export const personNoteChanged = defineEvent<{ note: string; changed: string[] }>(
  "change-person-note",
  "user",
);
export const personNoteDeleted = defineEvent<{ note: string }>("delete-person-note", "user");
/** What is sought for a learner was said anew: which parts of it. */
export const wishSaid = defineEvent<{ changed: string[] }>("say-wish", "student");
/** Where a pupil stands in a programme; null: nobody says any more. */
export const levelSet = defineEvent<{ programme: string; level: string | null }>(
  "set-pupil-level",
  "student",
);
/** A placement test: which one, never what was answered or found. */
export const placementSent = defineEvent<{ placement: string }>("send-placement", "student");
export const placementConfirmed = defineEvent<{ placement: string }>(
  "confirm-placement",
  "student",
);
/** A question of the placement test by ear was recorded, or is silent again. */
export const placementItemSpoken = defineEvent("speak-placement-item", "placement-item");
export const placementItemSilenced = defineEvent("silence-placement-item", "placement-item");
export const profileChanged = defineEvent<{ changed: string[] }>("change-profile", "user");
export const learningBegun = defineEvent("begin-learning", "user");
export const guardianBegun = defineEvent("become-guardian", "user");
/** Whom an import made: ids, by which it is taken back for a while. */
export type Made = { familyIds: string[]; guardianIds: string[]; pupilIds: string[] };
export const familiesImported = defineEvent<Made>("import-families", "import");
export const importUndone = defineEvent<{ families: number; stay: number }>(
  "undo-import",
  "import",
);
