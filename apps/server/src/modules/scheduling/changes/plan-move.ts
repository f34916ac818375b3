import type { Message, MessageKey } from "@riwaq/contracts/messages";
import type { Move } from "@riwaq/contracts/scheduling/changes";
import { monthOf } from "@riwaq/domain/scheduling/policy/make-ups";
import {
  decideMove,
  type MoveDecision,
  type MoveInputs,
} from "@riwaq/domain/scheduling/policy/rescheduling";
import type { PolicyValues } from "@riwaq/domain/scheduling/policy/values";

import { badField } from "../../../platform/app-error.ts";
import type { SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { findTerms } from "../../institute/policies/find-terms.ts";
import type { JudgedLesson } from "../bookings/judge-lessons.ts";
import { findMonthFacts } from "../make-ups/queries.ts";
import type { Lesson } from "../sessions/load-lesson.ts";
import { findChooserFault } from "./find-chooser-fault.ts";
import { judgeMove } from "./judge-move.ts";
import { faultOfTeacher, requireOwnLesson } from "./policy.ts";
import { countFamilyMoves, findZones, type Zones } from "./queries.ts";

export type MoveOfOne = Extract<Move, { scope: "one" }>;

export type DecidedMove = {
  studentId: string | undefined;
  inputs: MoveInputs;
  decision: MoveDecision;
};

export type MovePlan = {
  zones: Zones;
  /** Of each pupil, by what that pupil has used. */
  pupils: DecidedMove[];
  /** The one that stands against it, if one does: siblings move together or not at all. */
  decision: MoveDecision;
  /** By what that was decided. */
  policy: PolicyValues;
  /** Where it goes, and what stands against that. */
  to: JudgedLesson;
  problems: Message[];
};

type Asked = { actor: SignedIn; lesson: Lesson; move: MoveOfOne; now: Date };

const QUARTER_MS = 15 * 60_000;

/** What moving one lesson does: by the terms for the hour it leaves, by the rules of booking for the one it takes. */
export async function planMove(db: Database, asked: Asked): Promise<MovePlan> {
  const { actor, lesson, move, now } = asked;
  requireOwnLesson(lesson);
  const startsAtMs = readStart(move, lesson);
  const zones = await findZones(db, lesson);
  const pupils: DecidedMove[] = [];
  const { studentIds } = lesson;
  for (const studentId of studentIds.length > 0 ? studentIds : [undefined]) {
    const inputs = await findMoveInputs(db, { lesson, studentId, scope: "one", zones, now });
    pupils.push({ studentId, inputs, decision: decideMove(inputs) });
  }
  const decided = pupils.find((pupil) => !pupil.decision.isAllowed) ?? pupils[0];
  if (!decided) throw new Error("a move that nobody decided");
  const { decision, inputs } = decided;
  const judged = await judgeMove(db, { actor, lesson, startsAtMs, now });
  const problems = [
    faultOfMove(lesson, decided, now),
    messageOf(await findChooserFault(db, actor, now)),
    messageOf(await faultOfTeacher(db, lesson)),
    messageOf(judged.fault),
  ];
  return {
    zones,
    pupils,
    decision,
    policy: inputs.policy,
    to: judged.to,
    problems: problems.filter((problem) => problem !== null),
  };
}

function readStart({ starts_at }: MoveOfOne, lesson: Lesson): number {
  const startsAtMs = Date.parse(starts_at);
  if (startsAtMs % QUARTER_MS !== 0) throw badField("starts_at", "not_on_grid");
  if (startsAtMs === lesson.startsAt.getTime()) throw badField("starts_at", "invalid");
  return startsAtMs;
}

type InputsOf = {
  lesson: Lesson;
  studentId: string | undefined;
  scope: MoveInputs["scope"];
  zones: Zones;
  now: Date;
};

export async function findMoveInputs(
  db: Database,
  { lesson, studentId, scope, zones, now }: InputsOf,
): Promise<MoveInputs> {
  const startsAtMs = lesson.startsAt.getTime();
  const months = [{ id: lesson.id, month: monthOf(startsAtMs, zones.institute) }];
  const factsOf = await findMonthFacts(db, studentId, months);
  return {
    by: lesson.side,
    startsAtMs,
    nowMs: now.getTime(),
    ...factsOf(lesson.id),
    movesBefore: scope === "one" ? await countFamilyMoves(db, lesson) : 0,
    instituteZone: zones.institute,
    policy: (await findTerms(db)).at(now),
    kind: lesson.kind,
    scope,
  };
}

const FAULT_OF_OUTCOME = {
  free: null,
  agreed_in_advance: null,
  too_late: { key: "notice_too_late", figure: "noticeHours" },
  limit_reached: { key: "make_up_limit", figure: "makeUpsPerMonth" },
  moves_used: { key: "moves_used", figure: "movesPerLesson" },
} as const satisfies Record<
  MoveDecision["outcome"],
  { key: MessageKey; figure: keyof PolicyValues } | null
>;

/** Only what is Scheduled and still ahead is moved; then the terms have their word, with the figure that held. */
export function faultOfMove(
  { status, startsAt }: Lesson,
  { decision, inputs }: Pick<DecidedMove, "decision" | "inputs">,
  now: Date,
): Message | null {
  if (status !== "Scheduled" || startsAt <= now) return { key: "not_scheduled" };
  const fault = FAULT_OF_OUTCOME[decision.outcome];
  return fault && { key: fault.key, params: { count: inputs.policy[fault.figure] } };
}

/** A fault that names nothing but itself. */
export function messageOf(key: MessageKey | null): Message | null {
  return key && { key };
}
