import type { Context, RoundDeps, SignedIn } from "./context.ts";
import type { Database } from "./db/database.ts";

/** Whose data are given out: a student's own, with a parent's those of the children. */
export type Asked = { person: SignedIn; subjects: readonly string[] };

/** A file of the person's own, and under which name they get it. */
export type OwnFile = { name: string; key: string };

/** Somebody whose account is closed, and whose records go now. */
export type Gone = { id: string; name: string; email: string | null; closedAt: Date | null };

/**
 * What one module keeps of people: how it gives that out, and how it forgets it. Each module exports its own; they are
 * put together in one place, so that nobody has to know them all.
 */
export type PersonKeeper = {
  /** By their keys in data.json; undefined where the key is not this person's. What several say under one key is one object. */
  gives: Readonly<Record<string, (db: Database, asked: Asked) => Promise<unknown>>>;
  files?(db: Database, person: SignedIn): Promise<OwnFile[]>;
  /** Of whom else this person may have everything. */
  subjectsOf?(db: Database, person: SignedIn): Promise<string[]>;
  forget(tx: Database, person: Gone, now: Date): Promise<void>;
  /** Before the rows that name them go: killed in between, the next round finds these still there. */
  forgetFiles?(deps: Pick<RoundDeps, "db" | "storage">, id: string): Promise<void>;
};

export type Persons = {
  give(db: Database, person: SignedIn): AsyncGenerator<[key: string, value: unknown]>;
  files(db: Database, person: SignedIn): Promise<OwnFile[]>;
  forget(tx: Database, person: Gone, now: Date): Promise<void>;
  forgetFiles(deps: Pick<RoundDeps, "db" | "storage">, id: string): Promise<void>;
};

/** For commands that concern all that is kept of somebody. */
export type PersonsContext = Context & { persons: Persons };

/** The keepers stand in the order of their modules, from below. */
export function composePersons(
  keepers: readonly PersonKeeper[],
  orderOfKeys: readonly string[],
): Persons {
  const keys = new Set([...orderOfKeys, ...keepers.flatMap(({ gives }) => Object.keys(gives))]);
  return {
    // One part after the other, so that only one of them is held at a time.
    async *give(db, person) {
      const subjects = await inOrder(keepers, (keeper) => keeper.subjectsOf?.(db, person));
      for (const key of keys) {
        const said = await inOrder(keepers, async ({ gives }) => {
          const value = await gives[key]?.(db, { person, subjects });
          return value === undefined ? [] : [value];
        });
        if (said.length > 0) yield [key, said.length === 1 ? said[0] : Object.assign({}, ...said)];
      }
    },
    files: (db, person) => inOrder(keepers, (keeper) => keeper.files?.(db, person)),
    // Those above first: they may still ask those below who this was.
    async forget(tx, person, now) {
      for (const keeper of keepers.toReversed()) await keeper.forget(tx, person, now);
    },
    async forgetFiles(deps, id) {
      for (const keeper of keepers) await keeper.forgetFiles?.(deps, id);
    },
  };
}

async function inOrder<Item>(
  keepers: readonly PersonKeeper[],
  ask: (keeper: PersonKeeper) => Promise<Item[]> | undefined,
): Promise<Item[]> {
  const answers: Item[] = [];
  for (const keeper of keepers) answers.push(...((await ask(keeper)) ?? []));
  return answers;
}
