import { ROLE_OF_HOME, STAFF_RIGHTS } from "@riwaq/contracts/roles";

import { paymentProviders } from "../../modules/billing/payments/providers/choose-provider.ts";
import { billingSubscribers, documentSubscribers } from "../../modules/billing/subscribers.ts";
import { learningSubscribers } from "../../modules/learning/subscribers.ts";
import { schedulingSubscribers } from "../../modules/scheduling/subscribers.ts";
import { contextOfRound } from "../../platform/command.ts";
import type { Context, RoundDeps, User } from "../../platform/context.ts";
import type { Transaction } from "../../platform/db/transaction.ts";
import type { Services } from "../../platform/services.ts";
import type { DemoPerson } from "../demo-person.ts";
import { PEOPLE, type PersonKey, entriesOf, mailboxOf } from "../people.ts";
import type { Till } from "../till.ts";
import type { PersonIds } from "../write-people.ts";

/** What the past is written with: the commands and rounds of the server, in one transaction, by a clock of its own. */
export type Seeding = {
  tx: Transaction;
  now: Date;
  ids: PersonIds;
  till: Till;
  deps: RoundDeps;
};

const QUIET = { info() {}, warn() {}, error() {} };

/** What follows from the past is done; nobody is told of it today. */
const SUBSCRIBERS = [
  ...schedulingSubscribers,
  ...learningSubscribers,
  ...billingSubscribers,
  ...documentSubscribers,
];

type Around = Pick<Services, "config" | "secret" | "storage">;

export function seedingOf(
  { tx, now, ids, till }: Omit<Seeding, "deps">,
  { config, ...around }: Around,
): Seeding {
  const deps: RoundDeps = {
    ...around,
    db: inOne(tx),
    clock: till.clock,
    // What was paid in the past was paid at the demo's own till, whatever takes payments from now on.
    config: { ...config, stripe: till.stripe.config },
    subscribers: SUBSCRIBERS,
    log: QUIET,
  };
  return { tx, now, ids, till, deps };
}

/** Each command is part of the one transaction: what fails here fails as a whole, without points to go back to. */
function inOne(tx: Transaction): Transaction {
  const { session } = tx as unknown as { session: object };
  // Each has a session of its own, since a command counts on it what it writes.
  const part = (): Transaction =>
    Object.create(tx, {
      session: { value: Object.create(session) },
      transaction: { value: (work: (within: Transaction) => Promise<unknown>) => work(part()) },
    });
  return part();
}

/** As one of the demo, signed in. */
export function asPerson({ deps, ids }: Seeding, key: PersonKey): Context & { actor: User } {
  const found = entriesOf(PEOPLE).flatMap(([role, people]) =>
    entriesOf<PersonKey, DemoPerson>(people as Record<PersonKey, DemoPerson>)
      .filter(([one]) => one === key)
      .map(([, person]) => ({ role, person })),
  );
  const [one] = found;
  if (!one) throw new Error(`Nobody is called ${key}`);
  const { role, person } = one;
  const actor: User = {
    kind: "user",
    id: ids[key],
    name: person.name,
    email: mailboxOf(key),
    isConfirmed: true,
    picture: null,
    timeZone: person.zone,
    language: person.language,
    role,
    roles: new Set([ROLE_OF_HOME[role]]),
    rights: new Set(role === "A" ? STAFF_RIGHTS : []),
  };
  return { ...contextOfRound(deps), actor, language: person.language };
}

/** The till's cards, as the server asks for them. */
export function stripeOf({ deps }: Seeding) {
  const stripe = paymentProviders(deps.config).get("stripe");
  if (!stripe) throw new Error("The till takes no cards");
  return stripe;
}
