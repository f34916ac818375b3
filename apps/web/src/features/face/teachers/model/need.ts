import { AUDIENCES, type Audience } from "@riwaq/domain/people/public-profiles/words";
import { DAY_PARTS, type DayPart } from "@riwaq/domain/people/wishes/wish";
import { DAYS_OF_WEEK, type DayOfWeek } from "@riwaq/domain/time/day-of-week";

/** Those in which families are taught here, as the filters offer them. */
export const NEED_LANGUAGES = ["fr", "en", "ar"] as const;
export const NEED_GENDERS = ["F", "M"] as const;

/** What a visitor seeks, as the address holds it; what is absent is open. */
export type Need = {
  programme?: string;
  audience?: Audience;
  language?: (typeof NEED_LANGUAGES)[number];
  gender?: (typeof NEED_GENDERS)[number];
  days?: DayOfWeek[];
  parts?: DayPart[];
  page?: number;
};

const SLUG = /^[a-z0-9-]{1,80}$/;

/** Addresses hold lists as "0,3"; the router has made a number of a list of one. */
const wordsOf = (raw: unknown) => String(raw ?? "").split(",");

/** Whatever is not known is left out. */
export function parseNeed(raw: Record<string, unknown>): Need {
  const { programme, page } = raw;
  const audience = AUDIENCES.find((one) => one === raw["audience"]);
  const language = NEED_LANGUAGES.find((one) => one === raw["language"]);
  const gender = NEED_GENDERS.find((one) => one === raw["gender"]);
  const days = DAYS_OF_WEEK.filter((day) => wordsOf(raw["days"]).includes(String(day)));
  const parts = DAY_PARTS.filter((part) => wordsOf(raw["parts"]).includes(part));
  return {
    ...(typeof programme === "string" && SLUG.test(programme) && { programme }),
    ...(audience && { audience }),
    ...(language && { language }),
    ...(gender && { gender }),
    ...(days.length > 0 && { days }),
    ...(parts.length > 0 && { parts }),
    ...(Number.isSafeInteger(page) && Number(page) > 1 && { page: Number(page) }),
  };
}

/** As the address and the server write it. */
export function writtenNeed({ days, parts, ...need }: Need) {
  return {
    ...need,
    ...(days && { days: days.join(",") }),
    ...(parts && { parts: parts.join(",") }),
  };
}

/** Another choice begins at the first page; undefined takes it away. */
export function withChoice(need: Need, choice: { [Name in keyof Need]?: Need[Name] | undefined }) {
  return parseNeed(writtenNeed(stripped({ ...need, ...choice, page: undefined })));
}

function stripped(choice: { [Name in keyof Need]?: Need[Name] | undefined }): Need {
  return Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== undefined));
}

/** Whether anything is sought. */
export const isOpen = ({ page: _, ...need }: Need) => Object.keys(need).length === 0;

/** Whether something of it orders the teachers; a gender alone leaves some out. */
export const isOrdered = ({ gender: _, ...need }: Need) => !isOpen(need);
