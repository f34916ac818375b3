/** Lessons that end in memory, made of the rules alone: people come and leave, the round looks, people speak. */
import type { SessionStatus } from "../../sessions/status.ts";
import {
  consequenceOf,
  differenceOf,
  type Outcome,
  outcomeFault,
  statusOfOutcome,
} from "../outcome.ts";
import type { PresenceMark } from "../presence.ts";
import { judgePresence, maySay, type OutcomeSpeaker, standingOf } from "../settle-lesson.ts";

export const MINUTE_MS = 60_000;

export type Version = Outcome & { by: OutcomeSpeaker; atMs: number };

/** What a lesson adds up to, each correction added to what was held before. */
export type Sums = { taken: number; makeUps: number; creditMin: number; reports: number };

export type Ending = {
  startsAtMs: number;
  endsAtMs: number;
  /** Whether its provider tells who comes and leaves; of any other the press is known alone. */
  isSeen: boolean;
  status: SessionStatus;
  marks: PresenceMark[];
  versions: Version[];
  sums: Sums;
  /** Whom it was asked of so far, each once. */
  asked: Array<"teacher" | "staff">;
};

export type World = { nowMs: number; lessons: Ending[] };

export function place(world: World, inMin: number, lengthMin: number, isSeen: boolean): void {
  const startsAtMs = world.nowMs + inMin * MINUTE_MS;
  world.lessons.push({
    startsAtMs,
    endsAtMs: startsAtMs + lengthMin * MINUTE_MS,
    isSeen,
    status: "Scheduled",
    marks: [],
    versions: [],
    sums: { taken: 0, makeUps: 0, creditMin: 0, reports: 0 },
    asked: [],
  });
}

/** Says how a lesson ended; false where this speaker may not, or where it contradicts itself. */
export function say(
  world: World,
  lesson: Ending,
  said: { by: OutcomeSpeaker; outcome: Outcome },
): boolean {
  const { by, outcome } = said;
  const lengthMin = (lesson.endsAtMs - lesson.startsAtMs) / MINUTE_MS;
  const isSaid = lesson.versions.length > 0;
  const may = maySay({ by, isSaid, endsAtMs: lesson.endsAtMs, nowMs: world.nowMs });
  if (!may || outcomeFault(outcome, lengthMin)) return false;
  const held = lesson.versions.at(-1);
  const before = held ? consequenceOf(held, lengthMin) : null;
  const { taken, makeUps, creditMin, reports } = differenceOf(
    before,
    consequenceOf(outcome, lengthMin),
  );
  lesson.sums.taken += taken;
  lesson.sums.makeUps += makeUps;
  lesson.sums.creditMin += creditMin;
  lesson.sums.reports += reports;
  lesson.versions.push({ ...outcome, by, atMs: world.nowMs });
  lesson.status = statusOfOutcome(outcome.kind);
  return true;
}

/** Looks at every lesson, as the round does each minute; the round may have stood still for any time before. */
export function look(world: World): void {
  for (const lesson of world.lessons.filter(({ versions }) => versions.length === 0)) {
    const { isCertain, outcome } = judgePresence(lesson);
    const { endsAtMs } = lesson;
    const standing = standingOf({ endsAtMs, nowMs: world.nowMs, isCertain });
    if (standing.state === "due") say(world, lesson, { by: "system", outcome });
    if (standing.state === "asked" && !lesson.asked.includes(standing.of)) {
      lesson.asked.push(standing.of);
    }
  }
}
