import { PERSON_ROLES } from "@riwaq/contracts/roles";
import { type AllPeopleQuery, PEOPLE_STATES } from "@riwaq/contracts/views/all-people";

/** What staff ask for among all people, as the address holds it; absent means everybody, from the first on. */
export type PeopleSearch = Partial<Pick<AllPeopleQuery, "role" | "state" | "after" | "before">> & {
  q?: string;
};

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const isId = (value: unknown): value is string => typeof value === "string" && ID.test(value);

/** What is not known is left out; the router has read numbers as numbers. */
export function parsePeopleSearch(raw: Record<string, unknown>): PeopleSearch {
  const { q, after, before } = raw;
  const role = PERSON_ROLES.find((one) => one === raw["role"]);
  const state = PEOPLE_STATES.find((one) => one === raw["state"]);
  const typed = typeof q === "number" ? String(q) : q;
  return {
    ...(typeof typed === "string" && typed !== "" && { q: typed }),
    ...(role && { role }),
    ...(state && { state }),
    ...(isId(after) && { after }),
    ...(isId(before) && !isId(after) && { before }),
  };
}

/** The same people from the first on. */
export const fromStart = ({ q, role, state }: PeopleSearch): PeopleSearch =>
  parsePeopleSearch({ q, role, state });

/** Whether fewer than everybody are asked for. */
export const isNarrowed = ({ q, role, state }: PeopleSearch): boolean =>
  Boolean(q ?? role ?? state);
