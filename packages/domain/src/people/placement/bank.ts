/** All questions of the placement test. Whoever adds one gives it an id of its own and leaves the others as they are. */
import type { HeardItem, Item } from "./item.ts";
import { GRAMMAR } from "./items/grammar.ts";
import { LETTERS } from "./items/letters.ts";
import { LISTENING } from "./items/listening.ts";
import { READING } from "./items/reading.ts";
import { UNDERSTANDING } from "./items/understanding.ts";
import { WORDS } from "./items/words.ts";

/** What is read; what is heard follows it, and stands in `items/listening.ts`. */
export const BANK: readonly Item[] = [
  ...LETTERS,
  ...READING,
  ...WORDS,
  ...GRAMMAR,
  ...UNDERSTANDING,
];

const BY_ID = new Map<string, Item>([...BANK, ...LISTENING].map((item) => [item.id, item]));
const HEARD_BY_ID = new Map(LISTENING.map((item) => [item.id, item]));

export const itemOf = (id: string): Item | undefined => BY_ID.get(id);

/** A question of the part that is heard. */
export const heardItemOf = (id: string): HeardItem | undefined => HEARD_BY_ID.get(id);

/** Whether somebody reads at all: asked first and in this order, none of it by a knowledge of words. */
export const GATE: readonly Item[] = [
  "letter-ba-middle",
  "read-ba",
  "letter-ha-middle",
  "join-house",
  "read-bayt",
  "has-hah",
].map((id) => {
  const item = BY_ID.get(id);
  if (!item) throw new Error(`The bank has no ${id}`);
  return item;
});
