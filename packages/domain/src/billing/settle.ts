/** What is posted for a lesson so that what is posted is what it used: wanted less posted, run as often as one likes. */
import { type Account, ISSUED, TAUGHT, minutesOf, moneyOf, owedBy } from "./accounts.ts";
import { type Entry, merged, moved } from "./journal.ts";
import { earnedOf } from "./shares.ts";
import type { Currency } from "./units.ts";

/** A period's minutes and the money paid for them. */
export type Lot = {
  id: string;
  minutes: number;
  /** Not yet used and not given back. */
  unused: number;
  /** Used by all lessons so far. */
  used: number;
  /** Hundredths. */
  paid: number;
  currency: Currency;
  /** What was left of it has been given back to the payer: nothing is taken from it any more. */
  isClosed: boolean;
  /** What was paid beside that as tax, and to whom; none where it is left out. */
  vat?: { paid: number; country: string };
};

/** What the lesson took so far: of a lot, or taught unpaid (null). More than 0. */
export type Posted = { lotId: string | null; minutes: number };

export type Settling = {
  wantedMin: number;
  posted: readonly Posted[];
  /** Of one subscription, in the order in which they are used up: the oldest first. */
  lots: readonly Lot[];
  subscription: string;
  payer: string;
};

type Settled = {
  /** The transaction to post; none where all is as it should be. */
  entries: Entry[];
  /** What the lesson has taken after it. */
  posted: Posted[];
};

/**
 * Brings what a lesson has taken to `wantedMin` minutes. What is missing is taken from the oldest lot that has any, and
 * where no lot has, the lesson was taught unpaid. What is too much goes back, last what was taken first, and to the
 * payer's credit where its lot has been given back. What was taught unpaid is taken as soon as a lot has it.
 *
 * Minutes go from the lot to the lessons taught; money follows them from what is deferred to what is earned, rounded
 * over the whole lot (`earnedOf`).
 */
export function settleUse({ wantedMin, posted, lots, subscription, payer }: Settling): Settled {
  const after = shareOut(wantedMin, posted, lots);
  const entries: Entry[] = [];
  for (const lot of lots) {
    const change = minutesFrom(after, lot.id) - minutesFrom(posted, lot.id);
    entries.push(...usedOfLot(lot, change, payer));
  }
  const unpaid = minutesFrom(after, null) - minutesFrom(posted, null);
  entries.push(...moved(unpaid, owedBy(subscription), TAUGHT));
  return { entries: merged(entries), posted: after };
}

/** Where the wanted minutes come from: what was taken from lots stays as far as it is wanted, oldest first. */
function shareOut(wanted: number, posted: readonly Posted[], lots: readonly Lot[]): Posted[] {
  let missing = wanted;
  const taken = lots.map((lot) => {
    const kept = Math.min(minutesFrom(posted, lot.id), missing);
    missing -= kept;
    return { lot, minutes: kept };
  });
  for (const one of taken) {
    if (one.lot.isClosed) continue;
    const free = one.lot.unused + minutesFrom(posted, one.lot.id) - one.minutes;
    const more = Math.min(free, missing);
    one.minutes += more;
    missing -= more;
  }
  const parts: Posted[] = taken.map(({ lot, minutes }) => ({ lotId: lot.id, minutes }));
  return [...parts, { lotId: null, minutes: missing }].filter(({ minutes }) => minutes > 0);
}

const minutesFrom = (posted: readonly Posted[], lotId: string | null): number =>
  posted.reduce((sum, part) => sum + (part.lotId === lotId ? part.minutes : 0), 0);

/** So many more minutes of a lot are used; fewer where it is negative. */
function usedOfLot(lot: Lot, minutes: number, payer: string): Entry[] {
  const { id, paid, used, minutes: total, currency, isClosed, vat } = lot;
  const shareOf = (sum: number) =>
    earnedOf({ paid: sum, used: used + minutes, total }) - earnedOf({ paid: sum, used, total });
  const money = shareOf(paid);
  // Minutes of a lot that was given back are not there to return to.
  const minutesAt: Account = isClosed ? ISSUED : minutesOf(id);
  const moneyAt = isClosed ? moneyOf("credit", currency, payer) : moneyOf("deferred", currency, id);
  return [
    ...moved(minutes, minutesAt, TAUGHT),
    ...moved(money, moneyAt, moneyOf("earned", currency)),
    // Of a lot that runs on the tax is settled when it is closed, as a whole.
    ...(isClosed && vat
      ? moved(shareOf(vat.paid), moneyAt, moneyOf("vat", currency, vat.country))
      : []),
  ];
}
