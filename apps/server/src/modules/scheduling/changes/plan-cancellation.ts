import type { Message } from "@riwaq/contracts/messages";
import type { Cancellation } from "@riwaq/contracts/scheduling/changes";
import {
  type CancellationDecision,
  decideCancellation,
} from "@riwaq/domain/scheduling/policy/cancellation";
import { monthOf } from "@riwaq/domain/scheduling/policy/make-ups";
import type { PolicyInForce } from "@riwaq/domain/scheduling/policy/values";
import { canTransition } from "@riwaq/domain/scheduling/sessions/transitions";

import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { findTerms } from "../../institute/policies/find-terms.ts";
import { findMonthFacts } from "../make-ups/queries.ts";
import type { SeriesRow } from "../series/queries.ts";
import type { Lesson } from "../sessions/load-lesson.ts";
import { findChooserFault } from "./find-chooser-fault.ts";
import { requireOwnLesson } from "./policy.ts";
import { findFollowing, findSeriesOf, findZones, type SessionRow, type Zones } from "./queries.ts";

type CancelledLesson = {
  session: SessionRow;
  /** Of each pupil, by what that pupil has used; the first one's is shown. */
  pupils: Decided[];
  decision: CancellationDecision;
};

type Decided = {
  studentId: string | undefined;
  inputs: Parameters<typeof decideCancellation>[0];
  decision: CancellationDecision;
};

export type CancellationPlan = {
  zones: Zones;
  /** Of a longer one the lesson that it begins with is the first. */
  lessons: [CancelledLesson, ...CancelledLesson[]];
  /** To be ended; null where only one lesson is cancelled. */
  series: SeriesRow | null;
  /** By what it was decided. */
  policy: PolicyInForce;
  problems: Message[];
};

type FactsOf = Awaited<ReturnType<typeof findMonthFacts>>;

type Asked = { actor: SignedIn; lesson: Lesson; cancellation: Cancellation; now: Date };

/** What a cancellation does, by the terms: shown before, and done exactly so. Forbidden for a half of two families. */
export async function planCancellation(db: Database, asked: Asked): Promise<CancellationPlan> {
  const { actor, lesson, cancellation, now } = asked;
  requireOwnLesson(lesson);
  const zones = await findZones(db, lesson);
  const isLonger = cancellation.scope === "following";
  const series = isLonger ? ((await findSeriesOf(db, lesson)) ?? null) : null;
  const problems: Message[] = [];
  if (!canBeCancelled(lesson, now)) problems.push({ key: "not_scheduled" });
  const fault = await findChooserFault(db, actor, now);
  if (fault) problems.push({ key: fault });
  // Whoever covers a lesson decides about that lesson alone.
  const isCovered = lesson.side === "teacher" && series?.teacherId !== lesson.teacherId;
  if (isLonger && (series === null || isCovered)) problems.push({ key: "series_only" });
  const later = isLonger && problems.length === 0 ? await findFollowing(db, lesson, now) : [];
  const others = later.filter(({ id }) => id !== lesson.id);
  const policy = (await findTerms(db)).at(now);
  const by = { instituteZone: zones.institute, policy };
  const [first, ...rest] = await decideAll(db, asked, [lesson, ...others], by);
  if (!first) throw new Error("a cancellation of nothing");
  return { zones, lessons: [first, ...rest], series, policy, problems };
}

function canBeCancelled(lesson: Lesson, now: Date): boolean {
  return canTransition({
    from: lesson.status,
    to: "Cancelled",
    by: lesson.side,
    startsAtMs: lesson.startsAt.getTime(),
    endsAtMs: lesson.endsAt.getTime(),
    nowMs: now.getTime(),
  });
}

async function decideAll(
  db: Database,
  { lesson, cancellation, now }: Asked,
  affected: readonly SessionRow[],
  { instituteZone, policy }: { instituteZone: string; policy: PolicyInForce },
): Promise<CancelledLesson[]> {
  const months = affected.map(({ id, startsAt }) => ({
    id,
    month: monthOf(startsAt.getTime(), instituteZone),
  }));
  const { studentIds } = lesson;
  const factsOfEach: Array<Pick<Decided, "studentId"> & { factsOf: FactsOf }> = [];
  for (const studentId of studentIds.length > 0 ? studentIds : [undefined]) {
    factsOfEach.push({ studentId, factsOf: await findMonthFacts(db, studentId, months) });
  }
  return affected.map((session) => {
    const pupils = factsOfEach.map(({ studentId, factsOf }): Decided => {
      const inputs = {
        by: lesson.side,
        isEmergency: lesson.side === "family" && cancellation.is_emergency,
        startsAtMs: session.startsAt.getTime(),
        nowMs: now.getTime(),
        ...factsOf(session.id),
        instituteZone,
        policy,
        kind: session.kind,
        scope: cancellation.scope,
      };
      return { studentId, inputs, decision: decideCancellation(inputs) };
    });
    const [first] = pupils;
    if (!first) throw new Error("a cancellation that nobody decided");
    return { session, pupils, decision: first.decision };
  });
}
