/** What people, programmes, material and letters may be: each list once, for the wire and for what the database allows. */

export const GENDERS = ["M", "F"] as const;
export type Gender = (typeof GENDERS)[number];

/** What somebody is in a family. */
export const MEMBER_KINDS = ["guardian", "child"] as const;

/** What a programme is about. */
export const PROGRAMME_AREAS = ["quran", "arabic", "islamic"] as const;

/** How a teacher sums up a student, best first. */
export const PERFORMANCES = ["Excellent", "Good", "Average"] as const;
export type Performance = (typeof PERFORMANCES)[number];

export const RESOURCE_TYPES = [
  "PDF",
  "Video",
  "Document",
  "Presentation",
  "Picture",
  "Audio",
] as const;

/** A quarterly report is the teacher's, then the staff's to approve, then the family's. */
export const PERIODIC_STATUSES = ["draft", "submitted", "approved"] as const;

/** What is marked as new until somebody has opened it. */
export const READ_SUBJECTS = ["report", "periodic_report", "resource"] as const;

/** What a visitor writes about. */
export const CONTACT_TOPICS = ["general", "programme", "account", "gift_voucher"] as const;

/** Why somebody waits for the institute: wrote, registered and has no lesson, or had a trial and nothing since. */
export const LEAD_REASONS = ["message", "no_lesson", "trial"] as const;

/** How far staff have come with whom they hope to teach. */
export const OPEN_STAGES = ["new", "contacted", "trial"] as const;
export const LEAD_STAGES = [...OPEN_STAGES, "decided", "lost"] as const;

/** Why somebody was lost. */
export const LOST_CAUSES = ["price", "hours", "no_answer", "elsewhere", "later", "other"] as const;
