/**
 * What is known of one page: every review is kept, and this is what they come to. The state is made by replaying them day
 * by day; in whatever batches they come, it is the same.
 */
import { type FSRSState, fsrs } from "ts-fsrs";

import { groupBy } from "../group-by.ts";
import type { Marker } from "../learning/marks/kinds.ts";
import type { Day } from "./days.ts";
import { AGAIN, AUTHORITY_OF, EASY, GOOD, type Grade, HARD, WEIGHT_OF } from "./grade.ts";
import { type Lines, isWhole, lineCount, linesOf, maskOf } from "./lines.ts";
import type { PageHold } from "./strength.ts";

/** What a pupil holds at the beginning, as somebody said before anything was heard. */
export const STANDINGS = ["solid", "shaky", "rusty", "not-yet"] as const;
export type Standing = (typeof STANDINGS)[number];

/** Recited before somebody. Of the whole page where `lines` is null. */
export type Recital = { day: Day; by: Marker; grade: Grade; lines: Lines | null };
export type Review = Recital | { day: Day; standing: Standing };

export type PageMemory = {
  page: number;
  /** A bit for each line that was recited with little help. */
  known: number;
  /** Since when the whole page is learnt: a day; "before" where it was so at the beginning; null where it is not. */
  learned: Day | "before" | null;
  /** Days after which nineteen of twenty such pages are still known. 0 until it is learnt. */
  stability: number;
  /** From 1 to 10. */
  difficulty: number;
  /** When the whole of it was reviewed last. */
  lastDay: Day;
  lastGrade: Grade | null;
  /** When a teacher heard any of it last. */
  heardDay: Day | null;
  /** Part of it went badly since: not later than this day. */
  notAfter: Day | null;
  lapses: number;
};

/** `isOld`: how many days after it was learnt a page is old. */
export type ReplayRules = { recentDays: number };

/** As far as reviews have come: what was before the last day, and that day, to which more may come. */
export type Replay = { page: number; before: PageMemory | null; day: Day | null; today: Review[] };

/** Retention as the institute decided; steps of minutes are for cards, not for pages. */
const scheduler = fsrs({
  request_retention: 0.95,
  enable_short_term: false,
  enable_fuzz: false,
});

const AT_BEGINNING: Record<Exclude<Standing, "not-yet">, FSRSState> = {
  solid: { stability: 60, difficulty: 4 },
  shaky: { stability: 12, difficulty: 6 },
  rusty: { stability: 3, difficulty: 8 },
};

export const beginReplay = (page: number): Replay => ({ page, before: null, day: null, today: [] });

/**
 * What comes after what was replayed. None of the reviews may be of an earlier day than those before; then all are replayed
 * anew. @throws RangeError where one is
 */
export function replayOn(replay: Replay, reviews: readonly Review[], rules: ReplayRules): Replay {
  let { before, day, today } = replay;
  for (const review of reviews.toSorted((one, other) => one.day - other.day)) {
    if (day !== null && review.day < day) throw new RangeError(`Before ${day}: ${review.day}`);
    if (review.day !== day) {
      before = settle(replay.page, before, today, rules);
      today = [];
      day = review.day;
    }
    today = [...today, review];
  }
  return { page: replay.page, before, day, today };
}

/** What all of them come to; null of a page of which nothing is known. */
export const memoryOf = (replay: Replay, rules: ReplayRules): PageMemory | null =>
  settle(replay.page, replay.before, replay.today, rules);

/** From all reviews of a page, in any order. */
export function replayPage(page: number, reviews: readonly Review[], rules: ReplayRules) {
  return memoryOf(replayOn(beginReplay(page), reviews, rules), rules);
}

const isRecital = (review: Review): review is Recital => "grade" in review;

/** One day: what was said of the beginning first, then what was heard, from whoever is believed most. */
function settle(
  page: number,
  before: PageMemory | null,
  reviews: readonly Review[],
  rules: ReplayRules,
): PageMemory | null {
  const said = reviews.flatMap((one) => ("standing" in one ? [one.standing] : []));
  const [day] = reviews.map((one) => one.day);
  const start = said.length > 0 ? begin(page, weakestOf(said), day as Day) : before;
  const heard = reviews.filter(isRecital);
  if (heard.length === 0) return start;
  const byAuthority = groupBy(heard, ({ by }) => AUTHORITY_OF[by]);
  const believed = byAuthority.get(Math.max(...byAuthority.keys())) as Recital[];
  return believed
    .toSorted(
      (one, other) => coverage(page, other) - coverage(page, one) || one.grade - other.grade,
    )
    .reduce((memory, recital) => hear(memory, recital, rules), noted(page, start, heard));
}

const coverage = (page: number, { lines }: Recital) => lineCount(lines, page);

function weakestOf(said: readonly Standing[]): Standing {
  return said.reduce((one, other) =>
    STANDINGS.indexOf(other) > STANDINGS.indexOf(one) ? other : one,
  );
}

