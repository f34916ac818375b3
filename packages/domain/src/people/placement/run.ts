/**
 * How the placement test goes: reading first, then each skill in turn, always the question that says most, until enough
 * is known. What is heard comes after it (`hearing.ts`).
 */
import { BANK, GATE, itemOf } from "./bank.ts";
import { type Scored, estimateOf, informationOf } from "./estimate.ts";
import {
  type Answer,
  ITEMS_MAX,
  type Item,
  type Skill,
  optionCount,
  placeOfRight,
} from "./item.ts";

/** No test is longer than this; it is what was spent on questions. */
export const TIME_MAX_MS = 8 * 60_000;
/** Whoever leaves a question open has gone to do something else. */
export const ITEM_TIME_MAX_MS = 60_000;

/** So many questions at least, and a standard error of a third of a band, are enough. */
const ITEMS_MIN = 12;
const ERROR_ENOUGH = 0.5;
/** Of the questions of the gate: fewer are what guessing gives. */
const GATE_NEEDED = 4;
/** Asked in turn once the gate is passed. */
const IN_TURN = ["words", "reading", "grammar", "understanding"] as const satisfies Skill[];

/** Machines differ in the last digits of an exponential; the server has to find the same question as the page did. */
const settled = (value: number) => Math.round(value * 1e6) / 1e6;

const guessOf = (item: Item) => 1 / optionCount(item);

export const isRight = (item: Item, { option }: Answer): boolean => option === placeOfRight(item);

/** Answers with their questions; one that the bank does not know any more is passed over. */
export function answered(answers: readonly Answer[]): Array<{ item: Item; isRight: boolean }> {
  return answers.flatMap((answer) => {
    const item = itemOf(answer.item);
    return item ? [{ item, isRight: isRight(item, answer) }] : [];
  });
}

/** Answers as the estimate takes them. */
export const scoredOf = (answers: readonly Answer[]): Scored[] =>
  answered(answers).map(({ item, isRight: wasRight }) => ({
    difficulty: item.difficulty,
    guess: guessOf(item),
    isRight: wasRight,
  }));

/** Whether too many of the first questions were not known for the rest to be asked. */
export function isGateClosed(answers: readonly Answer[]): boolean {
  const asked = answered(answers.slice(0, GATE.length));
  return asked.filter((one) => !one.isRight).length > GATE.length - GATE_NEEDED;
}

/** Whether no further question is asked; `spentMs` is what the questions took together. */
export function isOver(answers: readonly Answer[], spentMs = 0): boolean {
  if (answers.length >= ITEMS_MAX || spentMs >= TIME_MAX_MS || isGateClosed(answers)) return true;
  return (
    answers.length >= ITEMS_MIN && settled(estimateOf(scoredOf(answers)).error) <= ERROR_ENOUGH
  );
}

/** The next question, or null where the test is over. The same answers lead to the same question. */
export function nextItem(answers: readonly Answer[], spentMs = 0): Item | null {
  if (isOver(answers, spentMs)) return null;
  const [ofGate] = GATE.slice(answers.length);
  if (ofGate) return ofGate;
  const asked = new Set(answers.map(({ item }) => item));
  const isLeft = ({ id }: Item) => !asked.has(id);
  const { ability } = estimateOf(scoredOf(answers));
  const inTurn = skillsInTurn(answers.slice(GATE.length));
  const left = BANK.filter((item) => isLeft(item) && inTurn.has(item.skill));
  return mostTelling(left, ability);
}

/** The skills that were asked least since the gate. */
function skillsInTurn(answers: readonly Answer[]): Set<Skill> {
  const counts = IN_TURN.map(
    (skill) => answered(answers).filter(({ item }) => item.skill === skill).length,
  );
  const least = Math.min(...counts);
  return new Set(IN_TURN.filter((_, at) => counts[at] === least));
}

/** Of these the one whose answer says most about somebody of this ability. */
export function mostTelling<One extends Item>(items: readonly One[], ability: number): One | null {
  const tells = (item: Item) =>
    settled(informationOf(ability, { difficulty: item.difficulty, guess: guessOf(item) }));
  return items.reduce<One | null>(
    (best, item) => (best && tells(best) >= tells(item) ? best : item),
    null,
  );
}

/** Whether such an option can be chosen. */
export const isOption = (item: Item, option: number | null): boolean =>
  option === null || (option >= 0 && option < optionCount(item));

/** Whether these are answers of one test as it is asked, from its first question on. */
export function isRun(answers: readonly Answer[]): boolean {
  return answers.every(({ item: id, option }, at) => {
    const item = nextItem(answers.slice(0, at));
    return item?.id === id && isOption(item, option);
  });
}

/** Whether such answers came to an end: by themselves, or because the time that they can have taken was over. */
export function isWholeRun(answers: readonly Answer[]): boolean {
  if (!isRun(answers)) return false;
  return isOver(answers) || answers.length * ITEM_TIME_MAX_MS >= TIME_MAX_MS;
}
