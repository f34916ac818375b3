import { FALLBACK_LANGUAGE, type Language } from "@riwaq/contracts/languages";
import type { PeriodicFigures, PeriodicText } from "@riwaq/contracts/learning/periodic-reports";
import { wordIn } from "@riwaq/domain/learning/phrases/phrase";
import {
  PERIODIC_REPORT_BELOW_AGE,
  type Period,
  periodBefore,
} from "@riwaq/domain/learning/reports/period";
import { currentAge } from "@riwaq/domain/people/age";
import { toInstant, toWall } from "@riwaq/domain/time/zone";

import { byAnyone, command, contextOfRound } from "../../../platform/command.ts";
import type { RoundDeps } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { emit } from "../../../platform/events/emit.ts";
import { findInstitute } from "../../../platform/institute.ts";
import { type PupilId, pupilOfInstitute } from "../../people/reach/pupils.ts";
import { periodicReportDrafted } from "../events.ts";
import { findFamilyLanguages } from "../reports/family-languages.ts";
import { type Pupil, type WrittenRow, findPupil, findWritten } from "../reports/queries.ts";
import { readContent } from "../reports/read-content.ts";
import { periodicReports } from "../tables/periodic-reports.ts";
import { inNewHands } from "./policy.ts";
import { figuresOf } from "./presenter.ts";
import { findUndrafted } from "./queries.ts";

type Span = { period: Period; from: Date; until: Date; zone: string };
type Pair = { studentId: string; teacherId: string };

/** What was memorised in some days, as another module counts it. */
export type FindMemory = (
  db: Database,
  pupilId: PupilId,
  period: Period,
) => Promise<PeriodicFigures["memory"]>;
type Deps = RoundDeps & { findMemory: FindMemory };

/**
 * Drafts the report of the quarter that ended for each pupil under 16 and teacher who taught them; answers of how
 * many. Whoever has one gets no second: a constraint of the table.
 */
export async function draftPeriodicReports(deps: Deps): Promise<number> {
  const { timeZone: zone } = await findInstitute(deps.db);
  const span = spanBefore(deps.clock.now(), zone);
  const { from, until, period } = span;
  const pairs = await findUndrafted(deps.db, { from, until, periodStart: period.start });
  let count = 0;
  for (const pair of pairs) if (await draftOne(deps, pair, span)) count += 1;
  return count;
}

function spanBefore(now: Date, zone: string): Span {
  const period = periodBefore(toWall(now.getTime(), zone).date);
  const midnight = (date: string) => new Date(toInstant({ date, time: "00:00", zone }).epochMs);
  const after = new Date(Date.parse(`${period.end}T00:00:00Z`) + 86_400_000);
  return {
    period,
    zone,
    from: midnight(period.start),
    until: midnight(after.toISOString().slice(0, 10)),
  };
}

async function draftOne(deps: Deps, pair: Pair, span: Span): Promise<boolean> {
  const studentId = pupilOfInstitute(pair.studentId);
  const pupil = await findPupil(deps.db, studentId);
  if (ageOf(pupil, span.period.end) >= PERIODIC_REPORT_BELOW_AGE) return false;
  const written = await findWritten(deps.db, {
    ...pair,
    studentId,
    from: span.from,
    until: span.until,
  });
  const memory = await deps.findMemory(deps.db, studentId, span.period);
  const figures = figuresOf(written, { ...span, memory });
  const [language = FALLBACK_LANGUAGE] = await findFamilyLanguages(deps.db, pair.studentId);
  const text = firstWords(written, figures, language);
  const { start: periodStart, end: periodEnd } = span.period;
  return writeDraft(contextOfRound(deps), { ...pair, periodStart, periodEnd, figures, text });
}

type Draft = Pair &
  Pick<typeof periodicReports.$inferInsert, "periodStart" | "periodEnd" | "figures" | "text">;

const writeDraft = command({
  by: byAnyone,
  trace: "if_changed",
  run: async (ctx, draft: Draft): Promise<boolean> => {
    const { tx, now } = ctx;
    const [report] = await tx
      .insert(periodicReports)
      .values({ ...draft, createdAt: now, updatedAt: now, ...inNewHands(now) })
      .onConflictDoNothing()
      .returning({ id: periodicReports.id });
    if (!report) return false;
    await emit(ctx, tx, periodicReportDrafted(report.id, {}, { ...draft, version: 0 }));
    return true;
  },
});

function ageOf({ ageDeclared, ageDeclaredOn: declaredOn }: Pupil, today: string): number {
  return currentAge({ ageDeclared, declaredOn, today });
}

/** What the lesson reports say most often, in the family's language, to be made into sentences. */
function firstWords(
  written: readonly WrittenRow[],
  figures: PeriodicFigures,
  language: Language,
): PeriodicText {
  const listed = (words: PeriodicFigures["strengths"]) =>
    words.map(({ word }) => `– ${wordIn(word, language)}`).join("\n");
  const message = written.map((row) => readContent(row).message).find((text) => text !== "");
  return {
    summary: message ?? "",
    strengths: listed(figures.strengths),
    next_steps: listed(figures.to_work_on),
  };
}
