import type { Transaction } from "../../../platform/db/transaction.ts";
import type { Event } from "../../../platform/events/define-event.ts";
import {
  type Emitting,
  type Maker,
  type Subscriber,
  on,
} from "../../../platform/events/subscriber.ts";
import { notify, type Notifying } from "../notifications/notify.ts";
import type { Kind, Told, Words } from "./kind.ts";

type Declared<Named extends Words> = Pick<Kind<Named>, "name" | "group" | "words"> &
  Partial<Pick<Kind, "bell" | "urgency" | "isMomentary">> & { mail?: Partial<Kind["mail"]> };

type Telling<Payload extends object, Aside, Named extends Words> = (
  ctx: Emitting,
  tx: Transaction,
  event: Event<Payload, Aside>,
) => Promise<Array<Told<Named>>> | Array<Told<Named>>;

export type DefinedKind<Named extends Words> = Kind<Named> & {
  /** Whom it tells what of these events, in their transaction. */
  follows<Payload extends object, Aside>(
    made: ReadonlyArray<Maker<Payload, Aside>>,
    toldOf: Telling<Payload, Aside, Named>,
  ): DefinedKind<Named>;
  /** For a round, which no event sets off. */
  tell(ctx: Notifying, tx: Transaction, told: ReadonlyArray<Told<Named>>): Promise<void>;
};

/** A kind of notice: all there is to know of it but its texts. */
export function defineKind<const Named extends Words>(
  declared: Declared<Named>,
): DefinedKind<Named> {
  const { name, mail } = declared;
  const subscribers: Subscriber[] = [];
  const kind: DefinedKind<Named> = {
    bell: name,
    urgency: "never",
    isMomentary: false,
    ...declared,
    mail: {
      templates: [name],
      words: {},
      isAlways: false,
      isSecret: false,
      hasInvite: false,
      ...mail,
    },
    subscribers,
    follows(made, toldOf) {
      const followed = made.map((one) =>
        on(one, async (ctx, tx, event) => kind.tell(ctx, tx, await toldOf(ctx, tx, event))),
      );
      subscribers.push(...followed);
      return kind;
    },
    tell: (ctx, tx, told) =>
      notify(
        ctx,
        tx,
        told.map((one) => ({ ...one, kind })),
      ),
  };
  return kind;
}
