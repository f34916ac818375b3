import type { PublicTeachersQuery } from "@riwaq/contracts/views/public-teachers";
import { bookableAudiences, mayTeach } from "@riwaq/domain/people/public-profiles/public-profile";
import { AUDIENCES, type Audience } from "@riwaq/domain/people/public-profiles/words";
import { type Fit, fitOf } from "@riwaq/domain/people/wishes/rank-teachers";
import { hoursOfWish } from "@riwaq/domain/people/wishes/wish";
import { hoursElsewhere } from "@riwaq/domain/scheduling/availability/hours-elsewhere";
import { DAY_MS } from "@riwaq/domain/time/civil-date";
import type { DayOfWeek } from "@riwaq/domain/time/day-of-week";

import type { ProgrammeRow } from "../../modules/people/programmes/queries.ts";
import { findFreeHours } from "../../modules/people/teachers/find-free-hours.ts";
import type { Database } from "../../platform/db/database.ts";
import type { ShownTeacher } from "./queries.ts";

/** With what else is known of each before they are put in order. */
export type Candidate = ShownTeacher & {
  programmes: readonly ProgrammeRow[];
  /** Those whom they name, and who can be booked. */
  audiences: Audience[];
  /** Those, or where they name none everybody who can be booked. */
  sought: Audience[];
};

export type Ranked = Candidate & { fit: Fit | null };

/** Whom a teacher says they teach, as far as the institute's rule of genders allows it; and who may be sought with them. */
export function audiencesOf(
  { audiences, gender }: Pick<ShownTeacher, "audiences" | "gender">,
  { sameGenderFrom12 }: { sameGenderFrom12: boolean },
): Pick<Candidate, "audiences" | "sought"> {
  const rule = { teacherGender: gender, isSameGenderRule: sameGenderFrom12 };
  return {
    audiences: bookableAudiences(audiences, rule),
    sought: AUDIENCES.filter((audience) => mayTeach(audience, audiences, rule)),
  };
}

/**
 * In the order of what speaks for each, by the rule that ranks teachers for families; whoever does not teach what or
 * whom is sought, or is not of the gender asked for, is left out. Where nothing is sought, each comes first in turn: the
 * order moves on by one place a day.
 */
export async function rankShown(
  db: Database,
  candidates: readonly Candidate[],
  query: PublicTeachersQuery,
  now: Date,
): Promise<Ranked[]> {
  const suitable = candidates.filter((candidate) => suits(candidate, query));
  const { programme, audience, language, days, parts } = query;
  if (![programme, audience, language, days, parts].some((asked) => asked !== undefined)) {
    return inTurn(suitable, now).map((candidate) => ({ ...candidate, fit: null }));
  }
  const hours = hoursOfWish({ days: (days ?? []) as DayOfWeek[], parts: parts ?? [] });
  const at = { fromZone: query.zone, nowMs: now.getTime() };
  const wishedOn = (toZone: string) =>
    hours.flatMap((range) => hoursElsewhere({ hours: range, toZone, ...at }));
  const ids = suitable.map(({ id }) => id);
  const free = hours.length > 0 ? await findFreeHours(db, ids) : new Map<string, []>();
  const ranked = suitable.map((candidate) => ({
    ...candidate,
    fit: fitOf({
      teachesProgramme: programme === undefined ? null : true,
      freeHours: free.get(candidate.id) ?? [],
      wishedHours: wishedOn(candidate.timeZone),
      speaksLanguage: language !== undefined && candidate.languages.includes(language),
      isGenderAllowed: null,
      teachesAge: audience ? candidate.audiences.includes(audience) : null,
    }),
  }));
  const common = ({ fit }: (typeof ranked)[number]) => Math.min(fit.minutesInCommon, ENOUGH_MIN);
  return ranked.toSorted((a, b) => b.fit.points - a.fit.points || common(b) - common(a));
}

/** More free hours than these do not make a teacher better. */
const ENOUGH_MIN = 240;

function suits(candidate: Candidate, { programme, audience, gender }: PublicTeachersQuery) {
  const { programmes, sought } = candidate;
  return (
    (programme === undefined || programmes.some(({ slug }) => slug === programme)) &&
    (audience === undefined || sought.includes(audience)) &&
    (gender === undefined || candidate.gender === gender)
  );
}

function inTurn(candidates: readonly Candidate[], now: Date): Candidate[] {
  const turn = Math.floor(now.getTime() / DAY_MS) % Math.max(1, candidates.length);
  return [...candidates.slice(turn), ...candidates.slice(0, turn)];
}
