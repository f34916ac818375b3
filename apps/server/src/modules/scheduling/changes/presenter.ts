import type { Language } from "@riwaq/contracts/languages";
import type { Message } from "@riwaq/contracts/messages";
import type { ChangedLesson, ChangePreview, Decision } from "@riwaq/contracts/scheduling/changes";
import type { CancellationDecision } from "@riwaq/domain/scheduling/policy/cancellation";
import type { MoveDecision } from "@riwaq/domain/scheduling/policy/rescheduling";
import type { PolicyValues } from "@riwaq/domain/scheduling/policy/values";

import { messageText } from "../../../platform/i18n/translate.ts";
import type { Zones } from "./queries.ts";

export function presentDecision(
  decision: CancellationDecision | MoveDecision,
  { noticeHours }: PolicyValues,
): Decision {
  const { section, month, usedBefore, usedAfter, limit, freeUntilMs } = decision;
  return {
    ...outcomeOf(decision),
    section,
    month,
    used_before: usedBefore,
    used_after: usedAfter,
    limit,
    notice_hours: noticeHours,
    free_until: new Date(freeUntilMs).toISOString(),
    moves_left: decision.rule === "move" ? decision.movesLeft : null,
  };
}

/** A lasting change is free; a move that counts is its own make-up. */
function outcomeOf(
  decision: CancellationDecision | MoveDecision,
): Pick<Decision, "outcome" | "make_up"> {
  if (decision.rule === "cancellation") {
    return { outcome: decision.outcome, make_up: decision.makeUp };
  }
  const { outcome, usedBefore, usedAfter } = decision;
  return {
    outcome: outcome === "agreed_in_advance" ? "free" : outcome,
    make_up: usedAfter > usedBefore ? "granted" : "none",
  };
}

type Preview = {
  decision: CancellationDecision | MoveDecision;
  policy: PolicyValues;
  lessons: ChangedLesson[];
  zones: Zones;
  owedAfter?: number;
  problems: readonly Message[];
  language: Language;
};

export function presentPreview(preview: Preview): ChangePreview {
  const { decision, policy, lessons, zones, owedAfter = null, problems, language } = preview;
  return {
    decision: presentDecision(decision, policy),
    lessons,
    teacher_zone: zones.teacher,
    family_zone: zones.family,
    owed_after: owedAfter,
    problems: problems.map((problem) => messageText(problem, language)),
  };
}

type Hours = { startsAt: Date; endsAt: Date };

export function presentChangedLesson(
  session: ({ id: string } & Hours) | null,
  to: Hours | null,
  state: ChangedLesson["state"] = "ok",
): ChangedLesson {
  const from = session ?? to;
  if (!from) throw new Error("a change of no lesson");
  return {
    session_id: session?.id ?? null,
    starts_at: from.startsAt.toISOString(),
    ends_at: from.endsAt.toISOString(),
    new_starts_at: to?.startsAt.toISOString() ?? null,
    new_ends_at: to?.endsAt.toISOString() ?? null,
    state,
  };
}
