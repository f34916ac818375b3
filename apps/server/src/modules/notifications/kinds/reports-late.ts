import type { Transaction } from "../../../platform/db/transaction.ts";
import type { Emitting } from "../../../platform/events/emit.ts";
import { periodicReportsFellLate, reportsFellLate } from "../../learning/events.ts";
import { findReader, findStaffWith } from "../notices/queries.ts";
import { defineKind } from "./define-kind.ts";

const SHARED = { group: "reports", words: { teacher: "name", count: "plain" } } as const;

type Late = { subject: { id: string }; payload: { count: number } };

/** Who decides about what is taught is told of one teacher at a time. */
const tellStaff =
  (name: string, path: string) =>
  async (ctx: Emitting, tx: Transaction, { subject, payload }: Late) => {
    const teacher = await findReader(tx, subject.id);
    if (!teacher) return [];
    const key = `${name}:${teacher.id}:${ctx.clock.now().toISOString()}`;
    const words = { teacher: teacher.name, count: `${payload.count}` };
    return (await findStaffWith(tx, "content")).map((userId) => ({ userId, key, words, path }));
  };

/** Reports that are still not written a day after they were due. */
export const reportsLate = defineKind({ ...SHARED, name: "reports-late" }).follows(
  [reportsFellLate],
  tellStaff("reports-late", "/staff/late-reports"),
);

/** Drafts of quarterly reports that were left for two weeks. */
export const periodicReportsLate = defineKind({
  ...SHARED,
  name: "periodic-reports-late",
}).follows(
  [periodicReportsFellLate],
  tellStaff("periodic-reports-late", "/periodic-reports?status=draft"),
);
