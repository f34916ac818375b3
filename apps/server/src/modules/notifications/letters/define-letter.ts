import type { Language } from "@riwaq/contracts/languages";

import type { Transaction } from "../../../platform/db/transaction.ts";
import type { Event } from "../../../platform/events/define-event.ts";
import {
  type Emitting,
  type Maker,
  type Subscriber,
  on,
} from "../../../platform/events/subscriber.ts";
import type { Letter, Said, Words } from "../kinds/kind.ts";
import { wordedFor } from "../mail/worded-for.ts";
import { outboxMessages } from "../tables/outbox-messages.ts";

type Addressed<Named extends Words> = {
  to: string;
  language: Language;
  /** By which it greets. */
  name: string;
  link: string;
  words: Said<Named>;
};

type DefinedLetter<Named extends Words> = Letter<Named> & {
  follows<Payload extends object, Aside>(
    made: ReadonlyArray<Maker<Payload, Aside>>,
    lettersOf: (
      ctx: Emitting,
      tx: Transaction,
      event: Event<Payload, Aside>,
    ) => Promise<Array<Addressed<Named>>> | Array<Addressed<Named>>,
  ): DefinedLetter<Named>;
  send(
    ctx: Pick<Emitting, "clock">,
    tx: Transaction,
    letters: ReadonlyArray<Addressed<Named>>,
  ): Promise<void>;
};

type Declared<Named extends Words> = Pick<Letter<Named>, "name" | "words"> &
  Partial<Pick<Letter, "isSecret" | "isFixed">>;

/** A kind of letter, written beside the change that asks for it; it is sent after the commit, where a mail server is set. */
export function defineLetter<const Named extends Words>({
  name: template,
  words,
  isSecret = false,
  isFixed = false,
}: Declared<Named>): DefinedLetter<Named> {
  const subscribers: Subscriber[] = [];
  const letter: DefinedLetter<Named> = {
    name: template,
    isSecret,
    isFixed,
    words,
    subscribers,
    follows(made, lettersOf) {
      const followed = made.map((one) =>
        on(one, async (ctx, tx, event) => letter.send(ctx, tx, await lettersOf(ctx, tx, event))),
      );
      subscribers.push(...followed);
      return letter;
    },
    async send({ clock }, tx, letters) {
      if (letters.length === 0) return;
      const now = clock.now();
      await tx.insert(outboxMessages).values(
        letters.map(({ to, language, name, link, words: said }) => ({
          to,
          template,
          language,
          params: { ...wordedFor({ language, zone: "UTC" }, words, said), name, link },
          sendAfter: now,
          createdAt: now,
        })),
      );
    },
  };
  return letter;
}
