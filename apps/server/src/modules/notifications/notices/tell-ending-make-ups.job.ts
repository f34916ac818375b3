import { EXPIRY_TOLD_DAYS, expiryStep } from "@riwaq/domain/scheduling/policy/make-up-expiry";
import { DAY_MS } from "@riwaq/domain/time/civil-date";

import { byAnyone, command, contextOfRound } from "../../../platform/command.ts";
import type { RoundDeps } from "../../../platform/context.ts";
import { type EndingMakeUp, findEndingMakeUps } from "../../scheduling/make-ups/queries.ts";
import { findDecidersOf } from "../../scheduling/offers/queries.ts";
import { makeUpEnding } from "../kinds/make-up-ending.ts";

const PAGE = 200;
const FIRST_MS = Math.max(...EXPIRY_TOLD_DAYS) * DAY_MS;

/**
 * Tells families what they are owed and can soon no longer book, at each step once: the end stands in the key, so that
 * what staff have given more time is told of again.
 */
export async function tellEndingMakeUps(deps: RoundDeps): Promise<number> {
  let told = 0;
  let rows: EndingMakeUp[] = [];
  do {
    const now = deps.clock.now();
    const until = new Date(now.getTime() + FIRST_MS);
    rows = await findEndingMakeUps(deps.db, { now, until, after: rows.at(-1), limit: PAGE });
    told += await tellSome(contextOfRound(deps), rows);
  } while (rows.length === PAGE);
  return told;
}

const tellSome = command({
  by: byAnyone,
  trace: "none",
  run: async (ctx, rows: readonly EndingMakeUp[]): Promise<number> => {
    const { tx, now } = ctx;
    let told = 0;
    for (const row of rows) {
      const step = expiryStep({
        owedSinceMs: row.owedSince.getTime(),
        expiresAtMs: row.expiresAt.getTime(),
        nowMs: now.getTime(),
      });
      if (step === null) continue;
      const at = row.expiresAt.toISOString();
      const notice = {
        key: `make-up-ending:${row.id}:${at}:${step}`,
        words: { teacher: row.teacherName, students: row.studentName, at },
        path: `/sessions?make_up=${row.id}`,
      };
      const deciders = await findDecidersOf(tx, row, now);
      await makeUpEnding.tell(
        ctx,
        tx,
        deciders.map((userId) => ({ ...notice, userId })),
      );
      told += 1;
    }
    return told;
  },
});
