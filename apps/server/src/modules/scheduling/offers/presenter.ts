import type { Offer, Offers, OpenedOffer, PlacedLesson } from "@riwaq/contracts/scheduling/offers";
import { currentAge } from "@riwaq/domain/people/age";
import { mayBook } from "@riwaq/domain/scheduling/policy/who-may-book";
import { toWall } from "@riwaq/domain/time/zone";

import type { Terms } from "../../institute/policies/find-terms.ts";
import type { HeldHour, OfferWithHours, PlacedRow } from "./queries.ts";
import { declinableUntil } from "./settle-offer.ts";

type Reading = { readerId: string; now: Date };

/** Of each weekday the first lesson, soonest first: the weekly hours as they will begin. */
export function firstOfWeek<Hour extends Pick<HeldHour, "on">>(hours: readonly Hour[]): Hour[] {
  const byDay = Map.groupBy(hours, ({ on }) => new Date(`${on}T00:00:00Z`).getUTCDay());
  return [...byDay.values()].flatMap(([first]) => first ?? []);
}

export function presentOffer(row: OfferWithHours, { readerId, now }: Reading): Offer {
  const { offer, teacherName, studentName, teacherZone, familyZone, programme } = row;
  const ahead = row.hours.filter(({ startsAt }) => startsAt > now);
  const side = readerId === offer.teacherId ? "teacher" : "family";
  return {
    id: offer.id,
    side,
    state: stateOf(row, now),
    teacher_id: offer.teacherId,
    student_id: offer.studentId,
    teacher_name: teacherName,
    student_name: studentName,
    teacher_zone: teacherZone,
    family_zone: familyZone,
    programme,
    length_minutes: offer.lengthMinutes,
    hours: firstOfWeek(ahead).map(({ startsAt, endsAt }) => ({
      starts_at: startsAt.toISOString(),
      ends_at: endsAt.toISOString(),
    })),
    lessons: ahead.length,
    ends_on: offer.endsOn,
    held_until: offer.heldUntil.toISOString(),
    can_answer: side === "family" && isAnsweredBy(row, offer.studentId, { readerId, now }),
  };
}

const stateOf = ({ offer: { state, heldUntil } }: OfferWithHours, now: Date) =>
  state === "offered" && heldUntil <= now ? "lapsed" : state;

/** By a link, which lies in a mail for ever: once it is settled, of nobody and of no hours. */
export function presentOpened(row: OfferWithHours, reading: Reading): OpenedOffer {
  const state = stateOf(row, reading.now);
  return state === "offered" ? { ...presentOffer(row, reading), state } : { state };
}

export function presentOffers(
  found: { offers: readonly OfferWithHours[]; lessons: readonly PlacedRow[] },
  { terms, ...reading }: Reading & { terms: Terms },
): Offers {
  const lessons = found.lessons.filter(
    (row) =>
      reading.now <= declinableUntil(row, terms) && isAnsweredBy(row, row.studentId, reading),
  );
  return {
    offers: found.offers.map((row) => presentOffer(row, reading)),
    lessons: lessons.map((row) => presentPlaced(row, terms)),
  };
}

function presentPlaced(row: PlacedRow, terms: Terms): PlacedLesson {
  const { id, startsAt, endsAt, teacherName, studentName } = row;
  return {
    session_id: id,
    teacher_name: teacherName,
    student_name: studentName,
    teacher_zone: row.teacherZone,
    family_zone: row.familyZone,
    programme: row.programme,
    starts_at: startsAt.toISOString(),
    ends_at: endsAt.toISOString(),
    decline_until: declinableUntil(row, terms).toISOString(),
  };
}

type Aged = Pick<OfferWithHours, "ageDeclared" | "ageDeclaredOn" | "familyZone">;

/** Of the family: the parents, and the pupil from the age on at which one books alone. */
function isAnsweredBy(aged: Aged, studentId: string, { readerId, now }: Reading): boolean {
  const today = toWall(now.getTime(), aged.familyZone).date;
  const studentAge = currentAge({ ...aged, declaredOn: aged.ageDeclaredOn, today });
  const actor = readerId === studentId ? "student" : "parent";
  return mayBook({ actor, studentAge, hasConsent: true, isGuardian: true }).ok;
}
