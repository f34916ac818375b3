import { LEAVE_KINDS, LEAVE_STATES } from "@riwaq/domain/scheduling/leave/leave";
import { z } from "zod";

import { CivilDate, Id, PageNumber, shortText } from "../fields.ts";
import { message } from "../messages.ts";

/** Days on the teacher's own calendar, both included. */
const Days = {
  kind: z.enum(LEAVE_KINDS, message("invalid")),
  starts_on: CivilDate,
  ends_on: CivilDate,
  /** What the teacher says to staff, or staff note. */
  words: shortText(500).default(""),
};

/** POST /leaves/: a teacher asks for days without lessons. */
export const NewLeave = z.object(Days);
export type NewLeave = z.infer<typeof NewLeave>;

/** POST /staff/leaves/: staff enter it for a teacher, as on the phone; it is granted by that. */
export const EnteredLeave = z.object({ teacher_id: Id, ...Days });
export type EnteredLeave = z.infer<typeof EnteredLeave>;

/** PATCH /staff/leaves/{id}/ */
export const LeaveDecision = z.object({
  state: z.enum(["granted", "refused"], message("invalid")),
  answer: shortText(500).default(""),
});
export type LeaveDecision = z.infer<typeof LeaveDecision>;

export const Leave = z.object({
  id: z.string(),
  teacher_id: z.string(),
  teacher_name: z.string(),
  kind: z.enum(LEAVE_KINDS),
  state: z.enum(LEAVE_STATES),
  starts_on: z.string(),
  ends_on: z.string(),
  words: z.string(),
  answer: z.string(),
  asked_at: z.string(),
  /** Its last day is over. */
  is_over: z.boolean(),
  /** Lessons that it concerns, and how many of them nobody has decided about. */
  lessons: z.int(),
  undecided: z.int(),
});
export type Leave = z.infer<typeof Leave>;

/** GET /leaves/: the teacher's own, the latest first. */
export const Leaves = z.object({ leaves: z.array(Leave) });
export type Leaves = z.infer<typeof Leaves>;

export const LEAVES_PER_PAGE = 30;

/**
 * What the desk lists: all that is not over, of it what is asked for, is under way or is to come, or what is over, refused
 * or withdrawn.
 */
export const LEAVE_VIEWS = ["open", "asked", "running", "coming", "past"] as const;
export type LeaveView = (typeof LEAVE_VIEWS)[number];

/** GET /staff/leaves/?view&page */
export const StaffLeavesQuery = z.object({
  view: z.enum(LEAVE_VIEWS, message("invalid")).default("open"),
  page: PageNumber,
});
export type StaffLeavesQuery = z.infer<typeof StaffLeavesQuery>;

/** Open ones by their first day, others the latest first. */
export const StaffLeaves = z.object({
  leaves: z.array(Leave),
  /** Who teaches here, by name: for whom staff may enter one. */
  teachers: z.array(z.object({ id: z.string(), name: z.string() })),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
});
export type StaffLeaves = z.infer<typeof StaffLeaves>;
