import type { RoundDeps } from "../../../platform/context.ts";
import { inTransaction } from "../../../platform/db/transaction.ts";
import { takeSkips } from "../../scheduling/bookings/note-skips.ts";
import { seriesSkipped } from "../letters/series-skipped.ts";
import { listSkips } from "./list-skips.ts";
import { findReader, findRunningSeries, findUntold } from "./queries.ts";

type Deps = Pick<RoundDeps, "db" | "clock" | "config">;

const PAGE = 200;

/**
 * Tells everyone in one mail each which lessons of their series could not be placed, and why. What is told is taken off
 * the list with the mail, so that nobody is told twice, wherever a round is cut off.
 */
export async function tellSkips(deps: Deps): Promise<number> {
  let told = 0;
  let people: string[] = [];
  do {
    people = await findUntold(deps.db, people.at(-1), PAGE);
    for (const id of people) {
      if (await tell(deps, id)) told += 1;
    }
  } while (people.length === PAGE);
  return told;
}

async function tell(deps: Deps, userId: string): Promise<boolean> {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const noted = await takeSkips(tx, userId);
    const to = await findReader(tx, userId);
    if (!to?.email || !to.notifyByEmail) return false;
    const ids = [...new Set(noted.map(({ seriesId }) => seriesId))];
    const running = await findRunningSeries(tx, ids);
    const skips = noted.filter(
      ({ startsAt, seriesId }) => startsAt > now && running.some(({ id }) => id === seriesId),
    );
    if (skips.length === 0) return false;
    await seriesSkipped.send(deps, tx, [
      {
        to: to.email,
        language: to.language,
        name: to.name,
        link: `${deps.config.publicUrl}/sessions`,
        words: { count: String(skips.length), details: listSkips(skips, running, to) },
      },
    ]);
    return true;
  });
}
