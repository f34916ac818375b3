import { isDeepStrictEqual } from "node:util";

import type { Report, ReportContent, ReportSend } from "@riwaq/contracts/learning/reports";
import { and, eq, isNotNull } from "drizzle-orm";

import { requireTeacher } from "../../../platform/actors.ts";
import { AppError, refusal } from "../../../platform/app-error.ts";
import { command } from "../../../platform/command.ts";
import type { Transaction } from "../../../platform/db/transaction.ts";
import { type Emitting, emit } from "../../../platform/events/emit.ts";
import { reportCorrected, reportDraftDropped, reportSent } from "../events.ts";
import { asChosen } from "../phrases/as-chosen.ts";
import { reportVersions } from "../tables/report-versions.ts";
import { sessionReports } from "../tables/session-reports.ts";
import { presentReport } from "./presenter.ts";
import { type OwnReport, findReport, findVersions, lockReport } from "./queries.ts";
import { readContent } from "./read-content.ts";

type Asked = { id: string; input: ReportSend; key: string };

/** Sends a report, or corrects one that was sent: what it said before is kept. */
export const sendReport = command({
  by: requireTeacher,
  once: ({ id, input, key }: Asked) => ({ key, request: { report: id, ...input } }),
  lock: (tx, { actor }, { id }) => lockReport(tx, actor.id, id),
  trace: "if_changed",
  run: async (ctx, { id, input }): Promise<Report> => {
    const { tx, actor: teacher, locked: report } = ctx;
    if (report.version !== input.version) throw refusal("conflict", "report_changed");
    await writeReport(ctx, tx, report, input);
    const row = await findReport(tx, teacher, id);
    if (!row) throw new AppError("not_found");
    return presentReport(row, teacher);
  },
});

async function writeReport(
  ctx: Emitting,
  tx: Transaction,
  report: OwnReport,
  { internal_note: internalNote, version: _seen, ...asked }: ReportSend,
): Promise<void> {
  const content = asSent({ ...asked, ...(await asChosen(tx, asked)) });
  const before = report.submittedAt && {
    content: readContent(report),
    internalNote: (await findVersions(tx, report.id))[0]?.internalNote ?? "",
  };
  const drafts = await tx
    .update(sessionReports)
    .set({ draft: null, draftSavedAt: null })
    .where(and(eq(sessionReports.id, report.id), isNotNull(sessionReports.draft)))
    .returning({ id: sessionReports.id });
  if (isDeepStrictEqual(before, { content, internalNote })) {
    if (drafts.length > 0) await emit(ctx, tx, reportDraftDropped(report.id));
    return;
  }
  const version = await addVersion(ctx, tx, report, { content, internalNote });
  const isNews = !isDeepStrictEqual(before?.content, content);
  const written = before ? reportCorrected : reportSent;
  await emit(ctx, tx, written(report.id, { version }, { ...report, isNews }));
}

/** Of who was not there nothing is said of the lesson, whatever the form still carries. */
function asSent(content: ReportContent): ReportContent {
  if (content.attendance !== "absent") return content;
  return { ...content, grade: null, covered: [], strengths: [], to_work_on: [] };
}

type Written = { content: ReportContent; internalNote: string };

async function addVersion(
  { actor, clock }: Emitting,
  tx: Transaction,
  report: OwnReport,
  written: Written,
): Promise<number> {
  const now = clock.now();
  const isUnversioned = report.submittedAt !== null && report.version === 0;
  if (report.submittedAt !== null && isUnversioned) {
    // Sent before versions were kept: what it said becomes the first.
    const first = { content: readContent(report), createdAt: report.submittedAt };
    await tx.insert(reportVersions).values({ reportId: report.id, version: 1, ...first });
  }
  const version = isUnversioned ? 2 : report.version + 1;
  await tx.insert(reportVersions).values({
    reportId: report.id,
    version,
    ...written,
    writtenById: actor.kind === "user" ? actor.id : null,
    createdAt: now,
  });
  const { content } = written;
  await tx
    .update(sessionReports)
    .set({
      version,
      content,
      attendance: content.attendance,
      grade: content.grade,
      submittedAt: report.submittedAt ?? now,
    })
    .where(eq(sessionReports.id, report.id));
  return version;
}
