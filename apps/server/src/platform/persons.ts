import type { DeletionConsequences } from "@riwaq/contracts/identity/account";
import type { MessageKey } from "@riwaq/contracts/messages";

import type { Context, RoundDeps, SignedIn, User } from "./context.ts";
import type { Database } from "./db/database.ts";
import type { Transaction } from "./db/transaction.ts";
import type { Emitting } from "./events/subscriber.ts";

/** Whose data are given out: a student's own, with a parent's those of the children. */
export type Asked = { person: SignedIn; subjects: readonly string[] };

/** A file of the person's own, and under which name they get it. */
export type OwnFile = { name: string; key: string };

/** Somebody whose account is closed, and whose records go now. */
export type Gone = { id: string; name: string; email: string | null; closedAt: Date | null };

/** In the transaction in which it goes; what that changes for others is told as ever. */
export type Forgetting = Emitting & { tx: Transaction; now: Date };

/** A new account, and what belongs to its role. */
export type Newcomer = { id: string } & (
  | { role: "S"; ageDeclared: number; ageDeclaredOn: string }
  | { role: "T"; zoomEmail: string; yearsOfExperience: number }
);

/** Whose accounts end, at whose wish: the person's and those of children that end with it. */
export type Ending = { person: User; ids: readonly string[]; now: Date };

export type Named = { id: string; name: string };
export type Closed = { id: string; closedAt: Date | null };

/** What the end of an account is to one module; each part is asked of those above first. */
export type Closing = {
  /** Why somebody may not close the account by themselves. */
  findFault?(db: Database, person: SignedIn, now: Date): Promise<MessageKey | null>;
  /** Whose accounts end with this one: for good, or until somebody is back who looks after the child. */
  findChildren?(
    db: Database,
    person: SignedIn,
    now: Date,
  ): Promise<{ closed: Named[]; suspended: Named[] }>;
  /** Who else is concerned: all are locked at once, in the one order in which bookings take them. */
  findConcerned?(db: Database, ids: readonly string[], now: Date): Promise<string[]>;
  /** What it does, before it is asked for. */
  show?(db: Database, ending: Ending): Promise<Partial<DeletionConsequences>>;
  /** Ends whatever would go on in their names; what is returned stands in the audit. */
  end?(
    ctx: Omit<Context, "db" | "patientDb">,
    tx: Transaction,
    ending: Ending,
  ): Promise<Record<string, unknown>>;
  /** Whose accounts open again with this one. */
  findReopened?(tx: Transaction, person: Closed): Promise<Closed[]>;
  reopen?(tx: Transaction, person: Closed): Promise<void>;
};

/**
 * What one module keeps of people: how it gives that out, and how it forgets it. Each module exports its own; they are
 * put together in one place, so that nobody has to know them all.
 */
export type PersonKeeper = {
  /** By their keys in data.json; undefined where the key is not this person's. What several say under one key is one object. */
  gives: Readonly<Record<string, (db: Database, asked: Asked) => Promise<unknown>>>;
  files?(db: Database, person: SignedIn): Promise<OwnFile[]>;
  /** In the transaction that makes the account. */
  begin?(tx: Transaction, newcomer: Newcomer, now: Date): Promise<void>;
  /** Of whom else this person may have everything. */
  subjectsOf?(db: Database, person: SignedIn): Promise<string[]>;
  forget(ctx: Forgetting, person: Gone): Promise<void>;
  /** Before the rows that name them go: killed in between, the next round finds these still there. */
  forgetFiles?(deps: Pick<RoundDeps, "db" | "storage">, id: string): Promise<void>;
  /** Takes every way into these accounts away, and whatever shows something of them to who holds an address or browser. */
  lockOut?(tx: Transaction, ids: readonly string[]): Promise<void>;
  closing?: Closing;
};

/** All keepers as one. */
export type Persons = {
  begin(tx: Transaction, newcomer: Newcomer, now: Date): Promise<void>;
  give(db: Database, person: SignedIn): AsyncGenerator<[key: string, value: unknown]>;
  files(db: Database, person: SignedIn): Promise<OwnFile[]>;
  forget(ctx: Forgetting, person: Gone): Promise<void>;
  forgetFiles(deps: Pick<RoundDeps, "db" | "storage">, id: string): Promise<void>;
  lockOut(tx: Transaction, ids: readonly string[]): Promise<void>;
  closing: Required<Closing>;
};

/** For commands that concern all that is kept of somebody. */
export type PersonsContext = Context & { persons: Persons };

/** The keepers stand in the order of their modules, from below. */
export function composePersons(
  keepers: readonly PersonKeeper[],
  orderOfKeys: readonly string[],
): Persons {
  const fromAbove = keepers.toReversed();
  const keys = new Set([...orderOfKeys, ...keepers.flatMap(({ gives }) => Object.keys(gives))]);
  return {
    async begin(tx, newcomer, now) {
      for (const keeper of keepers) await keeper.begin?.(tx, newcomer, now);
    },
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
    async forget(ctx, person) {
      for (const keeper of fromAbove) await keeper.forget(ctx, person);
    },
    async forgetFiles(deps, id) {
      for (const keeper of keepers) await keeper.forgetFiles?.(deps, id);
    },
    async lockOut(tx, ids) {
      for (const keeper of fromAbove) await keeper.lockOut?.(tx, ids);
    },
    closing: composeClosing(fromAbove.flatMap(({ closing }) => closing ?? [])),
  };
}

function composeClosing(parts: readonly Closing[]): Required<Closing> {
  return {
    async findFault(db, person, now) {
      for (const part of parts) {
        const fault = await part.findFault?.(db, person, now);
        if (fault) return fault;
      }
      return null;
    },
    async findChildren(db, person, now) {
      const found = await inOrder(parts, async (part) => [
        (await part.findChildren?.(db, person, now)) ?? { closed: [], suspended: [] },
      ]);
      return {
        closed: found.flatMap(({ closed }) => closed),
        suspended: found.flatMap(({ suspended }) => suspended),
      };
    },
    findConcerned: (db, ids, now) => inOrder(parts, (part) => part.findConcerned?.(db, ids, now)),
    async show(db, ending) {
      const shown = await inOrder(parts, async (part) => [await part.show?.(db, ending)]);
      return Object.assign({}, ...shown);
    },
    async end(ctx, tx, ending) {
      const done = await inOrder(parts, async (part) => [await part.end?.(ctx, tx, ending)]);
      return Object.assign({}, ...done);
    },
    findReopened: (tx, person) => inOrder(parts, (part) => part.findReopened?.(tx, person)),
    async reopen(tx, person) {
      for (const part of parts) await part.reopen?.(tx, person);
    },
  };
}

async function inOrder<Part, Item>(
  parts: readonly Part[],
  ask: (part: Part) => Promise<Item[]> | undefined,
): Promise<Item[]> {
  const answers: Item[] = [];
  for (const part of parts) answers.push(...((await ask(part)) ?? []));
  return answers;
}
