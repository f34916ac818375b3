import type { Actor } from "../actors.ts";
import type { Clock } from "../clock.ts";
import type { Config } from "../config.ts";
import type { Transaction } from "../db/transaction.ts";
import type { Event } from "./define-event.ts";

/** What a command or round must have at hand to say what happened. */
export type Emitting = {
  actor: Actor;
  clock: Clock;
  config: Config;
  subscribers: readonly Subscriber[];
};

/** What somebody does when something of a kind happened, once or often. It may run twice and must have one effect. */
export type Subscriber = {
  kind: string;
  act(ctx: Emitting, tx: Transaction, events: readonly Event[]): Promise<void>;
};

/** Whatever makes such events: several may be followed by one. */
export type Maker<Payload extends object, Aside> = {
  kind: string;
  (subjectId: string, ...rest: never[]): Event<Payload, Aside>;
};

export function on<Payload extends object, Aside>(
  made: Maker<Payload, Aside>,
  act: (ctx: Emitting, tx: Transaction, event: Event<Payload, Aside>) => Promise<void>,
): Subscriber {
  return onAll(made, async (ctx, tx, events) => {
    for (const event of events) await act(ctx, tx, event);
  });
}

/** For what costs by the call: what was told together is acted upon together. */
export function onAll<Payload extends object, Aside>(
  made: Maker<Payload, Aside>,
  act: (
    ctx: Emitting,
    tx: Transaction,
    events: ReadonlyArray<Event<Payload, Aside>>,
  ) => Promise<void>,
): Subscriber {
  return {
    kind: made.kind,
    // Events of this kind were made by this maker.
    act: (ctx, tx, events) => act(ctx, tx, events as ReadonlyArray<Event<Payload, Aside>>),
  };
}