const nothing = (page: number, day: Day): PageMemory => ({
  page,
  known: 0,
  learned: null,
  stability: 0,
  difficulty: 0,
  lastDay: day,
  lastGrade: null,
  heardDay: null,
  notAfter: null,
  lapses: 0,
});

function begin(page: number, standing: Standing, day: Day): PageMemory | null {
  if (standing === "not-yet") return null;
  const known = maskOf(null, page);
  return { ...nothing(page, day), known, learned: "before", ...AT_BEGINNING[standing] };
}

/** Which lines are known, and whether a teacher heard any: of all who listened. */
function noted(page: number, start: PageMemory | null, heard: readonly Recital[]): PageMemory {
  const [{ day }] = heard as [Recital];
  const memory = start ?? nothing(page, day);
  const went = heard.filter(({ grade }) => grade >= HARD);
  return {
    ...memory,
    known: went.reduce((mask, { lines }) => mask | maskOf(lines, page), memory.known),
    heardDay: heard.some(({ by }) => by === "teacher") ? day : memory.heardDay,
  };
}

function hear(memory: PageMemory, recital: Recital, rules: ReplayRules): PageMemory {
  const { page } = memory;
  if (memory.learned === null) return learn(memory, recital);
  const isFirstToday = memory.lastDay < recital.day || memory.lastGrade === null;
  const isPart = coverage(page, recital) * 2 < linesOf(page);
  if (isPart || !isFirstToday) return hearPart(memory, recital);
  const grade = Math.min(recital.grade, bestGrade(memory, recital, rules)) as Grade;
  return {
    ...memory,
    ...after(memory, recital, grade),
    lastDay: recital.day,
    lastGrade: grade,
    notAfter: null,
    lapses: memory.lapses + (grade === AGAIN ? 1 : 0),
  };
}

/** A page is learnt once its teacher heard all of it go well. */
function learn(memory: PageMemory, recital: Recital): PageMemory {
  const { day, by, grade, lines } = recital;
  const isLearned =
    by === "teacher" && grade >= GOOD && isWhole(maskOf(lines, memory.page), memory.page);
  if (!isLearned) return { ...memory, lastDay: day, lastGrade: grade };
  const first = scheduler.next_state(null, 0, GOOD);
  return { ...memory, ...first, learned: day, lastDay: day, lastGrade: GOOD };
}

/** Of a few lines that went well nothing follows for the page; where they went badly, it comes sooner. */
function hearPart(memory: PageMemory, recital: Recital): PageMemory {
  if (recital.grade >= GOOD) return memory;
  const { stability } = after(memory, recital, recital.grade);
  const due = recital.day + intervalOf(stability);
  return {
    ...memory,
    stability: Math.min(memory.stability, stability),
    notAfter: Math.min(memory.notAfter ?? due, due),
    lapses: memory.lapses + (recital.grade === AGAIN ? 1 : 0),
  };
}

/** Easy is for old pages before a teacher alone. */
function bestGrade(memory: PageMemory, { by, day }: Recital, rules: ReplayRules): Grade {
  return by === "teacher" && isOldOn(memory, day, rules) ? EASY : GOOD;
}

/** Whether a learnt page is old on a day, and no longer recited daily. */
export function isOldOn({ learned }: PageMemory, day: Day, { recentDays }: ReplayRules): boolean {
  return learned === "before" || (learned !== null && day - learned >= recentDays);
}

function after(memory: PageMemory, { by, day }: Recital, grade: Grade): FSRSState {
  const { stability, difficulty, lastDay } = memory;
  const next = scheduler.next_state({ stability, difficulty }, Math.max(1, day - lastDay), grade);
  const gained = Math.max(0, next.stability - stability);
  const isGain = gained > 0;
  return {
    difficulty: next.difficulty,
    stability: isGain ? stability + gained * WEIGHT_OF[by] : next.stability,
  };
}

const intervalOf = (stability: number) => Math.max(1, scheduler.next_interval(stability, 0));

/**
 * The day on which a learnt page is to be recited again: by its stability, at the latest once in the cycle (days). Of a
 * page that is still being learnt the day after.
 */
export function dueDay(memory: PageMemory, cycleDays: number): Day {
  const { learned, stability, lastDay, notAfter } = memory;
  if (learned === null) return lastDay + 1;
  const due = lastDay + Math.min(intervalOf(stability), Math.max(1, cycleDays));
  return notAfter === null ? due : Math.max(lastDay + 1, Math.min(due, notAfter));
}

/** How likely a learnt page is still known on a day, from 0 to 1. 0 of one that is not learnt. */
export function strengthOn({ learned, stability, lastDay }: PageMemory, day: Day): number {
  if (learned === null) return 0;
  return scheduler.forgetting_curve(Math.max(0, day - lastDay), stability);
}

/** A learnt page as it is held on a day, in a cycle of so many days. */
export const heldOn = (
  memory: PageMemory,
  day: Day,
  rules: ReplayRules & { cycleDays: number },
): PageHold => ({
  page: memory.page,
  isOld: isOldOn(memory, day, rules),
  strength: strengthOn(memory, day),
  intervalDays: dueDay(memory, rules.cycleDays) - memory.lastDay,
});
