import { PERSON_ROLES, type PersonRole } from "@riwaq/contracts/roles";
import {
  FOUND_PER_GROUP,
  type SearchQuery,
  type SearchResults,
} from "@riwaq/contracts/views/search";
import { daysWithin } from "@riwaq/domain/scheduling/sessions/named-days";
import { toWall } from "@riwaq/domain/time/zone";

import { requireStaff } from "../../platform/actors.ts";
import type { Context, User } from "../../platform/context.ts";
import { findInstitute } from "../../platform/institute.ts";
import { matchPeople } from "./match-people.ts";
import { presentPerson } from "./presenter.ts";
import { findPeople, GROUPS, type PersonRow, TAUGHT_ROLES } from "./queries.ts";

/**
 * People by what was typed, and the days that it names. Who decides about people finds everybody, and by address and
 * number too; who decides about lessons finds the names of those who teach and learn, and days.
 */
export async function findAnyone(ctx: Context, { q }: SearchQuery): Promise<SearchResults> {
  const staff = requireStaff(ctx.actor);
  const roles = rolesShownTo(staff);
  if (q === "" || roles.length === 0) return { groups: [], days: [] };
  const { timeZone } = await findInstitute(ctx.db);
  const today = toWall(ctx.clock.now().getTime(), timeZone).date;
  const { dates, rest } = daysWithin(q, today);
  // "23/11" is a day and no part of a number.
  const isWhole = dates.length > 0 && rest === "";
  const found = await findByText(ctx, staff, isWhole && /\d/u.test(q) ? "" : q);
  const people = found.length === 0 && rest !== q ? await findByText(ctx, staff, rest) : found;
  return {
    groups: groupsOf(people, roles),
    days: staff.rights.has("lessons") ? dates.map((on) => ({ on, search: rest })) : [],
  };
}

function rolesShownTo({ rights }: User): readonly PersonRole[] {
  if (rights.has("people")) return PERSON_ROLES;
  return rights.has("lessons") ? TAUGHT_ROLES : [];
}

/** By letters; where these find few, by what sounds alike as well. */
async function findByText({ db }: Context, staff: User, text: string): Promise<PersonRow[]> {
  const isOpen = staff.rights.has("people");
  const shown = { roles: rolesShownTo(staff), isOpen };
  const match = matchPeople(text, isOpen);
  if (!match) return [];
  const exact = await findPeople(db, match.letters, shown);
  if (exact.length >= FOUND_PER_GROUP || !match.loosely) return exact;
  const known = new Set(exact.map(({ id }) => id));
  const others = (await findPeople(db, match.loosely, shown)).filter(({ id }) => !known.has(id));
  return [...exact, ...others];
}

function groupsOf(
  rows: readonly PersonRow[],
  roles: readonly PersonRole[],
): SearchResults["groups"] {
  return GROUPS.flatMap((role) => {
    const own = rows.filter((row) => row.role === role);
    if (own.length === 0) return [];
    const people = own.slice(0, FOUND_PER_GROUP).map((row) => presentPerson(row, roles));
    const hasMore = own.some(({ total }) => total > FOUND_PER_GROUP);
    return [{ role, people, has_more: hasMore || own.length > FOUND_PER_GROUP }];
  });
}
