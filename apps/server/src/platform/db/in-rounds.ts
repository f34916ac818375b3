import { inTurn } from "./in-turn.ts";

type Round<Item, Answer> = { items: Item[]; answers: Promise<Answer[]> };

const gathering = new Map<string, Round<unknown, unknown>>();

/**
 * Work of one name that is done for several at once, within this process: who comes while a round runs shares the next
 * one with everybody else who does. A round begins after all of its items came, so that no answer is older than its
 * question. Names must tell the kinds of work apart; `work` answers in the order of the items.
 */
export async function inRounds<Item, Answer>(
  name: string,
  item: Item,
  work: (items: readonly Item[]) => Promise<Answer[]>,
): Promise<Answer> {
  const round = (gathering.get(name) ?? nextRound(name, work)) as Round<Item, Answer>;
  const place = round.items.push(item) - 1;
  return (await round.answers)[place] as Answer;
}

function nextRound<Item, Answer>(
  name: string,
  work: (items: readonly Item[]) => Promise<Answer[]>,
): Round<Item, Answer> {
  const items: Item[] = [];
  const answers = inTurn(name, () => {
    gathering.delete(name);
    return work(items);
  });
  const round = { items, answers };
  gathering.set(name, round as Round<unknown, unknown>);
  return round;
}
