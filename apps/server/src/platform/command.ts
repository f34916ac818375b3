import { asSystem, requireConfirmed, requireSignedIn } from "./actors.ts";
import type { Actor, Context, RoundDeps, SignedIn } from "./context.ts";
import { answerOnce, inTurnOf } from "./db/answer-once.ts";
import { tablesWritten } from "./db/count-writes.ts";
import { inTransaction, type Transaction } from "./db/transaction.ts";
import { hasEmitted } from "./events/emit.ts";

type Someone = Actor | { id: string };

/** What a command works with: the transaction and one instant. The pool is not at hand. */
export type Doing<By extends Someone = Actor, Locked = unknown> = Omit<
  Context,
  "actor" | "db" | "patientDb"
> & { actor: By; tx: Transaction; now: Date; locked: Locked };

type Declared<By extends Someone, Input, Locked, Result> = {
  /** Whoever may not is refused here, before anything is read. */
  by: (actor: Actor) => By;
  /** The key with which it happens once, and what must be the same when it is asked again. */
  once?: (input: Input) => { key: string; request: unknown };
  /** What nobody else changes until it ends: read anew once that is so, and handed on as `locked`. */
  lock?: (
    tx: Transaction,
    asked: { actor: NoInfer<By>; now: Date },
    input: Input,
  ) => Promise<Locked>;
  /** Waits for the database as long as a round does: for the few that stand in line behind everybody. */
  isPatient?: true;
  /**
   * Every command tells what happened, or it fails. One that may find nothing to change fails only where it wrote a row
   * and told nobody; one of which nobody asks later (a draft) need not tell.
   */
  trace?: "if_changed" | "none";
  run: (ctx: Doing<By, Locked>, input: Input) => Promise<Result>;
};

/**
 * One use case: who may, whom it locks, what makes it happen once and what it does, all of it in one transaction or
 * not at all. Commands are the only ones that open transactions.
 */
export function command<By extends Someone, Input, Locked, Result>({
  by,
  once,
  lock,
  isPatient,
  trace,
  run,
}: Declared<By, Input, Locked, Result>): (ctx: Context, input: Input) => Promise<Result> {
  return async ({ db, patientDb, actor: someone, ...ctx }, input) => {
    const actor = by(someone);
    const now = ctx.clock.now();
    const work = async (tx: Transaction) => {
      const locked = (await lock?.(tx, { actor, now }, input)) as Locked;
      const result = await run({ ...ctx, actor, tx, now, locked }, input);
      if (trace !== "none") requireTrace(tx, trace);
      return result;
    };
    const pool = isPatient ? patientDb : db;
    if (!once) return inTransaction(pool, work);
    const actorId = "id" in actor ? actor.id : "";
    const asked = { actorId, now, ...once(input) };
    return inTurnOf(actorId, () =>
      inTransaction(pool, (tx) => answerOnce(tx, asked, () => work(tx))),
    );
  };
}

function requireTrace(tx: Transaction, trace: "if_changed" | undefined): void {
  if (hasEmitted(tx)) return;
  const tables = tablesWritten(tx);
  if (trace === "if_changed" && tables.length === 0) return;
  throw new Error(
    `A command told nobody what happened; it wrote: ${tables.join(", ") || "nothing"}`,
  );
}

/** For the commands of a round: nobody asks for them, and what is sent is in the language of who reads it. */
export function contextOfRound(deps: RoundDeps): Context {
  return asSystem({ ...deps, patientDb: deps.db, language: "en" });
}

/** Whoever is signed in and has confirmed the address. */
export const byConfirmed = (actor: Actor): SignedIn => requireConfirmed(requireSignedIn(actor));

/** Where it matters to nobody who asks: a round, or what a guest may do. */
export const byAnyone = (actor: Actor): Actor => actor;
