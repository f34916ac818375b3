import {
  RESOURCES_PER_PAGE,
  type Resources,
  type ResourcesQuery,
} from "@riwaq/contracts/learning/resources";
import { matchesText } from "@riwaq/domain/people/search-text";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";

import { requireSignedIn } from "../../../platform/actors.ts";
import type { Context, SignedIn } from "../../../platform/context.ts";
import type { Database } from "../../../platform/db/database.ts";
import { resources } from "../tables/resources.ts";
import { givenTo, isGivenTo } from "./policy.ts";
import { presentResource } from "./presenter.ts";
import { countResources, findResources, findTitles } from "./queries.ts";

/** What the reader may see and asked for, in pages; past the last page is the last. */
export async function listResources(ctx: Context, query: ResourcesQuery): Promise<Resources> {
  const reader = requireSignedIn(ctx.actor);
  const where = await matching(ctx.db, reader, query);
  const total = await countResources(ctx.db, reader, where);
  const pages = Math.max(1, Math.ceil(total / RESOURCES_PER_PAGE));
  const page = Math.min(query.page, pages);
  const rows = await findResources(ctx.db, reader, {
    where,
    limit: RESOURCES_PER_PAGE,
    offset: (page - 1) * RESOURCES_PER_PAGE,
  });
  return { resources: rows.map((row) => presentResource(row, reader)), page, pages, total };
}

async function matching(
  db: Database,
  reader: SignedIn,
  { search, type, student }: ResourcesQuery,
): Promise<SQL | undefined> {
  return and(
    type ? eq(resources.type, type) : undefined,
    student ? isGivenTo(sql`given.student_id = ${student} and ${givenTo(reader)}`) : undefined,
    search ? inArray(resources.id, await idsBySearch(db, reader, search)) : undefined,
  );
}

/** Titles are compared here as everywhere on the site, without accents and vowel signs, which a database does not know. */
async function idsBySearch(db: Database, reader: SignedIn, search: string): Promise<string[]> {
  const titles = await findTitles(db, reader);
  return titles.filter(({ title }) => matchesText([title], search)).map(({ id }) => id);
}
