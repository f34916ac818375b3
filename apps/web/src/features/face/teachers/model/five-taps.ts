/** A need in five taps: what is asked next, and which teachers are sought once all is said. */
import type { Audience } from "@riwaq/domain/people/public-profiles/words";
import type { DayPart } from "@riwaq/domain/people/wishes/wish";
import type { DayOfWeek } from "@riwaq/domain/time/day-of-week";

import type { Language } from "../../../../i18n/languages.ts";
import type { Need } from "./need.ts";

export const WHO = ["me", "child"] as const;

/** The second question of each, and whom the answer makes of who learns. */
export const AGES = {
  me: { woman: "women", man: "men" },
  child: { "4-6": "children", "7-11": "children", girl: "teenagers", boy: "teenagers" },
} as const satisfies Record<(typeof WHO)[number], Record<string, Audience>>;

/** Monday to Friday, and the days without school where most families live. */
const WEEK: DayOfWeek[] = [2, 3, 4, 5, 6];
const WEEKEND: DayOfWeek[] = [0, 1];

/** When lessons could be, in one tap. */
export const WHEN = {
  any: {},
  "week-day": { days: WEEK, parts: ["morning", "afternoon"] },
  "week-evening": { days: WEEK, parts: ["evening"] },
  "weekend-morning": { days: WEEKEND, parts: ["morning"] },
  "weekend-later": { days: WEEKEND, parts: ["afternoon", "evening"] },
} as const satisfies Record<string, { days?: readonly DayOfWeek[]; parts?: readonly DayPart[] }>;

/** The level that is left to the first lesson. */
export const ANY_LEVEL = "any";

export type Taps = {
  who?: (typeof WHO)[number];
  age?: string;
  programme?: string;
  level?: string;
  when?: keyof typeof WHEN;
};

export const QUESTIONS = ["who", "age", "programme", "level", "when"] as const;
export type Question = (typeof QUESTIONS)[number];

const NAME = /^[\w-]{1,80}$/;
const named = (raw: unknown) => {
  const text = typeof raw === "number" ? String(raw) : raw;
  return typeof text === "string" && NAME.test(text) ? text : undefined;
};

/** From an address. An answer after one that is missing is not known yet. */
export function parseTaps(raw: Record<string, unknown>): Taps {
  const who = WHO.find((one) => one === raw["who"]);
  const age = who && Object.keys(AGES[who]).find((one) => one === raw["age"]);
  const programme = age && named(raw["programme"]);
  const level = programme && named(raw["level"]);
  const when = level && WHENS.find((one) => one === raw["when"]);
  const said = { who, age, programme, level, when };
  return Object.fromEntries(Object.entries(said).filter(([, answer]) => answer)) as Taps;
}

export const WHENS = Object.keys(WHEN) as ReadonlyArray<keyof typeof WHEN>;

/** What is asked next; undefined once all is said. */
export const nextQuestion = (taps: Taps): Question | undefined =>
  QUESTIONS.find((question) => taps[question] === undefined);

/** The answers before this question: what going back to it leaves. */
export function tapsBefore(taps: Taps, question: Question): Taps {
  const kept = QUESTIONS.slice(0, QUESTIONS.indexOf(question));
  return Object.fromEntries(kept.map((one) => [one, taps[one]])) as Taps;
}

/** From 12 on the institute may keep to a teacher of one's own gender; a grown-up's follows from whom each teaches. */
const GENDERS: Partial<Record<string, "F" | "M">> = { girl: "F", boy: "M" };

type Asker = { language: Language; isSameGenderRule: boolean };

/** Whom to look for; in the visitor's own language first. */
export function needOf({ who, age, programme, when }: Taps, asker: Asker): Need {
  const gender = asker.isSameGenderRule ? GENDERS[age ?? ""] : undefined;
  const audiences: Record<string, Audience> = who ? AGES[who] : {};
  const audience = audiences[age ?? ""];
  const { days, parts }: { days?: readonly DayOfWeek[]; parts?: readonly DayPart[] } =
    WHEN[when ?? "any"];
  return {
    language: asker.language,
    ...(gender && { gender }),
    ...(programme !== undefined && { programme }),
    ...(audience && { audience }),
    ...(days && { days: [...days] }),
    ...(parts && { parts: [...parts] }),
  };
}
