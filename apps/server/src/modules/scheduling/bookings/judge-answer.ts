import type { MessageKey } from "@riwaq/contracts/messages";

import type { Database } from "../../../platform/db/database.ts";
import {
  type Asking,
  type PairFacts,
  type Pair,
  faultOfPair,
  findPair,
  findPairs,
  isAnsweredBy,
} from "./policy.ts";

export type { Asking } from "./policy.ts";

type JudgedAnswer = {
  facts: PairFacts;
  /** Pupil and parents are one. */
  side: "family" | "teacher" | "staff";
  /** Whether this actor answers for the family: a pupil under 15 does not. */
  isAnswered: boolean;
  /** Why the two could not have lessons by this actor's word. */
  fault: MessageKey | null;
};

/** On which side of the two somebody stands; null where out of reach. */
export async function sideOfPair(
  db: Database,
  as: Asking,
  { teacherId, studentId, now }: Pair,
): Promise<JudgedAnswer["side"] | null> {
  const [facts] = await findPairs(db, teacherId, [{ actor: as, studentId }], now);
  return facts ? sideOf(facts) : null;
}

const sideOf = ({ by }: PairFacts): JudgedAnswer["side"] =>
  by === "teacher" || by === "staff" ? by : "family";

/** What somebody's word counts for who wants lessons with a teacher, or does not; out of reach is not found. */
export async function judgeAnswer(db: Database, as: Asking, pair: Pair): Promise<JudgedAnswer> {
  const facts = await findPair(db, as, pair);
  return {
    facts,
    side: sideOf(facts),
    isAnswered: isAnsweredBy(facts, pair.now),
    fault: faultOfPair(as, facts, pair.now),
  };
}
