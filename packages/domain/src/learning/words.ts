/** What material and reports may be: each list once, for the wire and for what the database allows. */

export const RESOURCE_TYPES = ["PDF", "Video", "Document", "Presentation"] as const;

/** A quarterly report is the teacher's, then the staff's to approve, then the family's. */
export const PERIODIC_STATUSES = ["draft", "submitted", "approved"] as const;

/** What is marked as new until somebody has opened it. */
export const READ_SUBJECTS = ["report", "periodic_report", "resource"] as const;
