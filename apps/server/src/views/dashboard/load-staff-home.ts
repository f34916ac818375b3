import {
  STAFF_TASKS,
  STAFF_TASK_NAMES,
  type StaffHome,
  type StaffTask,
} from "@riwaq/contracts/views/dashboard";
import { REPORT_ESCALATED_AFTER_MS } from "@riwaq/domain/learning/reports/due";
import { PROBLEM_STATES } from "@riwaq/domain/notifications/next-try";
import { DAY_MS } from "@riwaq/domain/time/civil-date";
import { toWall } from "@riwaq/domain/time/zone";
import { type SQL, sql } from "drizzle-orm";

import { countOpenActs } from "../../modules/billing/legal-acts/queries.ts";
import { countLeads } from "../../modules/institute/leads/queries.ts";
import { countEnding } from "../../modules/people/applications/queries.ts";
import { countLeaveTasks } from "../../modules/scheduling/leave/queries.ts";
import { countAskedOfStaff } from "../../modules/scheduling/outcomes/queries.ts";
import { countUnplaced } from "../../modules/scheduling/unplaced/find-unplaced.ts";
import { requireStaff } from "../../platform/actors.ts";
import type { Context } from "../../platform/context.ts";
import { isOneOf } from "../../platform/db/columns.ts";
import { rowsOf } from "../../platform/db/table-names.ts";
import { findInstitute } from "../../platform/institute.ts";

/** A holiday to come within so many days is to be confirmed or shifted. */
const HOLIDAY_DAYS = 30;

/** Dates of the institute's calendar, both inclusive. */
type Days = { from: string; until: string };
type Times = { now: Date; late: Date; soon: Days };

/** Of each task: how many there are, and since when the oldest waits. */
const waitingOf = ({ now, late, soon }: Times): Record<StaffTask, SQL> => ({
  unanswered: countAskedOfStaff,
  unplaced: countUnplaced(now),
  emergencies: sql`select count(*), min(created_at) from make_ups where state = 'pending'`,
  leave: countLeaveTasks(now),
  declarations: countOpenActs,
  applications: sql`select count(*), min(coalesce(sent_at, created_at)) from teachers
    where approval = 'applied'`,
  certificates: countEnding(soon.from),
  late_reports: sql`select count(*), min(due_at) from session_reports
    where submitted_at is null and due_at <= ${late.toISOString()}::timestamptz`,
  periodic: sql`select count(*), min(waiting_since) from periodic_reports
    where status = 'submitted'`,
  leads: countLeads(soon.from),
  contact: sql`select count(*), min(created_at) from contact_messages where handled_at is null`,
  outbox: sql`select count(*), min(created_at) from outbox_messages
    where ${isOneOf(sql`state`, PROBLEM_STATES)}`,
  // Each must be said before families book over it.
  holidays: sql`select count(*), min(created_at) from holidays
    where confirmed_at is null and ends_on >= ${soon.from}::date and starts_on <= ${soon.until}::date`,
  rounds: sql`select count(*), min(first_failed_at) from round_failures where mended_at is null`,
});

type Row = { task: StaffTask; count: number; sinceMs: number };

/** What needs a person, in one query: of what nobody asks the reader, nothing is counted. */
export async function loadStaffHome({ db, actor, clock }: Context): Promise<StaffHome> {
  const { rights } = requireStaff(actor);
  const { timeZone } = await findInstitute(db);
  const now = clock.now();
  const nowMs = now.getTime();
  const from = toWall(nowMs, timeZone).date;
  const soon = { from, until: toWall(nowMs + HOLIDAY_DAYS * DAY_MS, timeZone).date };
  const waiting = waitingOf({ now, late: new Date(nowMs - REPORT_ESCALATED_AFTER_MS), soon });
  const own = STAFF_TASK_NAMES.filter((task) => rights.has(STAFF_TASKS[task]));
  if (own.length === 0) return { institute_time_zone: timeZone, tasks: [] };
  const counts = own.map(
    (task) => sql`select ${task}::text as task, of.count, of.since
      from (${waiting[task]}) of (count, since)`,
  );
  const rows = await rowsOf<Row>(
    db,
    sql`select task, count::int, extract(epoch from since)::float8 * 1000 as "sinceMs"
      from (${sql.join(counts, sql` union all `)}) of_all where count > 0`,
  );
  const found = new Map(rows.map((row) => [row.task, row]));
  return {
    institute_time_zone: timeZone,
    tasks: own.flatMap((task) => {
      const row = found.get(task);
      return row ? [{ task, count: row.count, since: new Date(row.sinceMs).toISOString() }] : [];
    }),
  };
}
