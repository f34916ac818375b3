import type { PersonRole, StaffRight } from "@riwaq/contracts/roles";
import type { FoundPerson, SearchResults } from "@riwaq/contracts/views/search";
import { matchesText } from "@riwaq/domain/people/search-text";

import { type StaffPage, staffSectionsFor } from "../../../../components/layout/staff-sections.ts";

type LessonsSearch = { on?: string; days?: "7"; q?: string; teacher?: string };

/** Where an action leads. */
export type Goal =
  | { to: "person"; id: string }
  | { to: "lessons"; search: LessonsSearch }
  | { to: "page"; path: StaffPage["to"] }
  | { to: "outside"; href: string };

export type Action = { name: "open" | "lessons" | "week" | "call" | "write"; goal: Goal };

type Found =
  | { kind: "person"; person: FoundPerson; role: PersonRole }
  | { kind: "day"; on: string; search: string }
  | { kind: "page"; page: StaffPage };

/** One of what was found, with what can be done at once: the first by Enter. */
export type Line = Found & { id: string; actions: readonly Action[] };

export type Group = {
  name: PersonRole | "days" | "pages" | "recent";
  lines: readonly Line[];
  hasMore?: boolean;
};

type Rights = readonly StaffRight[];

function lessonsOf(person: FoundPerson, role: PersonRole): LessonsSearch | null {
  if (role === "teacher") return { teacher: person.id, days: "7" };
  if (role === "student") return { q: person.name, days: "7" };
  const [child, ...others] = person.family;
  return role === "guardian" && child && others.length === 0 ? { q: child, days: "7" } : null;
}

/** What staff do most with somebody, of what their rights open. */
export function actionsFor(person: FoundPerson, role: PersonRole, rights: Rights): Action[] {
  const { id, phone_number: phone, email } = person;
  const lessons = rights.includes("lessons") ? lessonsOf(person, role) : null;
  const outside = (way: "call" | "write", href: string): Action => ({
    name: way,
    goal: { to: "outside", href },
  });
  return [
    ...(rights.includes("people")
      ? [{ name: "open", goal: { to: "person", id } } satisfies Action]
      : []),
    ...(lessons ? [{ name: "lessons", goal: { to: "lessons", search: lessons } } as const] : []),
    ...(phone ? [outside("call", `tel:${phone}`)] : []),
    ...(email ? [outside("write", `mailto:${email}`)] : []),
  ];
}

function dayLine({ on, search }: SearchResults["days"][number]): Line {
  const asked = { on, ...(search !== "" && { q: search }) };
  return {
    kind: "day",
    id: `day-${on}`,
    on,
    search,
    actions: [
      { name: "open", goal: { to: "lessons", search: asked } },
      { name: "week", goal: { to: "lessons", search: { ...asked, days: "7" } } },
    ],
  };
}

/** People by what they are, then days. */
export function foundGroups(results: SearchResults, rights: Rights): Group[] {
  const people = results.groups.map(({ role, people: found, has_more: hasMore }) => ({
    name: role,
    hasMore,
    lines: found.map((person): Line => ({
      kind: "person",
      id: person.id,
      person,
      role,
      actions: actionsFor(person, role, rights),
    })),
  }));
  const days = results.days.map(dayLine);
  return [...people, ...(days.length > 0 ? [{ name: "days" as const, lines: days }] : [])];
}

const PAGES_MAX = 5;

/** Pages of the institute whose name, or that of their section, has what was typed in it. */
export function pageGroup(
  typed: string,
  rights: Rights,
  nameOf: (key: StaffPage["key"] | `sections.${string}`) => string,
): Group[] {
  const lines = staffSectionsFor(rights)
    .flatMap(({ key, pages }) => pages.map((page) => ({ section: nameOf(key), page })))
    .filter(({ section, page }) => matchesText([nameOf(page.key), section], typed))
    .slice(0, PAGES_MAX)
    .map(({ page }): Line => ({
      kind: "page",
      id: page.to,
      page,
      actions: [{ name: "open", goal: { to: "page", path: page.to } }],
    }));
  return lines.length > 0 ? [{ name: "pages", lines }] : [];
}

const RECENT_MAX = 6;

/** The chosen one first, each once. */
export const withRecent = (before: readonly Line[], line: Line): Line[] =>
  [line, ...before.filter(({ id }) => id !== line.id)].slice(0, RECENT_MAX);
