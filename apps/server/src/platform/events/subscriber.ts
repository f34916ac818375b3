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

/** What somebody does when something of a kind happened. It may run twice and must have one effect. */
export type Subscriber = {
  kind: string;
  act(ctx: Emitting, tx: Transaction, event: Event): Promise<void>;
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
  return {
    kind: made.kind,
    // An event of this kind was made by this maker.
    act: (ctx, tx, event) => act(ctx, tx, event as Event<Payload, Aside>),
  };
}
