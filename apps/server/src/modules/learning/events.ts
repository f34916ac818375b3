import type { Mark } from "@riwaq/contracts/learning/marks";
import type { Recitation } from "@riwaq/contracts/learning/recitations";
import type { MarkKind } from "@riwaq/domain/learning/marks/kinds";

import { defineEvent } from "../../platform/events/define-event.ts";

/** A quarterly report: whose quarter, by whom, and how often it had been changed. */
type Periodic = {
  studentId: string;
  teacherId: string;
  periodStart: string;
  periodEnd: string;
  version: number;
};
type Report = {
  sessionId: string;
  studentId: string;
  teacherId: string;
  /** Whether families read something new in it: what only teacher and staff read is no news for them. */
  isNews: boolean;
};
/** Material, to whom it was given now, and who has it no longer. */
type Given = { title: string; teacher: string; studentIds: string[]; takenFrom: string[] };

export const periodicReportSubmitted = defineEvent<never, Periodic>(
  "submit-periodic-report",
  "periodic_report",
);
export const periodicReportChanged = defineEvent<never, Periodic>(
  "change-periodic-report",
  "periodic_report",
);
export const periodicReportDrafted = defineEvent<never, Periodic>(
  "draft-periodic-report",
  "periodic_report",
);
export const periodicReportApproved = defineEvent<never, Periodic>(
  "approve-periodic-report",
  "periodic_report",
);
/** A week has passed in the hands of whoever has it. */
export const periodicReportWaits = defineEvent<never, Periodic & { status: "draft" | "submitted" }>(
  "remind-of-periodic-report",
  "periodic_report",
);
/** So many drafts of a teacher have been left for two weeks. */
export const periodicReportsFellLate = defineEvent<{ count: number }>(
  "escalate-periodic-reports",
  "user",
);
export const periodicReportReturned = defineEvent<never, Periodic>(
  "return-periodic-report",
  "periodic_report",
);
export const phraseCreated = defineEvent("create-phrase", "phrase");
export const phraseReworded = defineEvent<{ version: number }>("reword-phrase", "phrase");
export const phraseRetired = defineEvent("retire-phrase", "phrase");
export const phraseRestored = defineEvent("restore-phrase", "phrase");
/** Of one list: of a programme, or of the institute. */
export const phrasesOrdered = defineEvent<{ kind: string; count: number }>(
  "order-phrases",
  "programme",
);
export const reportCorrected = defineEvent<{ version: number }, Report>("correct-report", "report");
/** It is due and not written: the teacher is reminded. */
export const reportFellDue = defineEvent<
  never,
  Pick<Report, "sessionId" | "studentId" | "teacherId">
>("remind-of-report", "report");
/** So many reports of a teacher are still not written a day after they were due. */
export const reportsFellLate = defineEvent<{ count: number }>("escalate-reports", "user");
/** What was sent before was sent once more: the draft beside it is no more. */
export const reportDraftDropped = defineEvent("drop-report-draft", "report");
export const reportSent = defineEvent<{ version: number }, Report>("send-report", "report");
export const resourceVersionAdded = defineEvent<{ version: number; sha256: string }>(
  "add-version",
  "resource",
);
export const resourceAssigned = defineEvent<{ added: number; removed: number }, Given>(
  "assign-resource",
  "resource",
);
export const resourceChanged = defineEvent<{ fields: string[] }>("change-resource", "resource");
export const resourceCreated = defineEvent<
  { sha256: string; added: number; removed: number },
  Given
>("create-resource", "resource");
export const resourceDeleted = defineEvent("delete-resource", "resource");
export const resourceRestored = defineEvent("restore-resource", "resource");

/** A recording of a recitation: whose, in which lesson, and what is shown of it. */
type Recorded = { sessionId: string | null; studentId: string; recitation: Recitation };
/** asked: by somebody; consent: it was withdrawn; time: it was kept as long as it should; empty: nothing came of it. */
export type RemovedFor = "asked" | "consent" | "time" | "empty";
export const recitationBegun = defineEvent<never, Recorded>("begin-recitation", "recitation");
export const recitationEnded = defineEvent<never, Recorded>("end-recitation", "recitation");
export const recitationRemoved = defineEvent<{ why: RemovedFor }, Recorded>(
  "remove-recitation",
  "recitation",
);

/** A recording that was made at home was heard, and the family is told. */
type Answered = { studentId: string; teacherId: string; homeworkId: string | null };
export const recitationAnswered = defineEvent<never, Answered>("answer-recitation", "recitation");
/** What is said to a recording is the teacher's alone until it is answered. */
type Commented = { studentId: string; isShown: boolean };
export const recitationCommented = defineEvent<never, Commented>(
  "comment-recitation",
  "recitation",
);
export const recitationCommentRemoved = defineEvent<never, Commented>(
  "remove-recitation-comment",
  "recitation",
);
/** To recite at home: of which pupil, and who asked for it. */
type Asked = { studentId: string; teacherId: string };
export const homeworkSet = defineEvent<never, Asked>("set-homework", "homework");
export const homeworkWithdrawn = defineEvent<never, Asked>("withdraw-homework", "homework");

/** That a qualified reader has approved of an edition of the mushaf, on a civil day. */
export const mushafApproved = defineEvent<{ on: string }>("approve-mushaf", "edition");
export const mushafApprovalWithdrawn = defineEvent("withdraw-mushaf-approval", "edition");

type Marked = { kind: MarkKind; page: number };
/** In which lesson, at whose word, and the mark as others read it, with its words. */
type MarkTold = { sessionId: string | null; studentId: string; mark: Mark };
export const wordMarked = defineEvent<Marked, MarkTold>("mark-word", "mark");
export const markChanged = defineEvent<Marked, MarkTold>("change-mark", "mark");
export const markTakenBack = defineEvent<Marked, MarkTold>("take-back-mark", "mark");
