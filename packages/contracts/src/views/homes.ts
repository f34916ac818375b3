import { z } from "zod";

import { Report } from "../learning/reports.ts";
import { Resource } from "../learning/resources.ts";
import { NextLesson, Session } from "../scheduling/sessions.ts";

/** What waits for a word of the reader's family, and lessons that are owed to it: as many, each list has its own call. */
const Waiting = z.object({ offers: z.int(), make_ups: z.int() });

/** GET /student-home/. */
export const StudentHome = z.object({
  time_zone: z.string(),
  next: NextLesson.nullable(),
  /** From the last report: what to practise. */
  last_report: Report.nullable(),
  new_resources: z.array(Resource.pick({ id: true, title: true, type: true, teacher_name: true })),
  /** From now on, seven days. */
  week: z.array(Session),
  has_guardian: z.boolean(),
  waiting: Waiting,
});
export type StudentHome = z.infer<typeof StudentHome>;

/** GET /parent-home/: one card for each child. */
export const ParentHome = z.object({
  time_zone: z.string(),
  children: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      age: z.int(),
      next: NextLesson.nullable(),
      last_report: Report.nullable(),
      /** Of the calendar month in the reader's zone. */
      attendance: z.object({ present: z.int(), late: z.int(), absent: z.int() }),
      new_resources: z.int(),
      needs: z.array(z.enum(["consent", "report", "periodic_report"])),
      /** The newest approved one that this parent has not opened. */
      periodic_report_id: z.string().nullable(),
    }),
  ),
  /** Of all children: from now on, seven days. */
  week: z.array(Session),
  waiting: Waiting,
  /** From teachers to this parent's confirmed address: the link that accepts one is in its mail. */
  invitations: z.array(z.object({ teacher: z.string(), child: z.string() })),
});
export type ParentHome = z.infer<typeof ParentHome>;
