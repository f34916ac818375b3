/**
 * What is to be recited on a day. Three streams, as teachers of memorisation speak of them: `sabaq`, the new portion;
 * `sabqi`, what was learnt in the last weeks, daily; `manzil`, everything older, in a cycle that the teacher sets.
 */
import { DAYS_OF_WEEK } from "../time/day-of-week.ts";
import { type Day, type DaysOff, isOff, practiceDays } from "./days.ts";
import { type Lines, isWhole, lineCount, linesIn, maskOf } from "./lines.ts";
import { type PageMemory, dueDay, isOldOn, strengthOn } from "./page-memory.ts";

export const STREAMS = ["sabaq", "sabqi", "manzil"] as const;
export type Stream = (typeof STREAMS)[number];

/** In Ramadan nothing new is learnt, and all is recited within the month where time allows; before an exam only its pages are. */
export const PLAN_MODES = ["usual", "ramadan", "exam"] as const;
export type PlanMode = (typeof PLAN_MODES)[number];

/** What a plan may say. */
export const PLAN_LIMITS = {
  minutes: { min: 5, max: 240, usual: 10 },
  pages: { min: 1, max: 60, usual: 3 },
  cycleDays: { min: 7, max: 365, usual: 45 },
  recentDays: { min: 7, max: 30, usual: 14 },
} as const;

export type Plan = {
  /** At most so many minutes, and so many pages of revision, on a day. */
  minutes: number;
  pages: number;
  cycleDays: number;
  recentDays: number;
  daysOff: DaysOff;
  mode: PlanMode;
  /** The last day of the mode; of an exam the day before it. Null where it goes on. */
  modeUntil: Day | null;
  /** What the exam is about, both included. */
  examPages: { first: number; last: number } | null;
};

/** What the teacher gave to be learnt. */
export type NewPortion = { page: number; lines: Lines | null };

export type Portion = {
  stream: Stream;
  page: number;
  /** Null is the whole page. */
  lines: Lines | null;
  minutes: number;
  /** From 0 to 1. */
  strength: number;
};

export type DayPlan = {
  day: Day;
  isOff: boolean;
  /** The new portion first; in each of the other streams the weakest first. */
  portions: Portion[];
  minutes: number;
  /** How long going through all old pages takes with this budget: longer than the plan's cycle where it must be. */
  cycleDays: number;
};

/** A page from memory takes about so long; a new line, repeated until it holds, the other. */
const MINUTES_OF_PAGE = 3;
const MINUTES_OF_NEW_LINE = 1;
const RAMADAN_DAYS = 29;

export type PlanInput = {
  memories: readonly PageMemory[];
  plan: Plan;
  portion: NewPortion | null;
  day: Day;
};

/** The mode that holds on a day. */
export const modeOn = ({ mode, modeUntil }: Plan, day: Day): PlanMode =>
  modeUntil !== null && day > modeUntil ? "usual" : mode;

/**
 * The portions of a day. Never more minutes or pages than the plan allows; every old page at least once in the cycle that
 * is answered, counted from the first day that is planned (but while an exam is prepared, whose pages alone are recited).
 */
export function planDay(input: PlanInput): DayPlan {
  const { plan, day } = input;
  const streams = sortOut(input);
  const budget = budgetOf(input, streams);
  const cycleDays = cycleOf(input, streams.old.length, budget);
  if (isOff(day, plan.daysOff)) return { day, isOff: true, portions: [], minutes: 0, cycleDays };
  const recent = weakestFirst(streams.recent, day).slice(0, budget.recent);
  const old =
    modeOn(plan, day) === "exam"
      ? weakestFirst(streams.old, day).slice(0, budget.old)
      : chooseOld(streams.old, { day, plan, cycleDays, budget });
  const portions = [
    ...(budget.isNew ? [newPortion(input.portion as NewPortion, budget.newMinutes)] : []),
    ...recent.map((memory) => portionOf("sabqi", memory, day)),
    ...old.map((memory) => portionOf("manzil", memory, day)),
  ];
  const minutes = portions.reduce((sum, one) => sum + one.minutes, 0);
  return { day, isOff: false, portions, minutes, cycleDays };
}

type Streams = { recent: PageMemory[]; old: PageMemory[] };

/** What is being learnt is recited daily like what was just learnt, but for the portion itself. */
function sortOut({ memories, plan, portion, day }: PlanInput): Streams {
  const exam = modeOn(plan, day) === "exam" ? plan.examPages : null;
  const asked = memories.filter(
    ({ page, known }) =>
      known !== 0 &&
      !(portion?.page === page && (known & ~maskOf(portion.lines, page)) === 0) &&
      (!exam || (exam.first <= page && page <= exam.last)),
  );
  return {
    recent: asked.filter((memory) => !isOldOn(memory, day, plan)),
    old: asked.filter((memory) => isOldOn(memory, day, plan)),
  };
}

