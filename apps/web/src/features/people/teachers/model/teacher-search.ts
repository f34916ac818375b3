import type { TeachersQuery } from "@riwaq/contracts/people/teachers";
import { DAYS_OF_WEEK } from "@riwaq/domain/time/day-of-week";
import type { DayOfWeek } from "@riwaq/domain/time/day-of-week";

// Repeated from the contract, which would bring zod into the entry chunk.
export const LANGUAGE_CHOICES = ["ar", "fr", "en", "de", "nl", "es", "tr", "it"] as const;
export const GENDER_CHOICES = ["F", "M"] as const;

type Hours = { day: DayOfWeek; from: string; to: string };

/** What the address holds; absent means everybody, and the first page. The hours come together or not at all. */
export type TeacherSearch = Partial<Hours> &
  Pick<TeachersQuery, "programme" | "language" | "gender"> & {
    /** Whose wish orders the list, or “none”. */
    for?: string;
    page?: number;
  };

/** What is offered first when somebody names a day: after school. */
const USUAL_HOURS = { from: "17:00", to: "18:00" } as const;

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const SLUG = /^[a-z0-9-]{1,80}$/;
const WHOSE = /^(none|[0-9a-f-]{36})$/;

const isTime = (value: unknown): value is string => typeof value === "string" && TIME.test(value);

function hoursFrom({ day, from, to }: Record<string, unknown>): Hours | undefined {
  const known = DAYS_OF_WEEK.find((code) => code === day);
  if (known === undefined || !isTime(from) || !isTime(to) || from === to) return undefined;
  return { day: known, from, to };
}

/** The router has read numbers as numbers; whatever is not known is left out. */
export function parseTeacherSearch(raw: Record<string, unknown>): TeacherSearch {
  const { programme, page } = raw;
  const language = LANGUAGE_CHOICES.find((code) => code === raw["language"]);
  const gender = GENDER_CHOICES.find((code) => code === raw["gender"]);
  return {
    ...(typeof programme === "string" && SLUG.test(programme) && { programme }),
    ...(language && { language }),
    ...(gender && { gender }),
    ...hoursFrom(raw),
    ...(typeof raw["for"] === "string" && WHOSE.test(raw["for"]) && { for: raw["for"] }),
    ...(Number.isSafeInteger(page) && Number(page) > 1 && { page: Number(page) }),
  };
}

/** How many choices narrow the list; a day with its hours is one. */
export function countChoices({ programme, language, gender, day }: TeacherSearch) {
  return [programme, language, gender, day].filter((choice) => choice !== undefined).length;
}

/** Another choice begins at the first page. No value takes the choice away. */
export function withChoice(
  search: TeacherSearch,
  choice: { [Name in keyof TeacherSearch]?: TeacherSearch[Name] | undefined },
): TeacherSearch {
  return parseTeacherSearch({ ...search, ...choice, page: undefined });
}

export function withDay(search: TeacherSearch, day: DayOfWeek | undefined): TeacherSearch {
  const { from = USUAL_HOURS.from, to = USUAL_HOURS.to } = search;
  return withChoice(search, { day, from, to });
}
