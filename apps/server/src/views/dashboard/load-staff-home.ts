import {
  STAFF_TASKS,
  STAFF_TASK_NAMES,
  type StaffHome,
  type StaffTask,
} from "@riwaq/contracts/views/dashboard";
import { REPORT_ESCALATED_AFTER_MS } from "@riwaq/domain/learning/reports/due";
import { PROBLEM_STATES } from "@riwaq/domain/notifications/next-try";
import { type SQL, sql } from "drizzle-orm";

import { countAskedOfStaff } from "../../modules/scheduling/outcomes/queries.ts";
import { requireStaff } from "../../platform/actors.ts";
import type { Context } from "../../platform/context.ts";
import { isOneOf } from "../../platform/db/columns.ts";
import { rowsOf } from "../../platform/db/table-names.ts";

/** Of each task: how many there are, and since when the oldest waits. */
const waitingOf = (late: Date): Record<StaffTask, SQL> => ({
  unanswered: countAskedOfStaff,
  emergencies: sql`select count(*), min(created_at) from make_ups where state = 'pending'`,
  applications: sql`select count(*), min(coalesce(sent_at, created_at)) from teachers
    where approval = 'applied'`,
  late_reports: sql`select count(*), min(due_at) from session_reports
    where submitted_at is null and due_at <= ${late.toISOString()}::timestamptz`,
  periodic: sql`select count(*), min(waiting_since) from periodic_reports
    where status = 'submitted'`,
  contact: sql`select count(*), min(created_at) from contact_messages where handled_at is null`,
  outbox: sql`select count(*), min(created_at) from outbox_messages
    where ${isOneOf(sql`state`, PROBLEM_STATES)}`,
  rounds: sql`select count(*), min(first_failed_at) from round_failures where mended_at is null`,
});

type Row = { task: StaffTask; count: number; sinceMs: number };

/** What needs a person, in one query: of what nobody asks the reader, nothing is counted. */
export async function loadStaffHome({ db, actor, clock }: Context): Promise<StaffHome> {
  const { rights, timeZone } = requireStaff(actor);
  const late = new Date(clock.now().getTime() - REPORT_ESCALATED_AFTER_MS);
  const waiting = waitingOf(late);
  const own = STAFF_TASK_NAMES.filter((task) => rights.has(STAFF_TASKS[task]));
  if (own.length === 0) return { time_zone: timeZone, tasks: [] };
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
    time_zone: timeZone,
    tasks: own.flatMap((task) => {
      const row = found.get(task);
      return row ? [{ task, count: row.count, since: new Date(row.sinceMs).toISOString() }] : [];
    }),
  };
}