type Budget = {
  isNew: boolean;
  newMinutes: number;
  /** Pages of each stream today. */
  recent: number;
  old: number;
  /** Old pages on a usual day of practice; a half is one on every other. */
  oldPace: number;
};

/** New first, then what is recent; as much as the cycle needs, up to half of the pages, is for old ones. */
function budgetOf(input: PlanInput, { recent, old }: Streams): Budget {
  const { plan, portion, day } = input;
  const isNew = portion !== null && modeOn(plan, day) === "usual";
  const asked = isNew ? lineCount(portion.lines, portion.page) * MINUTES_OF_NEW_LINE : 0;
  const hasRevision = recent.length + old.length > 0;
  const newMinutes = Math.min(asked, hasRevision ? Math.floor(plan.minutes / 2) : plan.minutes);
  const pages = Math.min(plan.pages, Math.floor((plan.minutes - newMinutes) / MINUTES_OF_PAGE));
  const needed = Math.ceil(old.length / practiceDaysIn(cycleAsked(input), plan));
  // Of an odd page each has a half: one today, the other on the next day.
  const turn = practiceDays(0, day, plan.daysOff) % 2;
  const shareOf = (half: number) => Math.min(recent.length, Math.max(pages - needed, half));
  const forRecent = shareOf(Math.floor((pages + turn) / 2));
  return {
    isNew,
    newMinutes,
    recent: forRecent,
    old: pages - forRecent,
    oldPace: pages - shareOf(pages / 2),
  };
}

/** Days of practice among so many days, beginning with whichever leaves the fewest. */
const practiceDaysIn = (days: number, { daysOff }: Plan) =>
  Math.max(
    1,
    Math.min(...DAYS_OF_WEEK.map((first) => practiceDays(first, first + days - 1, daysOff))),
  );

const cycleAsked = ({ plan, day }: PlanInput) =>
  modeOn(plan, day) === "ramadan" ? Math.min(plan.cycleDays, RAMADAN_DAYS) : plan.cycleDays;

/** The cycle that is asked for, or as much longer as the budget makes it. */
function cycleOf(input: PlanInput, oldPages: number, { oldPace }: Budget): number {
  const asked = cycleAsked(input);
  if (oldPages === 0) return asked;
  const practice = Math.ceil(oldPages / oldPace);
  const weeks = Math.ceil(practice / (DAYS_OF_WEEK.length - input.plan.daysOff.length));
  let cycle = Math.max(asked, (weeks - 1) * DAYS_OF_WEEK.length);
  while (practiceDaysIn(cycle, input.plan) < practice) cycle += 1;
  return cycle;
}

type ChooseOld = { day: Day; plan: Plan; cycleDays: number; budget: Budget };

/** What must be recited today for the cycle to hold, and then what is due, the weakest first. */
function chooseOld(old: readonly PageMemory[], choosing: ChooseOld): PageMemory[] {
  const { day, cycleDays, budget } = choosing;
  const byAge = old.toSorted((one, other) => one.lastDay - other.lastDay || one.page - other.page);
  const must = byAge.slice(0, Math.min(budget.old, mustBeToday(byAge, choosing)));
  const left = byAge.slice(must.length).filter((memory) => dueDay(memory, cycleDays) <= day);
  const due = weakestFirst(left, day).slice(0, budget.old - must.length);
  return weakestFirst([...must, ...due], day);
}

/** How many of the oldest must be recited today so that later days need not bear more than they can. */
function mustBeToday(byAge: readonly PageMemory[], choosing: ChooseOld): number {
  const { day, plan, cycleDays, budget } = choosing;
  const evenly = Math.ceil(byAge.length / practiceDaysIn(cycleDays, plan));
  const pace = Math.min(evenly, budget.oldPace);
  let must = 0;
  byAge.forEach(({ lastDay }, at) => {
    const daysLeft = practiceDays(day + 1, lastDay + cycleDays, plan.daysOff);
    must = Math.max(must, at + 1 - Math.floor(daysLeft * pace));
  });
  return must;
}

function weakestFirst(memories: readonly PageMemory[], day: Day): PageMemory[] {
  return memories
    .map((memory) => ({ memory, strength: strengthOn(memory, day) }))
    .toSorted((one, other) => one.strength - other.strength || one.memory.page - other.memory.page)
    .map(({ memory }) => memory);
}

const newPortion = ({ page, lines }: NewPortion, minutes: number): Portion => ({
  stream: "sabaq",
  page,
  lines,
  minutes,
  strength: 0,
});

function portionOf(stream: Stream, memory: PageMemory, day: Day): Portion {
  const { page, known } = memory;
  return {
    stream,
    page,
    lines: isWhole(known, page) ? null : linesIn(known, page),
    minutes: MINUTES_OF_PAGE,
    strength: strengthOn(memory, day),
  };
}
