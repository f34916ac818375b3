/** The states of a lesson and what each of them allows. */

export const SESSION_STATUSES = [
  "Scheduled",
  "Joined",
  "Completed",
  "Cancelled",
  "Missed",
] as const;

export type SessionStatus = (typeof SESSION_STATUSES)[number];

/** What a lesson was booked as. */
export const SESSION_KINDS = ["single", "trial", "series", "make_up"] as const;

/** Who cancels a lesson; a holiday does so for everybody. */
export const CANCELLERS = ["family", "teacher", "staff", "holiday"] as const;

/** The statuses that occupy the hour of teacher and student: all but Cancelled. */
export const BLOCKING_STATUSES = [
  "Scheduled",
  "Joined",
  "Completed",
  "Missed",
] as const satisfies readonly SessionStatus[];

/** Not over, as far as anybody has said. */
export const OPEN_STATUSES = ["Scheduled", "Joined"] as const satisfies readonly SessionStatus[];

/** Somebody came in. */
export const HELD_STATUSES = ["Joined", "Completed"] as const satisfies readonly SessionStatus[];

/** The values of the status filter. */
export const SESSION_FILTERS = ["all", "scheduled", "completed", "cancelled"] as const;

export type SessionFilter = (typeof SESSION_FILTERS)[number];

const STATUS_OF_FILTER = {
  scheduled: "Scheduled",
  completed: "Completed",
  cancelled: "Cancelled",
} as const satisfies Record<Exclude<SessionFilter, "all">, SessionStatus>;

/** What a family asks for among its lessons, and what that means: lessons of these statuses. */
export const LESSON_STATES = ["scheduled", "completed", "cancelled", "missed"] as const;

export type LessonState = (typeof LESSON_STATES)[number];

type StatusesOf = Record<LessonState, readonly SessionStatus[]>;

const COMING_AS: StatusesOf = {
  scheduled: ["Scheduled", "Joined"],
  completed: [],
  cancelled: ["Cancelled"],
  missed: [],
};

/** One of which nobody has said yet how it went is of none of them: it stands among all. */
const OVER_AS: StatusesOf = {
  scheduled: [],
  completed: ["Completed"],
  cancelled: ["Cancelled"],
  missed: ["Missed"],
};

/** The statuses by which lessons are of a state, before their end or after it. */
export function statusesOf(state: LessonState, when: "coming" | "over"): readonly SessionStatus[] {
  return when === "coming" ? COMING_AS[state] : OVER_AS[state];
}

/** Whether the row has a Join link: status Scheduled only. */
export function isJoinable(status: SessionStatus): boolean {
  return status === "Scheduled";
}

/**
 * Whether a session passes the status filter: every other filter than "all" means the status of
 * that name, so Joined and Missed come under "all" only.
 */
export function matchesFilter(status: SessionStatus, filter: SessionFilter): boolean {
  return filter === "all" || status === STATUS_OF_FILTER[filter];
}
