import { byAnyone, command, contextOfRound } from "../../../platform/command.ts";
import type { RoundDeps } from "../../../platform/context.ts";
import { takeSkips } from "../../scheduling/bookings/note-skips.ts";
import { seriesSkipped } from "../letters/series-skipped.ts";
import { listSkips } from "./list-skips.ts";
import { findReader, findRunningSeries, findUntold } from "./queries.ts";

const PAGE = 200;

/**
 * Tells everyone in one mail each which lessons of their series could not be placed, and why. What is told is taken off
 * the list with the mail, so that nobody is told twice, wherever a round is cut off.
 */
export async function tellSkips(deps: RoundDeps): Promise<number> {
  let told = 0;
  let people: string[] = [];
  do {
    people = await findUntold(deps.db, people.at(-1), PAGE);
    for (const id of people) {
      if (await tell(contextOfRound(deps), { userId: id })) told += 1;
    }
  } while (people.length === PAGE);
  return told;
}

const tell = command({
  by: byAnyone,
  trace: "none",
  run: async (ctx, { userId }: { userId: string }): Promise<boolean> => {
    const { tx, now } = ctx;
    const noted = await takeSkips(tx, userId);
    const to = await findReader(tx, userId);
    if (!to?.email || !to.notifyByEmail) return false;
    const ids = [...new Set(noted.map(({ seriesId }) => seriesId))];
    const running = await findRunningSeries(tx, ids, userId);
    const skips = noted.filter(
      ({ startsAt, seriesId }) => startsAt > now && running.some(({ id }) => id === seriesId),
    );
    if (skips.length === 0) return false;
    await seriesSkipped.send(ctx, tx, [
      {
        to: to.email,
        language: to.language,
        name: to.name,
        link: `${ctx.config.publicUrl}/sessions`,
        words: { count: String(skips.length), details: listSkips(skips, running, to) },
      },
    ]);
    return true;
  },
});
