/** Who may give a lesson in the place of its teacher, and in which order staff are offered them. */
import { type GenderFault, type GenderQuestion, genderAllows } from "../policy/who-may-book.ts";

/** Why somebody cannot: of several the first in this order is said. */
export const COVER_FAULTS = [
  "self",
  "not_approved",
  "no_room",
  "busy",
  "time_off",
  "holiday",
  "programme",
  "gender_unknown",
  "parents_prefer_other",
  "other_gender",
] as const;
export type CoverFault = (typeof COVER_FAULTS)[number];

/** What speaks for somebody. */
export const COVER_REASONS = ["known", "language", "programme", "own_hours", "light_week"] as const;
export type CoverReason = (typeof COVER_REASONS)[number];

type PairGender = Omit<GenderQuestion, "teacherGender" | "sameGenderFrom12">;

export type LessonToCover = {
  teacherId: string;
  startsAtMs: number;
  endsAtMs: number;
  programmeId: string | null;
  sameGenderFrom12: boolean;
};

export type Candidate = {
  teacherId: string;
  name: string;
  isApproved: boolean;
  hasRoom: boolean;
  gender: GenderQuestion["teacherGender"];
  programmeIds: readonly string[];
  /** Lessons, held hours: half-open, in ms. */
  busy: ReadonlyArray<{ startMs: number; endMs: number }>;
  /** Leave and time off. */
  timeOff: ReadonlyArray<{ startMs: number; endMs: number }>;
  isHoliday: boolean;
  /** The lesson lies in the hours that the candidate offers. */
  isInOwnHours: boolean;
  /** Of each pupil: what the rule of gender asks. */
  pupils: readonly PairGender[];
  /** A pupil has had a lesson with them. */
  isKnown: boolean;
  /** They explain in a language of the family. */
  sharesLanguage: boolean;
  /** Minutes of lessons in the week of the lesson. */
  minutesThatWeek: number;
};

export type Ranked = {
  teacherId: string;
  name: string;
  /** Empty for nobody who could. */
  fault: CoverFault | null;
  reasons: CoverReason[];
  minutesThatWeek: number;
};

/** So few minutes of lessons in a week are a light one. */
export const LIGHT_WEEK_MIN = 10 * 60;

/**
 * Everybody asked about, those who can first, and both in an order that does not depend on the one given: whom a pupil
 * knows, then who shares a language, teaches the programme, offers that hour, has the lighter week; then by name and id.
 * Somebody can who is approved, has a room, is in no lesson, held hour, leave, time off or holiday then, teaches the
 * programme where the lesson has one, and whom the rule of gender allows for each pupil. The hour need not lie in the free
 * week: that is asked of them by this.
 */
export function rankSubstitutes(lesson: LessonToCover, candidates: readonly Candidate[]): Ranked[] {
  return candidates
    .map((candidate) => ({
      teacherId: candidate.teacherId,
      name: candidate.name,
      fault: faultOf(lesson, candidate),
      reasons: reasonsOf(lesson, candidate),
      minutesThatWeek: candidate.minutesThatWeek,
    }))
    .toSorted(compareRanked);
}

const touches = (
  { startsAtMs, endsAtMs }: LessonToCover,
  hours: ReadonlyArray<{ startMs: number; endMs: number }>,
) => hours.some(({ startMs, endMs }) => startMs < endsAtMs && startsAtMs < endMs);

const teaches = ({ programmeId }: LessonToCover, { programmeIds }: Candidate) =>
  programmeId === null || programmeIds.includes(programmeId);

function faultOf(lesson: LessonToCover, candidate: Candidate): CoverFault | null {
  if (candidate.teacherId === lesson.teacherId) return "self";
  if (!candidate.isApproved) return "not_approved";
  if (!candidate.hasRoom) return "no_room";
  if (touches(lesson, candidate.busy)) return "busy";
  if (touches(lesson, candidate.timeOff)) return "time_off";
  if (candidate.isHoliday) return "holiday";
  if (!teaches(lesson, candidate)) return "programme";
  return genderFault(lesson, candidate);
}

function genderFault(lesson: LessonToCover, candidate: Candidate): GenderFault | null {
  const { sameGenderFrom12 } = lesson;
  for (const pupil of candidate.pupils) {
    const question = { ...pupil, teacherGender: candidate.gender, sameGenderFrom12 };
    const allowed = genderAllows(question);
    if (!allowed.ok) return allowed.reason;
  }
  return null;
}

function reasonsOf(lesson: LessonToCover, candidate: Candidate): CoverReason[] {
  const speaks: Record<CoverReason, boolean> = {
    known: candidate.isKnown,
    language: candidate.sharesLanguage,
    programme: lesson.programmeId !== null && teaches(lesson, candidate),
    own_hours: candidate.isInOwnHours,
    light_week: candidate.minutesThatWeek < LIGHT_WEEK_MIN,
  };
  return COVER_REASONS.filter((reason) => speaks[reason]);
}

/** Each reason outweighs all that follow it, but for the load, which is compared to the minute. */
const WEIGHED = ["known", "language", "programme"] as const satisfies readonly CoverReason[];

function compareRanked(a: Ranked, b: Ranked): number {
  const weight = ({ fault, reasons }: Ranked) => [
    fault === null ? 0 : 1 + COVER_FAULTS.indexOf(fault),
    ...WEIGHED.map((reason) => (reasons.includes(reason) ? 0 : 1)),
  ];
  const [left, right] = [weight(a), weight(b)];
  const place = left.findIndex((value, index) => value !== right[index]);
  if (place >= 0) return (left[place] ?? 0) - (right[place] ?? 0);
  if (a.minutesThatWeek !== b.minutesThatWeek) return a.minutesThatWeek - b.minutesThatWeek;
  const [own, other] = [a, b].map(({ reasons }) => (reasons.includes("own_hours") ? 0 : 1));
  if (own !== other) return (own ?? 0) - (other ?? 0);
  return compareText(a.name, b.name) || compareText(a.teacherId, b.teacherId);
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
