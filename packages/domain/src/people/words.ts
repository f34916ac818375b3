/** What people and programmes may be: each list once, for the wire and for what the database allows. */

export const GENDERS = ["M", "F"] as const;
export type Gender = (typeof GENDERS)[number];

/** What somebody is in a family. */
export const MEMBER_KINDS = ["guardian", "child"] as const;

/** Whether staff let a teacher be found and booked. */
export const APPROVALS = ["applied", "approved", "paused", "declined"] as const;

/** What a programme is about. */
export const PROGRAMME_AREAS = ["quran", "arabic", "islamic"] as const;
