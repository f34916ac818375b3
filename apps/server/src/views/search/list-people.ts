import { PERSON_ROLES } from "@riwaq/contracts/roles";
import {
  type AllPeople,
  type AllPeopleQuery,
  PEOPLE_PER_PAGE,
} from "@riwaq/contracts/views/all-people";
import { type SQL, and, isNotNull, isNull, sql } from "drizzle-orm";

import { users } from "../../modules/identity/tables/users.ts";
import { hasRole } from "../../modules/identity/users/queries.ts";
import { requireRight } from "../../platform/actors.ts";
import type { Context } from "../../platform/context.ts";
import { matchPeople } from "./match-people.ts";
import { presentPerson } from "./presenter.ts";
import { findPage, isSomebody } from "./queries.ts";

/** A page of everybody by name; searched as everywhere, loosely where the letters find nobody. */
export async function listPeople(
  { db, actor }: Context,
  query: AllPeopleQuery,
): Promise<AllPeople> {
  requireRight("people")(actor);
  const { search, after, before } = query;
  const match = search === "" ? null : matchPeople(search, true);
  if (search !== "" && !match) return { people: [], has_before: false, has_after: false };
  const direction = before && !after ? "before" : "after";
  const from = after ?? before;
  const page = async (fits: SQL | undefined) => {
    const where = and(narrowed(query), fits) ?? isSomebody;
    return findPage(db, { where, direction, from, limit: PEOPLE_PER_PAGE + 1 });
  };
  const found = await page(match?.letters.where);
  const rows = found.length === 0 && match?.loosely ? await page(match.loosely.where) : found;
  const hasMore = rows.length > PEOPLE_PER_PAGE;
  const people = rows.slice(0, PEOPLE_PER_PAGE).map((row) => presentPerson(row, PERSON_ROLES));
  return direction === "before"
    ? { people: people.toReversed(), has_before: hasMore, has_after: true }
    : { people, has_before: from !== undefined, has_after: hasMore };
}

function narrowed({ role, state }: AllPeopleQuery): SQL | undefined {
  const isClosed = state === "closed" ? isNotNull(users.closedAt) : isNull(users.closedAt);
  return and(isSomebody, role && hasRole(sql`users.id`, role), state && isClosed);
}
