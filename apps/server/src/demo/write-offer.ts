import { heldUntilMs } from "@riwaq/domain/scheduling/offers/offer";
import { occurrencesOf } from "@riwaq/domain/scheduling/series/occurrences";
import { type SeriesRule, horizonOf } from "@riwaq/domain/scheduling/series/series";
import { DAY_MS } from "@riwaq/domain/time/civil-date";
import { toWall } from "@riwaq/domain/time/zone";

import { offerHours } from "../modules/scheduling/tables/offer-hours.ts";
import { offers } from "../modules/scheduling/tables/offers.ts";
import type { Transaction } from "../platform/db/transaction.ts";
import { STUDENTS } from "./families.ts";
import type { PersonIds } from "./write-people.ts";
import type { ProgrammeIds } from "./write-teaching.ts";

const OFFERED_BEFORE_MS = 5 * 3_600_000;

/** What the demo teacher offers a child of the demo parent, who has not answered: Wednesdays at 17:30. */
export async function writeOffer(
  tx: Transaction,
  now: Date,
  ids: PersonIds,
  programmeIds: ProgrammeIds,
): Promise<void> {
  const { zone: anchorZone } = STUDENTS.yanis;
  const times = [{ dayOfWeek: 4, minute: 17 * 60 + 30 }] as const;
  const startsOn = toWall(now.getTime() + DAY_MS, anchorZone).date;
  const rule: SeriesRule = { anchorZone, times, lengthMin: 45, startsOn, endsOn: null };
  const extendedUntil = horizonOf(now.getTime(), anchorZone);
  const hours = occurrencesOf(rule, startsOn, extendedUntil);
  const offeredAtMs = now.getTime() - OFFERED_BEFORE_MS;
  const lastStartsAtMs = hours.at(-1)?.startsAtMs ?? 0;
  const people = { teacherId: ids.teacher, studentId: ids.yanis };
  const [offer] = await tx
    .insert(offers)
    .values({
      ...people,
      programmeId: programmeIds["quran-memorisation"],
      anchorZone,
      times: [...times],
      lengthMinutes: rule.lengthMin,
      startsOn,
      extendedUntil,
      heldUntil: new Date(heldUntilMs({ offeredAtMs, lastStartsAtMs })),
      createdAt: new Date(offeredAtMs),
      updatedAt: new Date(offeredAtMs),
    })
    .returning({ id: offers.id });
  if (!offer) throw new Error("the offer was not kept");
  await tx.insert(offerHours).values(
    hours.map(({ on, startsAtMs, endsAtMs, isShifted }) => ({
      offerId: offer.id,
      ...people,
      on,
      startsAt: new Date(startsAtMs),
      endsAt: new Date(endsAtMs),
      isShifted,
    })),
  );
}
