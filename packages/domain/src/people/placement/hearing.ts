/**
 * The part of the placement test that is heard: a few questions after those that are read, and only those that somebody
 * of the institute has recorded. Which there were may have changed since; so any of them is taken, each once.
 */
import { heardItemOf } from "./bank.ts";
import { estimateOf } from "./estimate.ts";
import { type Answer, HEARD_MAX, type HeardItem, type Item } from "./item.ts";
import { LISTENING } from "./items/listening.ts";
import {
  TIME_MAX_MS,
  isGateClosed,
  isOption,
  isOver,
  isRun,
  isWholeRun,
  mostTelling,
  nextItem,
  scoredOf,
} from "./run.ts";

/** What was read, and from the first question by ear on what was heard. */
export function partsOf(answers: readonly Answer[]): { read: Answer[]; heard: Answer[] } {
  const first = answers.findIndex(({ item }) => heardItemOf(item) !== undefined);
  const end = first === -1 ? answers.length : first;
  return { read: answers.slice(0, end), heard: answers.slice(end) };
}

type Heard = {
  /** Ids of what has been recorded. */
  sounds: ReadonlySet<string>;
  /** Ids of what could not be played when it was asked: not asked again, and counted for nothing. */
  passed?: readonly string[];
  spentMs?: number;
};

/** Whether something is asked by ear after these answers: not of who does not read yet, nor once the time is over. */
function isHeardAfter(read: readonly Answer[], spentMs = 0): boolean {
  return isOver(read) && !isGateClosed(read) && spentMs < TIME_MAX_MS;
}

/** The next question by ear, the one that says most; null where there is none or enough were asked. */
export function nextHeard(
  answers: readonly Answer[],
  { sounds, passed = [], spentMs = 0 }: Heard,
): HeardItem | null {
  const { read, heard } = partsOf(answers);
  if (heard.length + passed.length >= HEARD_MAX || !isHeardAfter(read, spentMs)) return null;
  const asked = new Set([...heard.map(({ item }) => item), ...passed]);
  const left = LISTENING.filter(({ id }) => sounds.has(id) && !asked.has(id));
  return mostTelling(left, estimateOf(scoredOf(answers)).ability);
}

/** What is asked next, to be read and then by ear; null where the test is over. */
export function nextAsked(answers: readonly Answer[], by: Heard): Item | null {
  return nextItem(partsOf(answers).read, by.spentMs) ?? nextHeard(answers, by);
}

function isHeardPart(heard: readonly Answer[]): boolean {
  const areKnown = heard.every(({ item: id, option }) => {
    const item = heardItemOf(id);
    return item !== undefined && isOption(item, option);
  });
  return (
    areKnown &&
    heard.length <= HEARD_MAX &&
    new Set(heard.map(({ item }) => item)).size === heard.length
  );
}

/** Whether these are answers of one test, as far as it has come. */
export function isTest(answers: readonly Answer[]): boolean {
  const { read, heard } = partsOf(answers);
  if (heard.length === 0) return isRun(read);
  return isRun(read) && isHeardAfter(read) && isHeardPart(heard);
}

/** Whether they are a whole one: what is heard may be any of it, or nothing. */
export function isWholeTest(answers: readonly Answer[]): boolean {
  return partsOf(answers).heard.length === 0 ? isWholeRun(answers) : isTest(answers);
}
